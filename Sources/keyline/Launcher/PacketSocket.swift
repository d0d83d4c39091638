import CLinux
import Glibc
import KeylineStore

/// One end of the socket between launcher and keyboard: whole messages, with open files beside them.
final class PacketSocket: Sendable {
  /// What receiving brought.
  enum Arrival {
    case packet([UInt8], [Descriptor])
    /// Nothing waits.
    case nothing
    /// The other end is gone, or what came does not fit the protocol's limits.
    case closed
  }

  /// The longest message: paths and sentences, never text.
  static let capacity = 1 << 16
  /// An end that has read nothing for so long, in milliseconds, counts as gone.
  private static let patience: Int32 = 2_000

  let descriptor: Descriptor

  /// Takes over one end.
  init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  /// Makes both ends.
  ///
  /// - Throws: `SystemError` when the system has no descriptor left.
  static func pair() throws(SystemError) -> (PacketSocket, PacketSocket) {
    var ends: [Int32] = [-1, -1]
    try retrying("socketpair") { kl_packet_pair(&ends) }
    return (
      PacketSocket(Descriptor(adopting: ends[0])), PacketSocket(Descriptor(adopting: ends[1]))
    )
  }

  /// Sends one message; waits when the other end is behind with reading.
  ///
  /// - Parameters:
  ///   - bytes: The message, at most ``capacity`` bytes.
  ///   - descriptors: Open files that go with it; the other end gets its own.
  /// - Throws: `SystemError` when the other end is gone.
  func send(_ bytes: [UInt8], _ descriptors: [Int32]) throws(SystemError) {
    while true {
      do throws(SystemError) {
        try retrying("sendmsg") {
          kl_send_message(descriptor.raw, bytes, bytes.count, descriptors, Int32(descriptors.count))
        }
        return
      } catch  where error.code == EAGAIN {
        guard waitUntil(Int16(POLLOUT), milliseconds: Self.patience) else { throw error }
      }
    }
  }

  /// Takes one message, without waiting for it.
  func receive() -> Arrival {
    var raw = [Int32](repeating: -1, count: Int(KL_MESSAGE_DESCRIPTORS))
    var count: Int32 = 0
    var length = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.capacity) { buffer, filled in
      repeat {
        length = kl_receive_message(descriptor.raw, buffer.baseAddress, buffer.count, &raw, &count)
        // An end that is closed with messages unread says so once, before what it sent last can be read.
      } while length < 0 && (errno == EINTR || errno == ECONNRESET)
      filled = max(length, 0)
    }
    if length < 0 { return errno == EAGAIN ? .nothing : .closed }
    let descriptors = raw.prefix(Int(count)).map(Descriptor.init(adopting:))
    return length == 0 ? .closed : .packet(bytes, descriptors)
  }

  /// Waits until the socket is ready or the other end is gone.
  ///
  /// - Parameters:
  ///   - events: What to wait for, as `poll(2)` has it.
  ///   - milliseconds: The longest wait; negative is without end.
  /// - Returns: False when the time is over.
  @discardableResult
  func waitUntil(_ events: Int16, milliseconds: Int32) -> Bool {
    var event = pollfd(fd: descriptor.raw, events: events, revents: 0)
    while true {
      let count = poll(&event, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }
}
