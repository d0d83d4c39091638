import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineAI

/// The client against a real server.
@Suite struct HTTPClientTests {
  private static let client = HTTPClient(trust: HTTPTrust(environment: [:]))
  private static let patient = HTTPLimits(connectMilliseconds: 300_000, totalMilliseconds: 600_000)

  private func request(_ address: String, body: String = "{\"é\":1}") -> HTTPRequest {
    HTTPRequest(
      method: "POST", address: address + "/v1/messages",
      headers: [HTTPHeader("x-api-key", "k"), HTTPHeader("content-type", "application/json")], body: body)
  }

  private func events(
    _ address: String, body: String = "{}", limits: HTTPLimits = patient
  ) async -> [HTTPEvent] {
    var events: [HTTPEvent] = []
    for await event in Self.client.send(request(address, body: body), within: limits) { events.append(event) }
    return events
  }

  private func events(
    _ server: StubServer, body: String = "{}", limits: HTTPLimits = patient
  ) async -> [HTTPEvent] {
    let events = await events(server.address, body: body, limits: limits)
    // It ends with its last use.
    return withExtendedLifetime(server) { events }
  }

  private func isNoConnection(_ event: HTTPEvent?) -> Bool {
    if case .failed(.noConnection(let reason))? = event { !reason.isEmpty } else { false }
  }

