/// The CRC-32 of ISO 3309, as in gzip and PNG: it finds every burst of up to 32 wrong bits.
struct Checksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
  }

  private var state: UInt32 = .max

  /// The checksum of all that was added.
  var value: UInt32 { ~state }

  /// Adds bytes.
  ///
  /// - Complexity: O(*n*) in their number.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    state = Self.table.withUnsafeBufferPointer { table in
      bytes.reduce(state) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }
  }

  /// The checksum of some bytes.
  static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var checksum = Checksum()
    checksum.add(bytes)
    return checksum.value
  }
}
