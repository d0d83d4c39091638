import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

/// Servers that misbehave.
@Suite struct FailureTests {
  private static let overloaded = StubAnswer.anthropicError(529, "overloaded_error", "Overloaded")

  private func failure(_ answers: StubAnswer, settings: [String] = []) throws -> BrokerEvent? {
    let server = try StubServer(answers)
    let events = try Scene.broker(at: server.address, settings).complete(1)
    return withExtendedLifetime(server) { events.last }
  }

  @Test(arguments: [
    (400, "invalid_request_error"), (401, "authentication_error"), (402, "billing_error"),
    (403, "permission_error"), (404, "not_found_error"),
  ]) func `what the provider turns down is told in its words`(status: Int, type: String) throws {
    let server = try StubServer(.anthropicError(status, type, "Because \u{1B}[1m\(Scene.key)."))
    let events = try Scene.broker(at: server.address).complete(1)
    #expect(events.last == .failed(.rejected(status: status, message: "Because ….")))
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [
    overloaded, .anthropicError(500, "api_error", "oops"), .json("busy", status: 503),
    StubAnswer(framing: .raw, steps: [.close]), StubAnswer(framing: .raw, steps: [.reset]),
  ])
  func `what may pass is tried once more`(answer: StubAnswer) throws {
    let server = try StubServer(answer, Scene.answer)
    let events = try Scene.broker(at: server.address).complete(1)
    #expect(events.filter { $0 == .sent }.count == 1)
    #expect(events.contains(.retrying(milliseconds: 500)))
    #expect(events.last == Scene.done && Scene.text(events) == Scene.words)
    #expect(server.requests.count == 2 && server.requests[0].body == server.requests[1].body)
  }

  @Test func `the provider says how long to wait`() throws {
    let busy = StubAnswer.anthropicError(
      429, "rate_limit_error", "Slow down", headers: [("retry-after-ms", "20")])
    let server = try StubServer(busy, Scene.answer)
    let events = try Scene.broker(at: server.address).complete(1)
    #expect(events.contains(.retrying(milliseconds: 20)) && events.last == Scene.done)
  }

  @Test func `a wait beyond the time is not waited, and until it is over nothing leaves`() throws {
    let busy = StubAnswer.anthropicError(
      429, "rate_limit_error", "Slow down", headers: [("retry-after", "600")])
    let server = try StubServer(busy, Scene.answer)
    let broker = try Scene.broker(at: server.address)
    #expect(try broker.complete(1).last == .failed(.rateLimited(seconds: 300)))
    let events = try broker.complete(2)
    guard events.count == 1, case .failed(.rateLimited(seconds: let seconds?))? = events.first else {
      return #expect(Bool(false), "\(events)")
    }
    #expect((1...300).contains(seconds) && server.requests.count == 1)
  }

  @Test func `after two failures the provider is left alone`() throws {
    let server = try StubServer(Self.overloaded, Self.overloaded, Scene.answer)
    let broker = try Scene.broker(at: server.address)
    #expect(try broker.complete(1).last == .failed(.overloaded(status: 529)))
    guard case .failed(.rateLimited)? = try broker.complete(2).last else {
      return #expect(Bool(false), "a cool-down")
    }
    #expect(server.requests.count == 2)
  }

