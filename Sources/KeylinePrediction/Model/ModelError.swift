/// Why a model file cannot be used; the keyboard goes on without its words.
public enum ModelError: Error, Hashable, Sendable {
  /// The file cannot be opened or read; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// The file is something else.
  case foreign(path: String)
  /// Another version of Keyline has built it.
  case otherVersion(path: String, version: Int)
  /// It is shorter or longer than it says.
  case wrongSize(path: String)
  /// Its bytes are not the ones that were written.
  case damaged(path: String)

  /// One sentence: what, where, what to do.
  public var message: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path) cannot be read (\(reason)): check its permissions, or build it anew with `make models`."
    case .foreign(let path):
      "\(path) is not a model of words: remove it, and build one with `make models`."
    case .otherVersion(let path, let version):
      "\(path) is a model of version \(version), and this Keyline reads version \(ModelFormat.version): "
        + "build it anew with `make models`."
    case .wrongSize(let path):
      "\(path) is not whole: build it anew with `make models`."
    case .damaged(let path):
      "\(path) is damaged: build it anew with `make models`."
    }
  }
}
