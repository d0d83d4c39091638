import Glibc
import KeylineCore
import KeylineStore
import Testing

@testable import keyline

/// The keyboard's line to the broker, over a real socket.
@Suite struct BrokerLineTests {
  private static func pair() throws -> (line: BrokerLine, broker: Descriptor) {
    var ends: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    return (BrokerLine(Descriptor(adopting: ends[0])), Descriptor(adopting: ends[1]))
  }

  private static func text(of events: [(id: Int, event: BrokerEvent)]?) -> String? {
    events.map { $0.map { "\($0.id) \($0.event)" }.joined(separator: "; ") }
  }

  @Test func `pieces of one answer that wait are one`() throws {
    let (line, broker) = try Self.pair()
    let events: [(Int, BrokerEvent)] = [
      (1, .sent), (1, .text("a")), (1, .text("b\n")), (1, .text("c")), (2, .text("d")),
      (2, .finished(CompletionEnd(.finished))),
    ]
    try broker.write(Array(events.map { $0.1.line(id: $0.0) + "\n" }.joined().utf8))
    let expected: [(id: Int, event: BrokerEvent)] = [
      (1, .sent), (1, .text("ab\nc")), (2, .text("d")), (2, .finished(CompletionEnd(.finished))),
    ]
    #expect(Self.text(of: line.receive()) == Self.text(of: expected))
    #expect(line.receive()?.isEmpty == true)
  }

  @Test func `a broker that is gone is noticed`() throws {
    let (line, broker) = try Self.pair()
    #expect(line.send(.cancel(id: 1)))
    shutdown(broker.raw, Int32(SHUT_RDWR))
    #expect(line.receive() == nil)
    #expect(!line.send(.cancel(id: 2)))
  }

  @Test func `a broker that does not read keeps nobody waiting`() throws {
    let (line, broker) = try Self.pair()
    let query = CompletionQuery(before: String(repeating: "a", count: 1 << 16))
    var sent = 0
    while sent < 1000, line.send(.complete(id: sent, query: query, isHeld: false)) { sent += 1 }
    #expect(sent < 1000)
    withExtendedLifetime(broker) {}
  }

  @Test func `a line without end is given up`() throws {
    let (line, broker) = try Self.pair()
    let piece = [UInt8](repeating: 0x61, count: 1 << 15)
    var isLost = false
    for _ in 0..<100 where !isLost {
      try broker.write(piece)
      isLost = line.receive() == nil
    }
    #expect(isLost)
  }
}
