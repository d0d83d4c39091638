import CLinux
import Glibc
import KeylineStore

/// Something that a task does and a thread waits for.
struct Completion: Sendable {
  private let event: Descriptor

  init() {
    let descriptor = eventfd(0, Int32(EFD_CLOEXEC))
    precondition(descriptor >= 0, "there are descriptors left")
    event = Descriptor(adopting: descriptor)
  }

  /// Says that it is done.
  func signal() { eventfd_write(event.raw, 1) }

  /// Waits until it is done, or the time is over.
  func wait(milliseconds: Int32) {
    var polled = pollfd(fd: event.raw, events: Int16(POLLIN), revents: 0)
    while poll(&polled, 1, milliseconds) < 0, errno == EINTR {}
  }
}
