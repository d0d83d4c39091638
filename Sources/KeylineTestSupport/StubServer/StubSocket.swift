import CLinux
import Glibc

/// One connection of a stub server; every wait ends with the server.
struct StubSocket {
  /// The end of a connection.
  enum End: Error {
    /// The client has closed or reset it.
    case departed
    /// The server has been stopped.
    case stopped
  }

  private static let departure: Int16 = 0x2000  // POLLRDHUP, which is behind _GNU_SOURCE
  private static let longestRequest = 8 << 20

  let descriptor: Int32
  let stop: StubGate

  /// Reads one request.
  func readRequest(connection: Int) throws(End) -> StubRequest {
    var bytes: [UInt8] = []
    let separator = Array("\r\n\r\n".utf8)
    var headEnd: Int?
    while true {
      if headEnd == nil, let range = bytes.firstRange(of: separator) { headEnd = range.upperBound }
      if let headEnd {
        let head = StubRequest(connection: connection, head: Array(bytes[..<headEnd]), body: [])
        let length = head.header("content-length").flatMap { Int($0) } ?? 0
        if bytes.count >= headEnd + length {
          return StubRequest(
            connection: connection, head: head.head, body: Array(bytes[headEnd..<headEnd + length]))
        }
      }
      guard bytes.count < Self.longestRequest else { throw .departed }
      bytes += try read()
      // Every method begins with a capital letter; TLS does not.
      guard let first = bytes.first, (0x41...0x5A).contains(first) else { throw .departed }
    }
  }

  private func read() throws(End) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      try wait(for: Int16(POLLIN), gate: nil, heedingDeparture: false)
      let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if count > 0 { return Array(buffer[..<count]) }
      if count == 0 || errno != EAGAIN && errno != EINTR { throw .departed }
    }
  }

  /// Sends bytes, and counts those that the client takes.
  func send(_ bytes: [UInt8], counting sent: inout Int) throws(End) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
      let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, flags) }
      if count >= 0 {
        rest = rest.dropFirst(count)
        sent += count
      } else if errno == EAGAIN {
        try wait(for: Int16(POLLOUT), gate: nil)
      } else if errno != EINTR {
        throw .departed
      }
    }
  }

  /// Waits, as a listener, for a client.
  func waitForConnection() throws(End) { try wait(for: Int16(POLLIN), gate: nil, heedingDeparture: false) }

  /// Waits for a gate to be opened; without one, for the end.
  func wait(for gate: StubGate?) throws(End) { try wait(for: 0, gate: gate) }

  private func wait(for events: Int16, gate: StubGate?, heedingDeparture: Bool = true) throws(End) {
    var polled = [
      pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: events | (heedingDeparture ? Self.departure : 0), revents: 0),
      // A negative descriptor is passed over.
      pollfd(fd: gate?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = poll(&polled, nfds_t(polled.count), -1)
      if count < 0, errno == EINTR { continue }
      precondition(count > 0, "descriptors of the stub server can be polled")
      if polled[0].revents != 0 { throw .stopped }
      let happened = polled[1].revents
      if heedingDeparture, happened & (Self.departure | Int16(POLLERR) | Int16(POLLHUP)) != 0 {
        throw .departed
      }
      if happened != 0 || polled[2].revents != 0 { return }
    }
  }

  /// Ends the connection without a farewell.
  func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }
}
