extension JSONParser {
  /// Parses a text from its opening quote on.
  mutating func string() throws(JSONFault) -> String {
    let start = position
    let quote = bytes[position]
    var text: [UInt8] = []
    position += 1
    while let byte = next {
      position += 1
      switch byte {
      case quote:
        if dialect == .received { return String(decoding: text, as: UTF8.self) }
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

  private mutating func escape() throws(JSONFault) -> String.UTF8View {
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
    case UInt8(ascii: "'") where dialect == .json5: return "'".utf8
    // A text goes on in the next line after a backslash.
    case 0x0A where dialect == .json5: return "".utf8
    case UInt8(ascii: "u"):
      let unit = try codeUnit(from: start)
      let end = position
      let isPair = UTF16.isLeadSurrogate(unit) && bytes[position...].starts(with: "\\u".utf8)
      if isPair { position += 2 }
      let units = isPair ? [unit, try codeUnit(from: start)] : [unit]
      if let text = String(validating: units, as: UTF16.self) { return text.utf8 }
      guard dialect == .received else { throw failure("a whole surrogate pair", at: start) }
      // What follows may be whole in itself.
      position = end
      return "\u{FFFD}".utf8
    default: throw failure("an escape such as \\n or \\u00E9", at: start)
    }
  }

  private mutating func codeUnit(from start: Int) throws(JSONFault) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    // Checked one by one: the integer initializer would also take a sign.
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("four hexadecimal digits after \\u", at: start) }
    position += 4
    return unit
  }
}
