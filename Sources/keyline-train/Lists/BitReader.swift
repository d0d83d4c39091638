/// Reads numbers of any width out of packed bits, the lowest bit first.
struct BitReader {
  private let bytes: [UInt8]
  private let start: Int

  /// - Parameters:
  ///   - bytes: What they lie in.
  ///   - start: The byte that bit 0 is in.
  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
  }

  /// The number that lies in so many bits; bits behind the end are 0.
  func number(at bit: Int, width: Int) -> Int {
    precondition((0...56).contains(width), "at most 56 bits are read at once")
    var word: UInt64 = 0
    let first = start + bit / 8
    for offset in 0..<8 where first + offset < bytes.count {
      word |= UInt64(bytes[first + offset]) << UInt64(offset * 8)
    }
    return Int((word >> UInt64(bit % 8)) & ((1 << UInt64(width)) - 1))
  }

  /// How many bits the numbers up to one need.
  static func width(upTo number: Int) -> Int { Int.bitWidth - number.leadingZeroBitCount }
}
