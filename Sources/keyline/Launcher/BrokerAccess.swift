import KeylineStore

/// Whether there may be a broker: Full Access, as the person has granted it or asks for in this run.
struct BrokerAccess: Sendable {
  /// What the command line says; nil leaves it to what was granted.
  let override: Bool?
  /// What was granted; nil where there is no place to note it.
  let granted: FullAccess?

  /// The folder in which a change shows; nil when none can come.
  var watchedFolder: String? { override == nil ? granted?.folder : nil }

  /// Whether access is granted now.
  var isGranted: Bool { override ?? granted?.isGranted ?? false }
}

extension FullAccess {
  fileprivate var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }
}
