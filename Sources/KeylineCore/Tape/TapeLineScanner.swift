/// Reads the arguments of one line of a tape.
struct TapeLineScanner {
  private(set) var rest: Substring
  private let number: Int

  init(line: Substring, number: Int) {
    rest = line
    self.number = number
  }

  var isAtEnd: Bool { rest.isEmpty }

  func error(_ reason: String) -> TapeError { TapeError(line: number, reason: reason) }

  mutating func skipBlanks() { rest = rest.drop { $0 == " " || $0 == "\t" } }

  /// Whether nothing but blanks or a comment is left.
  var isAtLineEnd: Bool {
    let next = rest.first { $0 != " " && $0 != "\t" }
    return next == nil || next == "#"
  }

  mutating func expectEnd() throws(TapeError) {
    skipBlanks()
    guard isAtLineEnd else { throw error("nothing may follow here, but `\(rest)` does") }
  }

  /// The next run of characters without blanks, or a quoted string.
  mutating func word(_ what: String) throws(TapeError) -> String {
    skipBlanks()
    if rest.first == "\"" { return try string() }
    let word = rest.prefix { $0 != " " && $0 != "\t" }
    guard !word.isEmpty else { throw error("\(what) is missing") }
    rest = rest[word.endIndex...]
    return String(word)
  }

  mutating func literal(_ expected: String) throws(TapeError) {
    let found = try word("`\(expected)`")
    guard found == expected else { throw error("expected `\(expected)`, not `\(found)`") }
  }

  /// A name that is safe as a file's name.
  mutating func name() throws(TapeError) -> String {
    let name = try word("a name")
    let isSafe = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    guard isSafe else {
      throw error("a name is made of ASCII letters, digits, `-` and `_`, unlike `\(name)`")
    }
    return name
  }

  mutating func chord() throws(TapeError) -> KeyChord {
    let text = try word("a key such as `Ctrl-D`")
    do throws(KeyChordError) {
      return try KeyChord(notation: text)
    } catch {
      throw self.error("`\(text)` is no key; keys are written like `a`, `Enter`, `Alt-x`, `Ctrl-Left`")
    }
  }

  /// A string in double quotes with the escapes `\n \t \r \e \\ \" \u{…}`.
  mutating func string() throws(TapeError) -> String {
    skipBlanks()
    guard rest.popFirst() == "\"" else { throw error("a text in double quotes is missing") }
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\": text.unicodeScalars.append(try escape())
      default: text.append(character)
      }
    }
    throw error("the text has no closing quote")
  }

  private mutating func escape() throws(TapeError) -> Unicode.Scalar {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "e": return "\u{1B}"
    case "\\": return "\\"
    case "\"": return "\""
    case "u":
      let digits = rest.dropFirst().prefix { $0 != "}" }
      guard rest.first == "{", let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
      else {
        throw error("`\\u` needs a Unicode scalar in hex, as in `\\u{1F600}`")
      }
      rest = rest[digits.endIndex...].dropFirst()
      return scalar
    default: throw error("the escapes are \\n \\t \\r \\e \\\\ \\\" and \\u{…}")
    }
  }

  /// A pattern between slashes; `\/` is a slash.
  mutating func regex() throws(TapeError) -> String {
    skipBlanks()
    guard rest.popFirst() == "/" else { throw error("a pattern between slashes is missing") }
    var pattern = ""
    while let character = rest.popFirst() {
      if character == "/" {
        guard (try? Regex(pattern)) != nil else { throw error("the pattern cannot be read: \(pattern)") }
        return pattern
      }
      if character == "\\", rest.first == "/" {
        pattern.append("/")
        rest.removeFirst()
      } else {
        pattern.append(character)
      }
    }
    throw error("the pattern has no closing slash")
  }

  /// A key id, or a cell such as `12,3`, counted from 1.
  mutating func place() throws(TapeError) -> TapePlace {
    skipBlanks()
    let isQuoted = rest.first == "\""
    let text = try word("a key id or a cell such as `12,3`")
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard !isQuoted, parts.count == 2, let column = Int(parts[0]), let row = Int(parts[1]) else {
      return .key(text)
    }
    guard (1...1000).contains(column), (1...1000).contains(row) else {
      throw error("`\(text)` is no cell; cells are counted from 1,1 at the top left, to 1000,1000 at most")
    }
    return .cell(column: column - 1, row: row - 1)
  }

  /// How often, from 1 to 100.
  mutating func count() throws(TapeError) -> Int {
    let text = try word("a number")
    guard let count = Int(text), (1...100).contains(count) else {
      throw error("`\(text)` is no number from 1 to 100")
    }
    return count
  }

  /// A time such as `500ms`, `2s` or `1.5s`.
  mutating func duration() throws(TapeError) -> Duration {
    let text = try word("a time such as `500ms`")
    let isMilliseconds = text.hasSuffix("ms")
    let digits = text.dropLast(isMilliseconds ? 2 : 1)
    guard isMilliseconds || text.hasSuffix("s"), let value = Double(digits), value >= 0,
      value * (isMilliseconds ? 0.001 : 1) <= 24 * 3600
    else { throw error("`\(text)` is no time; times are written like `500ms` or `1.5s`, one day at most") }
    return .microseconds(Int64((value * (isMilliseconds ? 1000 : 1_000_000)).rounded()))
  }

  /// A size such as `80x24`.
  mutating func size() throws(TapeError) -> ScreenSize {
    let text = try word("a size such as `80x24`")
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { throw error("`\(text)` is no size; sizes are written like `80x24`, from 1x1 to 1000x1000") }
    return ScreenSize(columns: columns, rows: rows)
  }
}
