import Glibc

/// A look at every byte of a model, piece by piece, so that a key waits for no more than one.
///
/// The file is read beside its mapping, whose pages would otherwise all come into the memory.
public struct ModelCheck: Sendable {
  private let model: LanguageModel
  private var offset: Int
  private var checksum = Checksum()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// The reads of one piece: half a millisecond.
  private static let readsAtOnce = 8

  /// Creates a check; nothing is read yet.
  ///
  /// - Parameter model: The model.
  public init(of model: LanguageModel) {
    self.model = model
    offset = model.head.length
  }

  /// Looks at the next piece.
  ///
  /// - Returns: Whether there is more.
  /// - Throws: `ModelError.damaged`, or why the file cannot be read any more.
  /// - Complexity: O(1); the whole is O(*n*) in the size of the file.
  public mutating func advance() throws(ModelError) -> Bool {
    for _ in 0..<Self.readsAtOnce where offset < model.bytes.count {
      let length = try read()
      buffer.withUnsafeBytes { checksum.add(UnsafeRawBufferPointer(rebasing: $0[..<length])) }
      offset += length
    }
    if offset < model.bytes.count { return true }
    guard checksum.value == model.head.bodyChecksum else { throw .damaged(path: model.path) }
    return false
  }

  private mutating func read() throws(ModelError) -> Int {
    let bytes = model.bytes
    guard bytes.descriptor >= 0 else {
      let part = bytes.bytes(offset..<offset + buffer.count)
      buffer.replaceSubrange(..<part.count, with: part)
      return part.count
    }
    let length = pread(bytes.descriptor, &buffer, min(buffer.count, bytes.count - offset), off_t(offset))
    guard length > 0 else {
      throw length == 0
        ? .wrongSize(path: model.path)
        : .unreadable(path: model.path, reason: String(cString: strerror(errno)))
    }
    return length
  }
}
