import CLinux
import Glibc

/// A gate in an answer of a stub server: what is behind it is sent once the test has opened it.
///
/// It stays open. Tests order what happens with gates, and never with time.
public final class StubGate: Sendable {
  /// Readable once the gate is open.
  let descriptor: Int32

  /// Creates a closed gate.
  public init() {
    descriptor = eventfd(0, Int32(EFD_CLOEXEC))
    precondition(descriptor >= 0, "there are descriptors left")
  }

  deinit { close(descriptor) }

  /// Opens the gate for good.
  public func open() { eventfd_write(descriptor, 1) }
}
