/// The well-formed byte sequences of UTF-8 (The Unicode Standard, table 3-7).
enum UTF8Shape {
  /// How many bytes a character has that begins with this one, 0 when none does.
  static func length(lead: UInt8) -> Int {
    switch lead {
    case 0x00...0x7f: return 1
    case 0xc2...0xdf: return 2
    case 0xe0...0xef: return 3
    case 0xf0...0xf4: return 4
    default: return 0
    }
  }

  /// Whether `byte` may stand at `position` (from 1) of a character that begins with `lead`.
  static func isValid(_ byte: UInt8, at position: Int, lead: UInt8) -> Bool {
    guard position == 1 else { return (0x80...0xbf).contains(byte) }
    switch lead {
    case 0xe0: return (0xa0...0xbf).contains(byte)
    case 0xed: return (0x80...0x9f).contains(byte)
    case 0xf0: return (0x90...0xbf).contains(byte)
    case 0xf4: return (0x80...0x8f).contains(byte)
    default: return (0x80...0xbf).contains(byte)
    }
  }

  /// The end of the run of whole, printable characters, line ends and tabs that begins at `start`.
  ///
  /// - Complexity: O(n) in the length of the run.
  static func textEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        guard byte >= 0x20 && byte != 0x7f || byte == 0x0d || byte == 0x0a || byte == 0x09 else { break }
        index += 1
      } else {
        let length = characterLength(bytes, at: index)
        if length == 0 { break }
        index += length
      }
    }
    return index
  }

  /// The length of the whole, printable, non-ASCII character at `index`, 0 when there is none.
  private static func characterLength(_ bytes: Span<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    let length = length(lead: lead)
    guard length > 0, index + length <= bytes.count else { return 0 }
    for position in 1..<length where !isValid(bytes[index + position], at: position, lead: lead) { return 0 }
    return lead == 0xc2 && bytes[index + 1] < 0xa0 ? 0 : length
  }

  /// The scalar of a well-formed sequence.
  static func scalar(_ bytes: some Collection<UInt8>) -> Unicode.Scalar? {
    guard let lead = bytes.first else { return nil }
    if lead < 0x80 { return Unicode.Scalar(lead) }
    let mask: UInt8 = bytes.count == 2 ? 0x1f : bytes.count == 3 ? 0x0f : 0x07
    let value = bytes.dropFirst().reduce(UInt32(lead & mask)) { $0 << 6 | UInt32($1 & 0x3f) }
    return Unicode.Scalar(value)
  }
}
