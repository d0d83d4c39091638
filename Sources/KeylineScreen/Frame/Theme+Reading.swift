import FoundationEssentials
import KeylineCore

extension Theme {
  /// Reads a theme and those it extends.
  ///
  /// A theme names only the styles it changes: of the theme it `extends`, or of the plain one.
  ///
  /// - Parameters:
  ///   - name: The theme's name, that of its file without `.json`.
  ///   - contents: The bytes of the theme file of a name, or nil when there is none.
  /// - Throws: `ThemeError` when a file is missing or says what cannot be understood.
  public init(named name: String, contents: (_ name: String) -> [UInt8]?) throws(ThemeError) {
    var chain: [(file: String, content: ThemeFile)] = []
    var next: String? = name
    while let current = next {
      let file = current + ".json"
      guard !chain.contains(where: { $0.file == file }) else { throw ThemeError(file: file, .extendsItself) }
      guard let bytes = contents(current) else { throw ThemeError(file: file, .notFound) }
      let content = try Self.parse(bytes, file: file)
      chain.append((file, content))
      next = content.extends
    }
    self = .plain
    for (file, content) in chain.reversed() { try apply(content, file: file) }
  }

  private mutating func apply(_ content: ThemeFile, file: String) throws(ThemeError) {
    // In order of their names, so that the same file always gives the same first error.
    for (name, entry) in content.styles.sorted(by: { $0.key < $1.key }) {
      guard let style = CellStyle(named: name) else {
        throw ThemeError(file: file, style: name, .unknownStyle)
      }
      if let field = entry.unknownField { throw ThemeError(file: file, style: name, .unknownField(field)) }
      if let color = entry.foreground { self[style].foreground = try Self.color(color, file, name) }
      if let color = entry.background { self[style].background = try Self.color(color, file, name) }
      if let words = entry.attributes { self[style].attributes = try Self.attributes(words, file, name) }
    }
  }

  private static func color(
    _ color: ThemeFile.Color, _ file: String, _ style: String
  ) throws(ThemeError) -> ThemeColor? {
    if color.text == "default" { return nil }
    guard let value = ThemeColor(color.text) else {
      throw ThemeError(file: file, style: style, .unknownColor(color.text))
    }
    return value
  }

  private static func attributes(
    _ words: [String], _ file: String, _ style: String
  ) throws(ThemeError) -> CellAttributes {
    var attributes: CellAttributes = []
    for word in words {
      guard let known = CellAttributes.named.first(where: { $0.name == word }) else {
        throw ThemeError(file: file, style: style, .unknownAttribute(word))
      }
      attributes.insert(known.attribute)
    }
    return attributes
  }

  private static func parse(_ bytes: [UInt8], file: String) throws(ThemeError) -> ThemeFile {
    // The decoder names no place, and takes one of two equal fields without a word.
    if let fault = JSONFault.find(in: bytes) { throw ThemeError(file: file, .malformed(fault.description)) }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do {
      return try decoder.decode(ThemeFile.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw ThemeError(file: file, .malformed(describe(error)))
    } catch {
      throw ThemeError(file: file, .malformed("it cannot be read as JSON"))
    }
  }

  private static func describe(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, _): "the field \"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")) is of the wrong kind"
    case .dataCorrupted: "it cannot be read as JSON"
    @unknown default: "it cannot be read as JSON"
    }
  }
}
