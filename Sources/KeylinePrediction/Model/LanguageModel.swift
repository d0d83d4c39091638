import Glibc

/// The words of one language and what follows what: a file that is mapped, not parsed.
///
/// Damaged bytes may give wrong words, never a crash or a hang; `verify()` finds them.
public final class LanguageModel: Sendable {
  /// The language as a BCP 47 code, such as `en`.
  public let language: String
  /// All words.
  public let lexicon: Lexicon
  let nGrams: NGrams
  private let bytes: ModelBytes
  private let head: ModelHead
  private let path: String

  /// Maps a model and checks its head.
  ///
  /// - Parameter path: The file.
  /// - Throws: Why it cannot be used.
  public convenience init(mapping path: String) throws(ModelError) {
    try self.init(ModelBytes(mapping: path), path: path)
  }

  /// Takes a model from memory.
  ///
  /// - Parameter bytes: What `ModelWriter` has made.
  /// - Throws: Why it cannot be used.
  public convenience init(bytes: [UInt8]) throws(ModelError) {
    try self.init(ModelBytes(copying: bytes), path: "the model")
  }

  private init(_ bytes: ModelBytes, path: String) throws(ModelError) {
    let head = try ModelHead(of: bytes, path: path)
    self.bytes = bytes
    self.head = head
    self.path = path
    language = head.language
    lexicon = Lexicon(of: bytes, head: head)
    nGrams = NGrams(of: bytes, head: head)
  }

  /// Checks every byte, without touching the mapped memory.
  ///
  /// - Throws: `ModelError.damaged`, or why the file cannot be read any more.
  /// - Complexity: O(*n*) in the size of the file.
  public func verify() throws(ModelError) {
    var checksum = Checksum()
    var offset = head.length
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while offset < bytes.count {
      let length = try read(at: offset, into: &buffer)
      checksum.add(buffer[..<length])
      offset += length
    }
    guard checksum.value == head.bodyChecksum else { throw .damaged(path: path) }
  }

  private func read(at offset: Int, into buffer: inout [UInt8]) throws(ModelError) -> Int {
    guard bytes.descriptor >= 0 else {
      let part = bytes.bytes(offset..<offset + buffer.count)
      buffer.replaceSubrange(..<part.count, with: part)
      return part.count
    }
    let length = pread(bytes.descriptor, &buffer, buffer.count, off_t(offset))
    guard length > 0 else {
      throw length == 0
        ? .wrongSize(path: path) : .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    return length
  }
}