  @Test func `a limit that waiting does not mend is not tried again`() throws {
    let body =
      #"{"type":"error","error":{"type":"rate_limit_error","message":"limit","details":{"error_code":"enforced_spend_limit_reached"}}}"#
    let server = try StubServer(.json(body, status: 429))
    #expect(
      try Scene.broker(at: server.address).complete(1).last
        == .failed(.rejected(status: 429, message: "limit")))
    #expect(server.requests.count == 1)
  }

  @Test func `an answer that has begun is not asked for again`() throws {
    let server = try StubServer(
      .stream([
        .send(
          "event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"delta\":{\"type\":\"text_delta\",\"text\":\"one\"}}\n\n"
        ),
        .send(
          "event: error\ndata: {\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\",\"message\":\"x\"}}\n\n"
        ),
      ]))
    let events = try Scene.broker(at: server.address).complete(1)
    #expect(Scene.text(events) == "one" && events.last == .failed(.overloaded(status: 529)))
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [
    (StubAnswer(framing: .chunked, steps: [.send("event: ping\n"), .reset]), "it ended early"),
    (StubAnswer(framing: .claimedLength(9), steps: [.send("data:"), .close]), "it ended early"),
    (.json("{\"content\":["), "it is cut off, or no JSON"), (.json(""), "it is empty"),
    (.json("<html>"), "it ended early"),
    (StubAnswer(framing: .raw, steps: [.send("hi\r\n\r\n")]), "it is no HTTP"),
    (StubAnswer(framing: .chunked, steps: [.flood(bytes: 100 << 20)]), "it is longer than 1 MiB"),
    (
      StubAnswer(status: 400, framing: .chunked, steps: [.flood(bytes: 100 << 20)]), "it is longer than 1 MiB"
    ),
  ]) func `an answer that is none is said`(answer: StubAnswer, clause: String) throws {
    #expect(try failure(answer) == .failed(.malformed(clause)))
  }

  @Test func `an answer of 100 MB costs no memory`() throws {
    let server = try StubServer(StubAnswer(framing: .length, steps: [.flood(bytes: 100 << 20)]))
    let broker = try Scene.broker(at: server.address)
    for number in 0..<5 { _ = try broker.complete(number) }
    let status = String(decoding: ProcessFile.read("status", of: broker.process.pid), as: UTF8.self)
    let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = try #require(peak?.split(separator: " ").compactMap { Int($0) }.first)
    #expect(kilobytes < 64 << 10)
  }

  @Test func `a server that does not answer in time`() throws {
    #expect(
      try failure(StubAnswer(framing: .raw, steps: [.stall]), settings: ["ai.timeoutSeconds=1"])
        == .failed(.timedOut(seconds: 1)))
  }

  @Test func `a server that stops in the middle`() throws {
    let server = try StubServer(.anthropic(["one", "two"], gate: StubGate()))
    let events = try Scene.broker(at: server.address, ["ai.timeoutSeconds=1"]).complete(1)
    #expect(Scene.text(events) == "one" && events.last == .failed(.timedOut(seconds: 1)))
  }

  @Test func `an address that leads elsewhere is not followed`() throws {
    let other = try StubServer(Scene.answer)
    let server = try StubServer(
      StubAnswer(
        status: 302, headers: [("location", other.address + "/v1/messages")], framing: .length, steps: []))
    let events = try Scene.broker(at: server.address).complete(1)
    #expect(events.last == .failed(.rejected(status: 302, message: "")) && other.requests.isEmpty)
  }

  @Test func `where nobody listens there is no connection, now and in a moment`() throws {
    let port = try LoopbackPort()
    let broker = try Scene.broker(at: port.address)
    let events = try broker.complete(1)
    let offline = BrokerEvent.failed(.offline("Couldn't connect to server"))
    #expect(events.count == 3 && events[1] == .retrying(milliseconds: 500) && events[2] == offline)
    #expect(try broker.complete(2) == [offline])
  }

  @Test func `a name that is none, and a server that does not speak TLS`() throws {
    let server = try StubServer(Scene.answer)
    for address in ["https://nowhere.invalid", "https://127.0.0.1:\(server.port)"] {
      let events = try Scene.broker(at: address, ["ai.timeoutSeconds=5"]).complete(1)
      guard case .failed(.offline(let reason))? = events.last else {
        return #expect(Bool(false), "\(events)")
      }
      #expect(!reason.isEmpty && !events.contains(.sent))
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `an address that is none`() throws {
    let environment = ["ANTHROPIC_BASE_URL": "nonsense"]
    let broker = try BrokerProcess(
      ["--full-access"], environment: environment, secrets: ["ANTHROPIC_API_KEY": Scene.key])
    #expect(try broker.complete(1) == [.failed(.badAddress)])
  }
}
