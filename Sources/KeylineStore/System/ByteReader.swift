/// Reads what ``ByteWriter`` wrote; every read that would pass the end answers nil.
public struct ByteReader: Sendable {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// Starts at the first byte.
  ///
  /// - Parameter bytes: The bytes to read.
  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The count of bytes not yet read.
  public var remaining: Int { bytes.endIndex - position }

  /// Reads a number, lowest byte first.
  ///
  /// - Parameter type: The kind of number.
  /// - Returns: The number, or nil at the end.
  public mutating func read<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    guard let part = take(MemoryLayout<Number>.size) else { return nil }
    return part.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(as: Number.self)) }
  }

  /// Reads a length and as many bytes.
  ///
  /// - Returns: The bytes, or nil at the end.
  public mutating func readBytes() -> ArraySlice<UInt8>? {
    guard let count = read(UInt32.self) else { return nil }
    return take(Int(count))
  }

  /// Reads a text; bytes that are not UTF-8 become U+FFFD.
  ///
  /// - Returns: The text, or nil at the end.
  public mutating func readText() -> String? {
    readBytes().map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= remaining else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }
}
