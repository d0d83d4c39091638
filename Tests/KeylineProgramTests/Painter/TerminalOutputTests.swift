import Glibc
import Testing

@testable import keyline

@Suite struct Output {
  @Test func `bytes that do not fit wait and stay in order`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    for end in ends { try #require(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
    let output = TerminalOutput(descriptor: ends[1])
    let first = [UInt8](repeating: 1, count: 200_000)
    let second = [UInt8](repeating: 2, count: 3)
    try output.send(first)
    #expect(!output.isEmpty)
    try output.send(second)
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while received.count < first.count + second.count {
      let count = read(ends[0], &buffer, buffer.count)
      if count > 0 { received += buffer[..<count] } else { try output.flush() }
    }
    #expect(output.isEmpty)
    #expect(received == first + second)
  }
}
