import CLinux
import Glibc
import KeylineCore
import KeylineStore
import Synchronization

/// The socket to the keyboard: lines in, lines out, and never a wait on one for the other.
final class BrokerSocket: Sendable {
  /// Why the broker has nothing to do any more.
  enum End {
    /// The keyboard's end is closed, or the system wants an end.
    case closed
    /// The other end sends a line without end, or does not read.
    case overrun
  }

  /// What may wait for a keyboard that does not read; far more than one that reads lets come together.
  private static let longestQueue = 8 << 20

  private let descriptor: Int32
  private let wake: Descriptor
  private let signals: Descriptor
  private let queue = Mutex<[UInt8]>([])

  /// Takes a connected socket, and signals that end programs.
  init(adopting descriptor: Int32) throws(SystemError) {
    var kind: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    try retrying("getsockopt") { getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &kind, &length) }
    // A child that inherited it would keep it open.
    try retrying("fcntl") { fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    self.descriptor = descriptor
    wake = Descriptor(adopting: try retrying("eventfd") { eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK)) })
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGTERM, SIGHUP] { sigaddset(&set, number) }
    // Before any other thread: they inherit it.
    pthread_sigmask(SIG_BLOCK, &set, nil)
    signals = Descriptor(adopting: try retrying("signalfd") { signalfd(-1, &set, Int32(SFD_CLOEXEC)) })
  }

  /// Sends a line, as soon as the keyboard takes it.
  ///
  /// - Parameter line: The line without its end.
  @Sendable func post(_ line: String) {
    queue.withLock { $0 += Array(line.utf8) + [0x0A] }
    eventfd_write(wake.raw, 1)
  }

  /// Sends and receives until there is an end.
  ///
  /// - Parameter take: Called with each line that came.
  /// - Returns: The reason of the end.
  func run(_ take: ([UInt8]) -> Void) -> End {
    var lines = WireLines()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let waiting = queue.withLock { $0.count }
      if waiting > Self.longestQueue { return .overrun }
      var polled = [
        pollfd(fd: descriptor, events: Int16(POLLIN) | (waiting > 0 ? Int16(POLLOUT) : 0), revents: 0),
        pollfd(fd: wake.raw, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.raw, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&polled, nfds_t(polled.count), -1) > 0 else { continue }
      if polled[2].revents != 0 { return .closed }
      if polled[1].revents != 0 {
        var count: eventfd_t = 0
        eventfd_read(wake.raw, &count)
      }
      if polled[0].revents & Int16(POLLOUT) != 0, !sendSome() { return .closed }
      guard polled[0].revents & ~Int16(POLLOUT) != 0 else { continue }
      let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { return .closed }
      for line in lines.feed(buffer[..<max(count, 0)]) { take(line) }
      if lines.isOverrun { return .overrun }
    }
  }

  private func sendSome() -> Bool {
    queue.withLock { queue in
      let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
      let count = queue.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      queue.removeFirst(count)
      return true
    }
  }
}
