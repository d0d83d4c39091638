/// Why a shared document cannot be read.
public enum SharedDocumentError: Error, Equatable, Sendable {
  /// The file or its folder cannot be used.
  case container(ContainerError)
  /// What stands in it cannot be used; it is left as it is.
  case unreadable(path: String, SharedDocumentFault)

  /// One sentence: what, where, what to do.
  public var message: String {
    switch self {
    case .container(let error): error.message
    case .unreadable(let path, .newer(let version)):
      "\(path) is of version \(version), which this Keyline cannot read: install the newer one, or move it away."
    case .unreadable(let path, let fault):
      "\(path) cannot be read (\(fault.clause)): correct it or move it away."
    }
  }
}
