/// The shape of UTF-8 sequences, valid or not.
///
/// Invalid input is cut into maximal subparts as `String(decoding:as:)` does it: the longest prefix of a
/// sequence that could still have become valid counts as one scalar, U+FFFD
/// (The Unicode Standard, chapter 3, "U+FFFD Substitution of Maximal Subparts").
enum UTF8Sequence {
  /// Whether the byte has the form `10xxxxxx`.
  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The number of bytes a sequence with this first byte has when it is whole; 1 for a byte that begins none.
  static func expectedLength(_ lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Whether `second` may follow `lead`; some leads leave out overlong forms, surrogates or what lies
  /// above U+10FFFF (The Unicode Standard, table 3-7).
  static func accepts(second: UInt8, after lead: UInt8) -> Bool {
    switch lead {
    case 0xE0: (0xA0...0xBF).contains(second)
    case 0xED: (0x80...0x9F).contains(second)
    case 0xF0: (0x90...0xBF).contains(second)
    case 0xF4: (0x80...0x8F).contains(second)
    default: isContinuation(second)
    }
  }

  /// The length of the scalar or maximal subpart that starts at `index`, in bytes (1 to 4).
  static func length(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let lead = bytes[index]
    let expected = expectedLength(lead)
    guard expected > 1, index + 1 < bytes.count, accepts(second: bytes[index + 1], after: lead) else {
      return 1
    }
    var length = 2
    while length < expected, index + length < bytes.count, isContinuation(bytes[index + length]) {
      length += 1
    }
    return length
  }

  /// The scalar in `length` bytes at `index`, U+FFFD for a maximal subpart.
  static func scalar(
    at index: Int, length: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Unicode.Scalar {
    let lead = bytes[index]
    guard lead >= 0x80 else { return Unicode.Scalar(lead) }
    guard length > 1, length == expectedLength(lead) else { return "\u{FFFD}" }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for next in 1..<length { value = value << 6 | UInt32(bytes[index + next] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The number of scalars, each maximal subpart counted as one.
  static func scalarCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = 0
    var count = 0
    while index < bytes.count {
      index += bytes[index] < 0x80 ? 1 : length(at: index, in: bytes)
      count += 1
    }
    return count
  }
}
