/// Parses JSON (RFC 8259) strictly, or JSON5 (https://spec.json5.org), and says where and why a text is none.
///
/// Foundation's decoder names no line on Linux, where an author needs it most (a comma too many), and
/// merges equal fields without a word.
struct JSONParser {
  /// How strictly a text is read.
  enum Dialect {
    /// RFC 8259 to the letter.
    case strict
    /// The same, but for texts that another program has cut or encoded badly: what is broken of them is U+FFFD.
    case received
    /// With comments, commas at the end, names without quotes and the other liberties of JSON5.
    case json5
  }

  /// Deeper than any file of ours; it bounds the parser's own recursion.
  private static let mostDepth = 32
  /// The mark that some editors put before UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let bytes: [UInt8]
  let dialect: Dialect
  var position = 0
  private var depth = 0

  /// Parses a whole text.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - dialect: How strictly it is read.
  /// - Returns: Its one value.
  /// - Throws: The first place at which it is not JSON.
  /// - Complexity: O(*n*) in its length.
  static func parse(_ bytes: [UInt8], as dialect: Dialect = .strict) throws(JSONFault) -> JSONValue {
    var parser = JSONParser(bytes: bytes, dialect: dialect)
    try parser.skipByteOrderMark()
    let value = try parser.value()
    try parser.skipBlanks()
    guard parser.next == nil else { throw parser.failure("nothing more after the value") }
    return value
  }

  private init(bytes: [UInt8], dialect: Dialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  // MARK: Values

  private mutating func value() throws(JSONFault) -> JSONValue {
    try skipBlanks()
    switch next {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "'") where dialect == .json5: return .string(try string())
    case UInt8(ascii: "{"): return .object(try nested { parser throws(JSONFault) in try parser.object() })
    case UInt8(ascii: "["): return .array(try nested { parser throws(JSONFault) in try parser.array() })
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func nested<Value>(
    _ parse: (inout JSONParser) throws(JSONFault) -> Value
  ) throws(JSONFault) -> Value {
    guard depth < Self.mostDepth else { throw failure("at most \(Self.mostDepth) levels") }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return try parse(&self)
  }

  private mutating func object() throws(JSONFault) -> [String: JSONValue] {
    var fields: [String: JSONValue] = [:]
    if try take("}") { return fields }
    repeat {
      try skipBlanks()
      if dialect == .json5, !fields.isEmpty, try take("}") { return fields }
      let start = position
      let name = try fieldName()
      guard fields[name] == nil else { throw failure("each field once", at: start) }
      guard try take(":") else { throw failure("\":\" after the name of a field") }
      fields[name] = try value()
    } while try take(",")
    guard try take("}") else { throw failure("\",\" or \"}\"") }
    return fields
  }

  private mutating func fieldName() throws(JSONFault) -> String {
    if next == UInt8(ascii: "\"") || dialect == .json5 && next == UInt8(ascii: "'") { return try string() }
    guard dialect == .json5 else { throw failure("the name of a field, in quotes") }
    let name = bytes[position...].prefix { byte in
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
    }
    guard let first = name.first, !(0x30...0x39).contains(first),
      let text = String(validating: name, as: UTF8.self)
    else { throw failure("the name of a field") }
    position += name.count
    return text
  }

  private mutating func array() throws(JSONFault) -> [JSONValue] {
    var elements: [JSONValue] = []
    if try take("]") { return elements }
    repeat {
      if dialect == .json5, !elements.isEmpty, try take("]") { return elements }
      elements.append(try value())
    } while try take(",")
    guard try take("]") else { throw failure("\",\" or \"]\"") }
    return elements
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONFault) -> JSONValue {
    let isHere = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    guard isHere else { throw failure("a value") }
    position += word.utf8CodeUnitCount
    return value
  }

  // MARK: Bytes

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipByteOrderMark() throws(JSONFault) {
    // A text of UTF-16 begins with one of these, and no text of UTF-8 does.
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw failure("a file in UTF-8; this one is in UTF-16")
    }
    guard bytes.starts(with: Self.byteOrderMark) else { return }
    guard dialect == .json5 else { throw failure("no byte order mark; save the file as UTF-8 without one") }
    position = Self.byteOrderMark.count
  }

  private mutating func skipBlanks() throws(JSONFault) {
    while let byte = next {
      if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        position += 1
      } else if dialect != .json5 || byte != UInt8(ascii: "/") {
        return
      } else {
        try skipComment()
      }
    }
  }

  private mutating func skipComment() throws(JSONFault) {
    let start = position
    if bytes[position...].starts(with: "//".utf8) {
      position = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
    } else if bytes[position...].starts(with: "/*".utf8) {
      position += 2
      while !bytes[position...].starts(with: "*/".utf8) {
        guard position < bytes.count else { throw failure("the end of this comment", at: start) }
        position += 1
      }
      position += 2
    } else {
      throw failure("a comment after \"/\"")
    }
  }

  private mutating func take(_ mark: Unicode.Scalar) throws(JSONFault) -> Bool {
    try skipBlanks()
    guard next == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  func failure(_ expected: String, at place: Int? = nil) -> JSONFault {
    let before = bytes.prefix(min(place ?? position, bytes.count))
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return JSONFault(line: line, column: before.count - lineStart + 1, detail: "expected \(expected)")
  }
}
