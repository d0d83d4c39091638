import Glibc

/// Tells running keyboards and brokers that something in the shared container has changed.
///
/// A file is touched there, which they watch. No data passes; who is told reads the container anew.
public struct Ping: Sendable {
  /// The file that is touched.
  public let path: String
  private let container: Container

  /// Names the ping of a shared container; nothing is touched.
  ///
  /// - Parameter container: The shared container.
  public init(in container: Container) {
    self.container = container
    path = container.path + "/ping"
  }

  /// Touches the file: its watchers see it closed after writing.
  ///
  /// - Throws: ``ContainerError`` when it cannot be touched.
  public func send() throws(ContainerError) {
    try container.prepare()
    try onPath(path) { () throws(SystemError) in
      let file = try Descriptor.open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK)
      try retrying("futimens", path) { futimens(file.raw, nil) }
    }
  }
}
