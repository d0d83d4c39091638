import Glibc

/// An advisory lock on a file (`flock(2)`), held while the value lives and let go by any death of the process.
public struct FileLock: Sendable {
  private let descriptor: Descriptor

  /// Waits for the lock.
  ///
  /// - Parameter path: A file beside the documents it guards; made where it is missing.
  /// - Throws: ``ContainerError`` when the lock file cannot be used.
  public init(waitingFor path: String) throws(ContainerError) {
    descriptor = try onPath(path) { () throws(SystemError) in
      let descriptor = try Descriptor.open(path, O_RDWR | O_CREAT)
      try retrying("flock", path) { flock(descriptor.raw, LOCK_EX) }
      return descriptor
    }
  }

  /// Takes the lock where nobody else has it.
  ///
  /// - Parameter path: A file beside the documents it guards; made where it is missing.
  /// - Throws: ``ContainerError`` when the lock file cannot be used.
  public init?(trying path: String) throws(ContainerError) {
    let descriptor = try onPath(path) { () throws(SystemError) -> Descriptor? in
      let descriptor = try Descriptor.open(path, O_RDWR | O_CREAT)
      if flock(descriptor.raw, LOCK_EX | LOCK_NB) == 0 { return descriptor }
      guard errno == EWOULDBLOCK else { throw SystemError(call: "flock", path: path, code: errno) }
      return nil
    }
    guard let descriptor else { return nil }
    self.descriptor = descriptor
  }
}
