/// The rows of a table as text, with quotation marks around what holds the separator or a line end (RFC 4180).
struct DelimitedRows: Sequence, IteratorProtocol {
  /// One row.
  struct Row: Equatable {
    /// The line it begins in, counted from 1.
    let line: Int
    let fields: [String]
    /// Whether every quotation mark that was opened was closed.
    let isClosed: Bool
  }

  private let separator: Character
  private var rest: Substring
  private var line = 1

  init(_ text: String, separator: Character) {
    self.separator = separator
    rest = text[...]
  }

  mutating func next() -> Row? {
    guard !rest.isEmpty else { return nil }
    let start = line
    var fields: [String] = []
    var field = ""
    var isQuoted = false
    while let character = rest.popFirst() {
      if character == "\n" { line += 1 }
      if isQuoted {
        if character != "\"" {
          field.append(character)
        } else if rest.first == "\"" {
          field.append("\"")
          rest.removeFirst()
        } else {
          isQuoted = false
        }
      } else if character == "\"", field.isEmpty {
        isQuoted = true
      } else if character == separator {
        fields.append(field)
        field = ""
      } else if character == "\n" {
        return Row(line: start, fields: fields + [field], isClosed: true)
      } else {
        field.append(character)
      }
    }
    return Row(line: start, fields: fields + [field], isClosed: !isQuoted)
  }
}
