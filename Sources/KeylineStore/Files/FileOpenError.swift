/// Why a file cannot be opened for writing in it.
public enum FileOpenError: Error, Equatable, Sendable {
  case directory(path: String)
  case noRegularFile(path: String)
  case noFolder(path: String)
  case tooLarge(path: String, limit: Int)
  case unreadable(path: String, reason: String)

  /// One sentence: what, where, and what to do.
  public var message: String {
    switch self {
    case .directory(let path): "\(path) is a folder: name a file in it."
    case .noRegularFile(let path): "\(path) is a device, pipe or socket: name a regular file."
    case .noFolder(let path):
      "\(path) cannot be created because its folder does not exist: make the folder first."
    case .tooLarge(let path, let limit):
      "\(path) is larger than \(limit >> 20) MiB, the most that can be edited: split it first."
    case .unreadable(let path, let reason): "\(path) cannot be read (\(reason)): check its permissions."
    }
  }
}
