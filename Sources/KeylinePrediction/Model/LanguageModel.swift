/// The words of one language and what follows what: a file that is mapped, not parsed.
///
/// Damaged bytes may give wrong words, never a crash or a hang; `verify()` finds them. So may bytes that are
/// changed or cut off while the file is in use, which `isUnchanged` tells.
public final class LanguageModel: Sendable {
  /// The language as a BCP 47 code, such as `en`.
  public let language: String
  /// All words.
  public let lexicon: Lexicon
  let nGrams: NGrams
  let bytes: ModelBytes
  let head: ModelHead
  let path: String

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

  /// Checks every byte, without touching the mapped memory; `ModelCheck` does so piece by piece.
  ///
  /// - Throws: `ModelError.damaged`, or why the file cannot be read any more.
  /// - Complexity: O(*n*) in the size of the file.
  public func verify() throws(ModelError) {
    var check = ModelCheck(of: self)
    while try check.advance() {}
  }

  /// Whether the file is as it was mapped; what a model says that was changed since is not to be believed.
  ///
  /// It takes one system call.
  public var isUnchanged: Bool { bytes.isUnchanged }
}
