import CLinux
import Glibc
import KeylineCore
import KeylineStore

/// The keyboard's line to a broker: requests out, events in, one JSON line each.
final class BrokerLine {
  private let socket: Descriptor
  private var lines = WireLines()
  private static let readSize = 1 << 16

  /// Ready to read when the broker has said something or is gone.
  var descriptor: Int32 { socket.raw }

  /// Takes over the keyboard's end of the socket.
  init(_ socket: Descriptor) { self.socket = socket }

  /// Sends a request.
  ///
  /// - Returns: False when the broker is gone, or reads so little that it counts as gone: a key waits for nobody.
  func send(_ request: BrokerRequest) -> Bool {
    var rest = Array((request.line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Takes what the broker has said, a bounded piece of it, so that a flood keeps no key waiting.
  ///
  /// - Returns: Nil when the broker is gone, or says what no broker of ours does.
  func receive() -> [(id: Int, event: BrokerEvent)]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.readSize) { buffer, filled in
      repeat {
        count = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
      } while count < 0 && errno == EINTR
      filled = max(count, 0)
    }
    if count < 0 { return errno == EAGAIN ? [] : nil }
    guard count > 0 else { return nil }
    let events = lines.feed(bytes).compactMap(BrokerEvent.read)
    return lines.isOverrun ? nil : Self.joined(events)
  }

  /// The events with neighbouring pieces of one answer as one: each is worth a look at the screen, however small.
  private static func joined(_ events: [(id: Int, event: BrokerEvent)]) -> [(id: Int, event: BrokerEvent)] {
    var joined: [(id: Int, event: BrokerEvent)] = []
    for (id, event) in events {
      if case .text(let piece) = event, let last = joined.last, last.id == id,
        case .text(let before) = last.event
      {
        joined[joined.count - 1].event = .text(before + piece)
      } else {
        joined.append((id, event))
      }
    }
    return joined
  }
}
