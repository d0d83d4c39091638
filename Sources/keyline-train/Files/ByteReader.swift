/// Reads numbers out of bytes, the lowest byte first; behind the end there are zeros.
struct ByteReader {
  private let bytes: [UInt8]
  /// Where it reads next.
  var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether nothing was read behind the end.
  var isInside: Bool { place <= bytes.count }

  /// The next bytes, fewer at the end.
  mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    defer { place += count }
    let start = min(place, bytes.count)
    return bytes[start..<min(bytes.count, start + max(0, count))]
  }

  /// The next four bytes as a number.
  mutating func unsigned() -> UInt32 {
    defer { place += 4 }
    guard place >= 0, place + 4 <= bytes.count else { return 0 }
    return UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
      | UInt32(bytes[place + 3]) << 24
  }

  /// The next four bytes as a floating-point number.
  mutating func float() -> Float { Float(bitPattern: unsigned()) }
}
