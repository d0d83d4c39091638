import Glibc

/// Answers the requests of one connection, one after the other.
struct StubConnection {
  let socket: StubSocket
  let number: Int
  let log: StubLog
  let answer: @Sendable (StubRequest, Int) -> StubAnswer

  /// Runs until either side ends the connection, and closes it.
  func run() {
    defer { close(socket.descriptor) }
    while true {
      do throws(StubSocket.End) {
        let request = try socket.readRequest(connection: number)
        let place = log.add(request)
        guard answer(request, at: place) else { return }
      } catch {
        return
      }
    }
  }

  /// Answers a request; says whether the connection goes on.
  private func answer(_ request: StubRequest, at place: Int) -> Bool {
    let answer = self.answer(request, place)
    var sent = 0
    do throws(StubSocket.End) {
      try socket.send(answer.head, counting: &sent)
      for step in answer.steps {
        guard try perform(step, of: answer, counting: &sent) else { return false }
      }
      if case .chunked = answer.framing { try socket.send(Array("0\r\n\r\n".utf8), counting: &sent) }
      return answer.keepsConnection
    } catch {
      if error == .departed { log.add(StubDeparture(bytesSent: sent), from: place) }
      return false
    }
  }

  private func perform(
    _ step: StubStep, of answer: StubAnswer, counting sent: inout Int
  ) throws(StubSocket.End) -> Bool {
    switch step {
    case .send(let bytes): try send(bytes, of: answer, counting: &sent)
    case .trickle(let bytes): for byte in bytes { try send([byte], of: answer, counting: &sent) }
    case .gate(let gate): try socket.wait(for: gate)
    case .stall: try socket.wait(for: nil)
    case .flood(let total):
      let block = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 16)
      var left = total
      while left > 0 {
        let part = Array(block.prefix(left))
        try send(part, of: answer, counting: &sent)
        left -= part.count
      }
    case .reset:
      socket.reset()
      return false
    case .close: return false
    }
    return true
  }

  private func send(
    _ bytes: [UInt8], of answer: StubAnswer, counting sent: inout Int
  ) throws(StubSocket.End) {
    guard case .chunked = answer.framing else { return try socket.send(bytes, counting: &sent) }
    let size = Array((String(bytes.count, radix: 16) + "\r\n").utf8)
    try socket.send(size + bytes + [0x0D, 0x0A], counting: &sent)
  }
}
