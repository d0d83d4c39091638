extension JSONParser {
  /// Parses a number, or says that there is no value.
  mutating func number() throws(JSONFault) -> Double {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || dialect == .json5 && next == UInt8(ascii: "+") { position += 1 }
    if dialect == .json5,
      bytes[position...].starts(with: "0x".utf8) || bytes[position...].starts(with: "0X".utf8)
    {
      return try hexadecimal(isNegative: isNegative)
    }
    let digitsStart = position
    let whole = digits()
    let hasPoint = next == UInt8(ascii: ".")
    guard whole > 0 || dialect == .json5 && hasPoint else { throw failure("a value", at: start) }
    let leadsWithZero = whole > 1 && bytes[digitsStart] == UInt8(ascii: "0")
    if hasPoint {
      position += 1
      let fraction = digits()
      guard fraction > 0 || dialect == .json5 && whole > 0 else { throw failure("a digit after the point") }
    }
    if let letter = next, letter | 0x20 == UInt8(ascii: "e") {
      position += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
      guard digits() > 0 else { throw failure("a digit of the exponent") }
    }
    guard !leadsWithZero, let number = Double(String(decoding: bytes[digitsStart..<position], as: UTF8.self))
    else { throw failure("a number", at: start) }
    guard number.isFinite else { throw failure("a number that is not so large", at: start) }
    return isNegative ? -number : number
  }

  private mutating func hexadecimal(isNegative: Bool) throws(JSONFault) -> Double {
    position += 2
    let start = position
    while let digit = next, Character(Unicode.Scalar(digit)).isHexDigit { position += 1 }
    guard position > start else { throw failure("a hexadecimal digit") }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = UInt64(text, radix: 16) else {
      throw failure("a number that is not so large", at: start)
    }
    return isNegative ? -Double(number) : Double(number)
  }

  private mutating func digits() -> Int {
    let start = position
    while let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) { position += 1 }
    return position - start
  }
}
