import KeylineCore
import KeylineStore

/// What `keyline replacements import` reads: what `export` has written, or a table with commas or tabs (RFC 4180).
enum ReplacementImport {
  /// Reads a file.
  ///
  /// - Parameter file: The file, or standard input.
  /// - Returns: Its replacements, at least one.
  /// - Throws: `CommandFailure` that names the first line that is none; nothing is to be used then.
  static func read(_ file: OperandFile) throws(CommandFailure) -> [Replacement] {
    let bytes = try file.read()
    guard let first = bytes.first(where: { !" \t\r\n".utf8.contains($0) }) else {
      throw CommandFailure(message: "\(file.title) is empty: give it one shortcut and text a line.")
    }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return try document(bytes, file) }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw CommandFailure(message: "\(file.title) is not UTF-8: save it as such; nothing was added.")
    }
    return try table(text(bytes), file)
  }

  /// A text of a file, without the end of its last line.
  static func text(_ bytes: [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    text.unicodeScalars.removeAll { $0 == "\r" }
    if text.hasSuffix("\n") { text.removeLast() }
    if text.hasPrefix("\u{FEFF}") { text.unicodeScalars.removeFirst() }
    return text
  }

  private static func document(_ bytes: [UInt8], _ file: OperandFile) throws(CommandFailure) -> [Replacement]
  {
    let root: JSONValue
    do throws(JSONFault) { root = try JSONValue(parsing: bytes) } catch {
      throw CommandFailure(message: "\(file.title): \(error.description); nothing was added.")
    }
    if let version = root["version"]?.integer, version > 1 {
      throw CommandFailure(
        message:
          "\(file.title) is of version \(version), which only a newer Keyline can read; nothing was added.")
    }
    guard let entries = root.array ?? root["replacements"]?.array else {
      throw CommandFailure(
        message: "\(file.title) has no list \"replacements\", as `keyline replacements export` writes it.")
    }
    var found: [(place: Int, replacement: Replacement)] = []
    for (index, entry) in entries.enumerated() {
      do throws(ReplacementFault) { found.append((index + 1, try Replacement(entry))) } catch {
        throw CommandFailure(
          message: "\(file.title), replacement \(index + 1): \(error.clause); nothing was added.")
      }
    }
    return try once(found, "replacement", file)
  }

  private static func table(_ text: String, _ file: OperandFile) throws(CommandFailure) -> [Replacement] {
    let line = text.prefix { $0 != "\n" }
    let separator: Character = line.contains("\t") ? "\t" : ","
    var found: [(place: Int, replacement: Replacement)] = []
    for row in DelimitedRows(text, separator: separator) where row.fields != [""] {
      guard row.isClosed else {
        throw CommandFailure(
          message: "\(file.title), line \(row.line): a quotation mark is not closed; nothing was added.")
      }
      guard row.fields.count == 2 else {
        let mark = separator == "," ? "a comma" : "a tab"
        throw CommandFailure(
          message:
            "\(file.title), line \(row.line): a line has a shortcut, \(mark) and a text, which stands in "
            + "quotation marks where it holds one of them; nothing was added.")
      }
      do throws(ReplacementFault) {
        found.append((row.line, try Replacement(shortcut: row.fields[0], text: row.fields[1])))
      } catch {
        throw CommandFailure(message: "\(file.title), line \(row.line): \(error.clause); nothing was added.")
      }
    }
    return try once(found, "line", file)
  }

  /// The replacements, where each shortcut stands once.
  private static func once(
    _ found: [(place: Int, replacement: Replacement)], _ unit: String, _ file: OperandFile
  ) throws(CommandFailure) -> [Replacement] {
    guard !found.isEmpty else { throw CommandFailure(message: "\(file.title) holds no replacement.") }
    var places: [String: Int] = [:]
    for (place, replacement) in found {
      let key = LearnedSequence.folded(replacement.shortcut)
      if let first = places[key] {
        throw CommandFailure(
          message:
            "\(file.title), \(unit) \(place): the shortcut stands in \(unit) \(first) too; nothing was added."
        )
      }
      places[key] = place
    }
    return found.map(\.replacement)
  }
}
