/// What tells a text from others without holding it: its length and the fingerprint of its bytes.
public struct TextFingerprint: Equatable, Sendable {
  /// The length in bytes.
  public let size: Int
  /// The fingerprint of the bytes (``ContentHash``).
  public let hash: UInt64

  /// Names both parts.
  ///
  /// - Parameters:
  ///   - size: The length in bytes.
  ///   - hash: The fingerprint of the bytes.
  public init(size: Int, hash: UInt64) {
    self.size = size
    self.hash = hash
  }

  /// Takes the fingerprint of bytes that are at hand.
  ///
  /// - Parameter bytes: The bytes.
  /// - Complexity: O(n) in the bytes.
  public init(of bytes: [UInt8]) {
    self.init(size: bytes.count, hash: ContentHash.of(bytes))
  }
}

extension FileIdentity {
  /// What tells the file's bytes from others.
  public var fingerprint: TextFingerprint { TextFingerprint(size: size, hash: hash) }
}

extension ByteWriter {
  /// Writes a fingerprint.
  ///
  /// - Parameter fingerprint: The fingerprint.
  public mutating func write(_ fingerprint: TextFingerprint) {
    write(Int64(fingerprint.size))
    write(fingerprint.hash)
  }
}

extension ByteReader {
  /// Reads a fingerprint.
  ///
  /// - Returns: The fingerprint, or nil at the end and where the length is none.
  public mutating func readFingerprint() -> TextFingerprint? {
    guard let size = read(Int64.self), let hash = read(UInt64.self), size >= 0 else { return nil }
    return TextFingerprint(size: Int(size), hash: hash)
  }
}
