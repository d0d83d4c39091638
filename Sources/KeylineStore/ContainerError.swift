/// Why a folder of ours cannot be used; the caller goes on without what lies in it and says so.
public enum ContainerError: Error, Equatable, Sendable {
  /// Neither the XDG variable nor `HOME` names an absolute folder.
  case noHome(variable: String)
  /// The folder cannot be made, entered or written to.
  case unusable(path: String, reason: String)
  /// A file that took the place of one that the sandbox left open.
  case replaced(path: String)
  /// The disk, or the user's share of it, is full.
  case diskFull(path: String)
  /// A document is larger than it may be.
  case tooLarge(path: String, limit: Int)
  /// A file is not one of ours, or was damaged before its first record.
  case damaged(path: String)

  /// One sentence: what, where, what to do.
  public var message: String {
    switch self {
    case .noHome(let variable):
      "No folder of your own was found: set HOME or \(variable) to an absolute path."
    case .unusable(let path, let reason):
      "\(path) cannot be used (\(reason)): check its permissions."
    case .replaced(let path):
      "\(path) is another file than at the start, and closed to the keyboard: start the keyboard again to have it read."
    case .diskFull(let path):
      "The disk that holds \(path) is full: make room on it."
    case .tooLarge(let path, let limit):
      "\(path) is larger than \(limit) bytes: move it away."
    case .damaged(let path):
      "\(path) is damaged and cannot be read: move it away."
    }
  }

  init(_ error: SystemError, path: String) {
    self = error.isDiskFull ? .diskFull(path: path) : .unusable(path: path, reason: error.reason)
  }
}

/// Gives refusals of the kernel the path of the document they are about.
func onPath<Value>(
  _ path: String, _ body: () throws(SystemError) -> Value
) throws(ContainerError) -> Value {
  do throws(SystemError) {
    return try body()
  } catch {
    throw ContainerError(error, path: path)
  }
}
