import CLinux
import Glibc

/// The bytes on their way to the terminal.
///
/// The descriptor is non-blocking; what a full terminal does not take is kept, in order, until it does.
final class TerminalOutput {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var sent = 0

  /// Creates the output of a descriptor that does not block and that someone else closes.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Whether everything has reached the terminal.
  var isEmpty: Bool { pending.isEmpty }

  /// Sends bytes behind those that wait: in one `write`, if the terminal takes them.
  ///
  /// - Parameter bytes: Whole terminal sequences and text.
  /// - Throws: `TerminalError.gone` when there is no terminal any more.
  func send(_ bytes: [UInt8]) throws(TerminalError) {
    guard !bytes.isEmpty else { return }
    guard pending.isEmpty else {
      pending += bytes
      return try flush()
    }
    let count = try write(bytes[...])
    if count < bytes.count { pending = Array(bytes[count...]) }
  }

  /// Sends what waits, as far as the terminal takes it.
  ///
  /// - Throws: `TerminalError.gone` when there is no terminal any more.
  func flush() throws(TerminalError) {
    guard !pending.isEmpty else { return }
    sent += try write(pending[sent...])
    guard sent == pending.count else { return }
    pending = []
    sent = 0
  }

  /// Sends what waits and the last bytes, for as long as the terminal takes them.
  ///
  /// - Parameters:
  ///   - bytes: What puts the terminal back as it was.
  ///   - milliseconds: How long the terminal may take nothing.
  /// - Throws: `TerminalError.gone` when there is no terminal any more.
  func finish(_ bytes: [UInt8], within milliseconds: Int32) throws(TerminalError) {
    try send(bytes)
    while !isEmpty {
      var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard Glibc.poll(&poll, 1, milliseconds) > 0 || errno == EINTR else { return }
      try flush()
    }
  }

  private func write(_ bytes: ArraySlice<UInt8>) throws(TerminalError) -> Int {
    while true {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: return 0
      default: throw .gone
      }
    }
  }
}
