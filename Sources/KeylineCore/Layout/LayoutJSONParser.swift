/// Parses JSON (RFC 8259), strictly, and says where and why a text is none.
///
/// Foundation's decoder names no line on Linux, where an author needs it most (a comma too many), and
/// merges equal fields without a word.
struct LayoutJSONParser {
  /// Why a text is not JSON.
  struct Failure: Error {
    /// The line, counted from 1.
    let line: Int
    /// The column, counted in bytes from 1.
    let column: Int
    /// What was expected.
    let detail: String
  }

  /// Deeper than any layout; it bounds the parser's own recursion.
  private static let mostDepth = 32

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Parses a whole text.
  ///
  /// - Parameter bytes: The text, in UTF-8.
  /// - Returns: Its one value.
  /// - Throws: The first place at which it is not JSON.
  /// - Complexity: O(*n*) in its length.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> LayoutJSON {
    var parser = LayoutJSONParser(bytes: bytes)
    let value = try parser.value()
    parser.skipBlanks()
    guard parser.next == nil else { throw parser.failure("nothing more after the value") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Values

  private mutating func value() throws(Failure) -> LayoutJSON {
    skipBlanks()
    switch next {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return .object(try nested { parser throws(Failure) in try parser.object() })
    case UInt8(ascii: "["): return .array(try nested { parser throws(Failure) in try parser.array() })
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func nested<Value>(
    _ parse: (inout LayoutJSONParser) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard depth < Self.mostDepth else { throw failure("at most \(Self.mostDepth) levels") }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return try parse(&self)
  }

  private mutating func object() throws(Failure) -> [String: LayoutJSON] {
    var fields: [String: LayoutJSON] = [:]
    if take("}") { return fields }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw failure("the name of a field, in quotes") }
      let start = position
      let name = try string()
      guard fields[name] == nil else { throw failure("each field once", at: start) }
      guard take(":") else { throw failure("\":\" after the name of a field") }
      fields[name] = try value()
    } while take(",")
    guard take("}") else { throw failure("\",\" or \"}\"") }
    return fields
  }

  private mutating func array() throws(Failure) -> [LayoutJSON] {
    var elements: [LayoutJSON] = []
    if take("]") { return elements }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw failure("\",\" or \"]\"") }
    return elements
  }

  private mutating func word(_ word: StaticString, _ value: LayoutJSON) throws(Failure) -> LayoutJSON {
    let isHere = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    guard isHere else { throw failure("a value") }
    position += word.utf8CodeUnitCount
    return value
  }

  private mutating func number() throws(Failure) -> Double {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let whole = digits()
    guard whole > 0 else { throw failure("a value", at: start) }
    let leadsWithZero = whole > 1 && bytes[position - whole] == UInt8(ascii: "0")
    if next == UInt8(ascii: ".") {
      position += 1
      guard digits() > 0 else { throw failure("a digit after the point") }
    }
    if let letter = next, letter | 0x20 == UInt8(ascii: "e") {
      position += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
      guard digits() > 0 else { throw failure("a digit of the exponent") }
    }
    let number = Double(String(decoding: bytes[start..<position], as: UTF8.self))
    guard let number, number.isFinite, !leadsWithZero else { throw failure("a number", at: start) }
    return number
  }

  private mutating func digits() -> Int {
    let start = position
    while let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) { position += 1 }
    return position - start
  }

  // MARK: Strings

  private mutating func string() throws(Failure) -> String {
    let start = position
    var text: [UInt8] = []
    position += 1
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw failure("a text in UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"): text.append(contentsOf: try escape())
      case ..<0x20: throw failure("no line break or control character in a text", at: position - 1)
      default: text.append(byte)
      }
    }
    throw failure("the closing quote of this text", at: start)
  }

  private mutating func escape() throws(Failure) -> String.UTF8View {
    let start = position - 1
    let letter = next
    position += 1
    switch letter {
    case UInt8(ascii: "\""): return "\"".utf8
    case UInt8(ascii: "\\"): return "\\".utf8
    case UInt8(ascii: "/"): return "/".utf8
    case UInt8(ascii: "b"): return "\u{8}".utf8
    case UInt8(ascii: "f"): return "\u{C}".utf8
    case UInt8(ascii: "n"): return "\n".utf8
    case UInt8(ascii: "r"): return "\r".utf8
    case UInt8(ascii: "t"): return "\t".utf8
    case UInt8(ascii: "u"):
      let unit = try codeUnit(from: start)
      let isPair = UTF16.isLeadSurrogate(unit) && bytes[position...].starts(with: "\\u".utf8)
      if isPair { position += 2 }
      let units = isPair ? [unit, try codeUnit(from: start)] : [unit]
      guard let text = String(validating: units, as: UTF16.self) else {
        throw failure("a whole surrogate pair", at: start)
      }
      return text.utf8
    default: throw failure("an escape such as \\n or \\u00E9", at: start)
    }
  }

  private mutating func codeUnit(from start: Int) throws(Failure) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    // Checked one by one: the integer initializer would also take a sign.
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("four hexadecimal digits after \\u", at: start) }
    position += 4
    return unit
  }

  // MARK: Bytes

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private func failure(_ expected: String, at place: Int? = nil) -> Failure {
    let before = bytes.prefix(min(place ?? position, bytes.count))
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return Failure(line: line, column: before.count - lineStart + 1, detail: "expected \(expected)")
  }
}
