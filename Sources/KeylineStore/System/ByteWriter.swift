/// Builds the little-endian bytes of a journal record or a message.
public struct ByteWriter: Sendable {
  /// What has been written so far.
  public private(set) var bytes: [UInt8] = []

  /// Starts empty.
  public init() {}

  /// Starts anew, and keeps the room that was used.
  public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Writes a number, lowest byte first.
  ///
  /// - Parameter number: The number.
  public mutating func write(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a length (4 bytes) and the bytes.
  ///
  /// - Parameter part: At most 4 GiB.
  public mutating func write(_ part: [UInt8]) {
    write(UInt32(part.count))
    bytes.append(contentsOf: part)
  }

  /// Writes a text as its UTF-8 length and bytes.
  ///
  /// - Parameter text: At most 4 GiB.
  public mutating func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Overwrites a number that was written before.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - offset: Where it lies, in bytes from the start.
  public mutating func replace(_ number: some FixedWidthInteger, at offset: Int) {
    withUnsafeBytes(of: number.littleEndian) { source in
      bytes.replaceSubrange(offset..<offset + source.count, with: source)
    }
  }
}
