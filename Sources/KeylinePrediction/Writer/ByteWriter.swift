/// Writes numbers as a model file holds them: little-endian.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ number: Float) { append(number.bitPattern) }

  mutating func append(contentsOf more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Appends a number in seven bits a byte, the lowest first.
  mutating func append(variable number: Int) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F | 0x80))
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends zeros up to a multiple of a length.
  mutating func align(to length: Int) {
    while bytes.count % length != 0 { bytes.append(0) }
  }

  mutating func replace(at offset: Int, with number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.replaceSubrange(offset..<offset + $0.count, with: $0) }
  }
}
