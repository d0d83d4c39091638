import Glibc

/// An open file descriptor that is closed when its last owner lets go of it.
public final class Descriptor: Sendable {
  /// The number the kernel knows it by.
  public let raw: Int32

  /// Takes ownership of an open descriptor.
  ///
  /// - Parameter raw: An open descriptor that nobody else closes.
  public init(adopting raw: Int32) {
    precondition(raw >= 0, "a descriptor is never negative")
    self.raw = raw
  }

  deinit { close(raw) }
}
