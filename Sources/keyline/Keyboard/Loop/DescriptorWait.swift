import CLinux
import Glibc

/// Waits for the descriptors of the loop.
///
/// They are registered once (epoll(7)), so that a key press does not pay for all of them.
final class DescriptorWait {
  private let epoll: Int32
  private let writer: Int32
  private var waitsForWriting = false
  private var events: [epoll_event]

  /// Registers descriptors.
  ///
  /// - Parameters:
  ///   - descriptors: What to read from; someone else closes them.
  ///   - writer: The one among them that may be waited on for writing too.
  /// - Throws: `TerminalError` when the kernel refuses.
  init(_ descriptors: [Int32], writer: Int32) throws(TerminalError) {
    self.writer = writer
    events = Array(repeating: epoll_event(), count: descriptors.count)
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard epoll >= 0 else { throw .noMemory(reason: String(cString: strerror(errno))) }
    for descriptor in descriptors {
      guard control(EPOLL_CTL_ADD, descriptor, EPOLLIN.rawValue) else {
        let reason = String(cString: strerror(errno))
        close(epoll)
        throw .noMemory(reason: reason)
      }
    }
  }

  deinit { close(epoll) }

  /// Registers one more descriptor to read from.
  ///
  /// - Returns: Whether the kernel has room for it.
  func add(_ descriptor: Int32) -> Bool {
    guard control(EPOLL_CTL_ADD, descriptor, EPOLLIN.rawValue) else { return false }
    events.append(epoll_event())
    return true
  }

  /// Forgets a descriptor that was added, before it is closed.
  func remove(_ descriptor: Int32) {
    if control(EPOLL_CTL_DEL, descriptor, 0) { events.removeLast() }
  }

  /// Waits until something happens or the time is over.
  ///
  /// - Parameters:
  ///   - milliseconds: The longest wait; negative is without end.
  ///   - writing: Whether the writer is waited on for writing too.
  ///   - body: Called for each descriptor that is ready.
  /// - Returns: Whether anything was ready.
  /// - Throws: `TerminalError.gone` when the wait is not possible any more, or what `body` throws.
  @discardableResult
  func wait(
    milliseconds: Int32, writing: Bool, _ body: (Readiness) throws(TerminalError) -> Void
  ) throws(TerminalError) -> Bool {
    if writing != waitsForWriting {
      waitsForWriting = writing
      let wanted = EPOLLIN.rawValue | (writing ? EPOLLOUT.rawValue : 0)
      guard control(EPOLL_CTL_MOD, writer, wanted) else { throw .gone }
    }
    let count = epoll_wait(epoll, &events, Int32(events.count), milliseconds)
    guard count >= 0 || errno == EINTR else { throw .gone }
    for index in 0..<max(Int(count), 0) {
      let event = events[index]
      try body(
        Readiness(
          descriptor: event.data.fd, isWritable: event.events & EPOLLOUT.rawValue != 0,
          isReadable: event.events & ~EPOLLOUT.rawValue != 0))
    }
    return count > 0
  }

  private func control(_ operation: Int32, _ descriptor: Int32, _ wanted: UInt32) -> Bool {
    var event = epoll_event(events: wanted, data: epoll_data_t(fd: descriptor))
    return epoll_ctl(epoll, operation, descriptor, &event) == 0
  }
}

/// What a descriptor is ready for; one that is hung up counts as readable.
struct Readiness {
  let descriptor: Int32
  let isWritable: Bool
  let isReadable: Bool
}