  private func body(_ events: [HTTPEvent]) -> String {
    var bytes: [UInt8] = []
    for case .body(let piece) in events { bytes += piece }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a request leaves byte for byte as it is shown`() async throws {
    let server = try StubServer(.json("{}"))
    let request = request(server.address, body: "{\"text\":\"é\\n\"}")
    for await _ in Self.client.send(request, within: Self.patient) {}
    let sent = try await server.request()
    #expect(sent.lines.first == "POST /v1/messages HTTP/1.1")
    #expect(sent.lines.dropFirst().map { $0 } == request.allHeaders.map { "\($0.name): \($0.value)" })
    #expect(sent.bodyText == request.body)
  }

  @Test func `a long request leaves at once, without being announced`() async throws {
    let server = try StubServer(.json("{}"))
    let long = String(repeating: "a", count: 3 << 20)
    #expect(await events(server, body: long).last == .ended)
    #expect(try await server.request().body.count == long.utf8.count)
    #expect(try await server.request().header("expect") == nil)
  }

  @Test(arguments: [
    StubAnswer.Framing.chunked, .length, .untilClose,
  ]) func `an answer comes whole, however its end is told`(framing: StubAnswer.Framing) async throws {
    let answer = StubAnswer(
      status: 201, headers: [("X-Mark", "a: b ")], framing: framing,
      steps: [.send("one "), .trickle(Array("two".utf8))])
    let events = await events(try StubServer(answer))
    #expect(events.first == .sent && events.last == .ended && body(events) == "one two")
    guard case .head(let head)? = events.dropFirst().first else { return #expect(Bool(false), "a head") }
    #expect(head.status == 201 && head.headers.value(of: "x-mark") == "a: b ")
  }

  @Test func `pieces come when they are sent`() async throws {
    let gate = StubGate()
    let server = try StubServer(.stream([.send("one"), .gate(gate), .send("two")]))
    var seen = ""
    for await event in Self.client.send(request(server.address), within: Self.patient) {
      guard case .body(let bytes) = event else { continue }
      seen += String(decoding: bytes, as: UTF8.self) + "|"
      // Closed until the first piece is here.
      gate.open()
    }
    #expect(seen == "one|two|")
  }

  @Test func `a connection is kept for the next request`() async throws {
    let server = try StubServer(.json("{}"))
    // The connections that others keep are not in the way.
    let client = HTTPClient(trust: HTTPTrust(environment: [:]))
    for _ in 0..<4 {
      for await _ in client.send(request(server.address), within: Self.patient) {}
    }
    // On a busy machine two minutes may pass between two of them, and then libcurl keeps it no longer.
    #expect(Set(server.requests.map(\.connection)).count < 4)
  }

  @Test(arguments: [[StubStep.send("one"), .stall], [.stall]])
  func `the server sees at once that nobody listens any more`(
    steps: [StubStep]
  ) async throws {
    let server = try StubServer(.stream(steps), .json("{}"))
    let listening = Task { await events(server) }
    try await server.request()
    listening.cancel()
    _ = await listening.value
    try await server.departure()
    #expect(await events(server).last == .ended, "the client goes on")
  }

  @Test func `leaving the loop cancels too`() async throws {
    let server = try StubServer(.stream([.send("one"), .stall]))
    for await event in Self.client.send(request(server.address), within: Self.patient) {
      if case .body = event { break }
    }
    try await server.departure()
  }

  @Test func `a client that nobody has any more closes its connections and ends its streams`() async throws {
    let server = try StubServer(.stream([.send("one"), .stall]))
    var client: HTTPClient? = HTTPClient(trust: HTTPTrust(environment: [:]))
    let stream = try #require(client).send(request(server.address), within: Self.patient)
    var last: HTTPEvent?
    for await event in stream {
      last = event
      if case .body = event { client = nil }
    }
    #expect(last == .body(Array("one".utf8)))
    try await server.departure()
  }

  @Test(arguments: [[StubStep.send("one"), .stall], [.stall], []])
  func `an answer that does not come in time`(
    steps: [StubStep]
  ) async throws {
    let limits = HTTPLimits(connectMilliseconds: 20_000, totalMilliseconds: 200)
    let answer = StubAnswer(framing: steps.isEmpty ? .raw : .chunked, steps: steps.isEmpty ? [.stall] : steps)
    let server = try StubServer(answer)
    #expect(await events(server, limits: limits).last == .failed(.timedOut))
    try await server.departure()
  }

  @Test(arguments: [StubAnswer.Framing.chunked, .length, .untilClose]) func `an answer of 100 MB is cut`(
    framing: StubAnswer.Framing
  ) async throws {
    let server = try StubServer(StubAnswer(framing: framing, steps: [.flood(bytes: 100 << 20)]))
    let events = await events(server)
    #expect(events.last == .failed(.tooLong) && body(events).utf8.count <= 1 << 20)
    #expect(try await server.departure().bytesSent < 32 << 20)
  }

  @Test func `endless header lines are cut`() async throws {
    let server = try StubServer(
      StubAnswer(framing: .raw, steps: [.send("HTTP/1.1 200 OK\r\nx: "), .flood(bytes: 100 << 20)]))
    guard case .failed? = await events(server).last else { return #expect(Bool(false), "a failure") }
    try await server.departure()
  }

  @Test(arguments: [
    (StubAnswer(framing: .chunked, steps: [.send("one"), .reset]), HTTPFailure.brokenOff),
    (StubAnswer(framing: .chunked, steps: [.send("one"), .close]), .brokenOff),
    (StubAnswer(framing: .claimedLength(10), steps: [.send("one"), .close]), .brokenOff),
    (
      StubAnswer(
        framing: .raw, steps: [.send("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n")]),
      .brokenOff
    ),
    (StubAnswer(framing: .raw, steps: [.send("hello\r\n\r\n")]), .notHTTP),
  ]) func `an answer that breaks off or is none`(answer: StubAnswer, failure: HTTPFailure) async throws {
    #expect(await events(try StubServer(answer)).last == .failed(failure))
  }

  @Test(arguments: [[StubStep.close], [.reset]]) func `a connection that ends without an answer`(
    steps: [StubStep]
  ) async throws {
    let events = await events(try StubServer(StubAnswer(framing: .raw, steps: steps)))
    #expect(isNoConnection(events.last))
  }

  @Test func `bytes after the promised length are no part of the answer`() async throws {
    let server = try StubServer(StubAnswer(framing: .claimedLength(3), steps: [.send("one and more")]))
    let events = await events(server)
    #expect(events.last == .ended && body(events) == "one")
  }

  @Test func `a redirect is not followed`() async throws {
    let other = try StubServer(.json("{}"))
    let server = try StubServer(
      StubAnswer(status: 307, headers: [("location", other.address)], framing: .length, steps: []))
    let events = await events(server)
    guard case .head(let head)? = events.dropFirst().first else { return #expect(Bool(false), "a head") }
    #expect(head.status == 307 && events.last == .ended)
    #expect(other.requests.isEmpty && server.requests.count == 1)
  }

  @Test func `where nobody listens there is no connection, and nothing is sent`() async throws {
    let port = try LoopbackPort()
    #expect(await events(port.address) == [.failed(.noConnection("Couldn't connect to server"))])
  }

  @Test func `a name that is none`() async throws {
    let limits = HTTPLimits(connectMilliseconds: 3_000, totalMilliseconds: 3_000)
    let events = await events("http://nowhere.invalid", limits: limits)
    #expect(events.count == 1 && isNoConnection(events.first))
  }

  @Test func `a server that does not speak TLS`() async throws {
    let server = try StubServer(.json("{}"))
    let events = await events("https://127.0.0.1:\(server.port)")
    #expect(events.count == 1 && isNoConnection(events.first))
  }

  @Test(arguments: ["ftp://127.0.0.1", "file:///etc/passwd", "http://127.0.0.1:99999", "http://[::1"])
  func `an address that is none`(address: String) async throws {
    #expect(await events(address) == [.failed(.badAddress)])
  }

  @Test func `many requests at once each get their own answer`() async throws {
    let server = try StubServer { request, _ in .json(request.bodyText) }
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<20 {
        group.addTask { self.body(await self.events(server, body: "\(number)")) == "\(number)" }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
