/// Why a database file of ours cannot be used; what needs it goes on without.
public enum DatabaseFileError: Error, Equatable, Sendable {
  /// A newer Keyline has written it.
  case newer(path: String)
  /// The folder or the file cannot be used.
  case container(ContainerError)
  /// Another process holds the database, and has not let go of it in time.
  case inUse(path: String)
  /// The database refuses; the reason is in its own words.
  case refused(path: String, reason: String)

  /// One sentence: what, where, what to do.
  public var message: String {
    switch self {
    case .newer(let path):
      "\(path) was written by a newer Keyline: install that one, or move the file away."
    case .container(let error): error.message
    case .inUse(let path):
      "\(path) is in use: try again, if need be when no other keyboard of yours is open."
    case .refused(let path, let reason):
      "\(path) cannot be used (\(reason)): check its permissions and the room on its disk."
    }
  }
}
