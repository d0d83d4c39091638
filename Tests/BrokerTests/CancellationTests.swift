import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

/// Requests that nobody waits for any more, and brokers that have nobody to serve.
@Suite struct CancellationTests {
  private static let stalls: [StubAnswer] = [
    StubAnswer(framing: .raw, steps: [.stall]), .stream([.stall]), .stream([.send("event: ping\n"), .stall]),
  ]

  @Test(arguments: stalls) func `the server sees a cancellation at once, and nothing more is told`(
    stall: StubAnswer
  ) throws {
    let server = try StubServer(stall, Scene.answer)
    let broker = try Scene.broker(at: server.address)
    try broker.send(.complete(id: 1, query: CompletionQuery(before: "one"), isHeld: false))
    _ = try server.waitForRequest(0)
    try broker.send(.cancel(id: 1))
    try server.waitForDeparture(0)
    try broker.send(.complete(id: 2, query: CompletionQuery(before: "two"), isHeld: false))
    var next = try broker.next()
    guard case (1, .prepared) = next else { return #expect(Bool(false), "prepared") }
    next = try broker.next()
    // The cancellation may come before it was told that the request has left.
    if next.id == 1, next.event == .sent { next = try broker.next() }
    #expect(next.id == 2, "\(next)")
    #expect(try broker.rest().last == Scene.done)
  }

  @Test func `a request ends the one before`() throws {
    let server = try StubServer(.anthropic(["one", "two"], gate: StubGate()), Scene.answer)
    let broker = try Scene.broker(at: server.address)
    try broker.send(.complete(id: 1, query: CompletionQuery(before: "one"), isHeld: false))
    while try broker.next().event != .text("one") {}
    try broker.send(.complete(id: 2, query: CompletionQuery(before: "two"), isHeld: false))
    try server.waitForDeparture(0)
    let next = try broker.next()
    #expect(next.id == 2, "\(next)")
    #expect(try broker.rest().last == Scene.done)
  }

  @Test func `the cancellation of another request changes nothing`() throws {
    let gate = StubGate()
    let server = try StubServer(.anthropic(["one", "two"], gate: gate))
    let broker = try Scene.broker(at: server.address)
    try broker.send(.complete(id: 5, query: CompletionQuery(before: "one"), isHeld: false))
    while try broker.next().event != .text("one") {}
    try broker.send(.cancel(id: 4))
    try broker.send(line: #"{"v":1,"kind":"sing","id":5}"#)
    try broker.send(line: "no JSON")
    gate.open()
    #expect(try broker.rest() == [.text("two"), Scene.done])
  }

  @Test(arguments: stalls) func `the broker ends with its socket, whatever the server does`(stall: StubAnswer)
    throws
  {
    let server = try StubServer(stall)
    let broker = try Scene.broker(at: server.address)
    try broker.send(.complete(id: 1, query: CompletionQuery(before: "one"), isHeld: false))
    _ = try server.waitForRequest()
    broker.hangUp()
    #expect(try broker.end() == .exited(0))
    try server.waitForDeparture()
  }

  @Test(arguments: [SIGTERM, SIGHUP]) func `the broker ends when it is told to`(signal: Int32) throws {
    let server = try StubServer(Self.stalls[0])
    let broker = try Scene.broker(at: server.address)
    try broker.send(.complete(id: 1, query: CompletionQuery(before: "one"), isHeld: false))
    _ = try server.waitForRequest()
    broker.process.send(signal: signal)
    #expect(try broker.end() == .exited(0))
  }

  @Test func `keys of the terminal do not end it`() throws {
    let server = try StubServer(Scene.answer)
    let broker = try Scene.broker(at: server.address)
    #expect(try broker.complete(1).last == Scene.done)
    for signal in [SIGINT, SIGQUIT, SIGTSTP, SIGPIPE] { broker.process.send(signal: signal) }
    #expect(try broker.complete(2).last == Scene.done)
  }

  @Test func `a keyboard that does not read is left`() throws {
    let server = try StubServer(Scene.answer)
    let broker = try Scene.broker(at: server.address)
    // Nine pictures of requests may wait, the tenth is too much.
    let query = CompletionQuery(before: String(repeating: "a", count: 900_000))
    for number in 0..<10 {
      try broker.send(.complete(id: number, query: query, isHeld: false))
      if number < 9 { _ = try server.waitForRequest(number) }
    }
    #expect(try broker.end() == .exited(1))
  }

  @Test func `a line without end is no keyboard's`() throws {
    let broker = try Scene.broker(at: "http://127.0.0.1:1")
    let line = String(repeating: "a", count: 1 << 20)
    #expect(throws: SystemFailure.self) { for _ in 0..<1000 { try broker.send(line: line + line) } }
    #expect(try broker.end() == .exited(1))
  }

  @Test(arguments: [["--what"], ["--set"], ["--set", "novalue"], ["--config"]])
  func `another command line is said`(arguments: [String]) throws {
    let run = try CommandRun([ExecutablePath.broker()] + arguments)
    #expect(run.status == .exited(64) && run.output.isEmpty)
    #expect(run.errors.hasPrefix("keyline-broker: ") && run.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test func `without a socket it says who starts it`() throws {
    let run = try CommandRun([ExecutablePath.broker()])
    #expect(run.status == .exited(64) && run.errors.contains("it is started by keyline"))
  }
}
