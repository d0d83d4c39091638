import KeylineTestSupport
import Testing

/// Providers that misbehave: each has its sentence and its badge, and typing goes on.
@Suite struct ProviderFaultTests {
  private static let text = "Hey, are we still on for"

  /// What a server does, and what the screen says of it.
  struct Fault: CustomTestStringConvertible {
    let answer: StubAnswer
    let sentence: String
    let badge: String
    var testDescription: String { badge + ": " + sentence }

    init(_ answer: StubAnswer, says sentence: String, badge: String) {
      self.answer = answer
      self.sentence = sentence
      self.badge = badge
    }
  }

  private static let start = """
    event: message_start
    data: {"type":"message_start","message":{"usage":{"input_tokens":5,"output_tokens":1}}}


    """
  private static let overload = """
    event: error
    data: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}


    """

  static let faults = [
    Fault(.stream([.send(start), .reset]), says: "cannot be read", badge: "bad answer"),
    Fault(.stream([.send(start + overload)]), says: "too much to do", badge: "busy"),
    Fault(.stream([.trickle(Array(start.utf8)), .close]), says: "cannot be read", badge: "bad answer"),
    Fault(
      .anthropicError(401, "authentication_error", "invalid x-api-key"), says: "invalid x-api-key",
      badge: "rejected"),
    Fault(.anthropicError(402, "billing_error", "no credit"), says: "no credit left", badge: "rejected"),
    Fault(.anthropicError(403, "permission_error", "not yours"), says: "may not use this", badge: "rejected"),
    Fault(.anthropicError(404, "not_found_error", "model: nope"), says: "ai.model", badge: "rejected"),
    Fault(.anthropicError(400, "invalid_request_error", "too long"), says: "too long", badge: "rejected"),
    Fault(
      .anthropicError(429, "rate_limit_error", "slow down", headers: [("retry-after", "30")]),
      says: "again in",
      badge: "limit"),
    Fault(
      .anthropicError(529, "overloaded_error", "busy", headers: [("retry-after", "60")]),
      says: "too much to do",
      badge: "busy"),
    Fault(.anthropic([" I"], reason: "refusal"), says: "declined", badge: "refused"),
    Fault(.json("{\"hello\": \"world\"}"), says: "cannot be read", badge: "bad answer"),
    Fault(.json("<html>no</html>"), says: "cannot be read", badge: "bad answer"),
    Fault(
      StubAnswer(steps: [.send("\u{1B}[2J\u{0}garbage"), .close]), says: "cannot be read", badge: "bad answer"
    ),
    Fault(
      StubAnswer(framing: .claimedLength(10), steps: [.flood(bytes: 100 << 20)]), says: "cannot be read",
      badge: "bad answer"),
    Fault(
      StubAnswer(status: 302, headers: [("location", "http://127.0.0.1:1/")], framing: .length, steps: []),
      says: "302", badge: "rejected"),
  ]

  @Test(arguments: faults) func aFaultIsSaidAndTypingGoesOn(fault: Fault) throws {
    let keyboard = try ProviderKeyboard(answering: fault.answer)
    try keyboard.type(Self.text, thenWaitFor: fault.sentence)
    try keyboard.type(" us", thenWaitFor: fault.badge)
    try keyboard.finish(with: Self.text + " us")
  }

  @Test func aServerThatIsDownIsSaid() throws {
    let port = try LoopbackPort()
    let server = try StubServer(.json("{}"))
    let keyboard = try ProviderKeyboard(server, environment: ["ANTHROPIC_BASE_URL": port.address])
    try keyboard.type(Self.text, thenWaitFor: "cannot be reached")
    try keyboard.type(" us", thenWaitFor: "offline")
    try keyboard.finish(with: Self.text + " us")
  }

  @Test func aServerThatNeverAnswersIsSaid() throws {
    let keyboard = try ProviderKeyboard(
      answering: StubAnswer(steps: [.stall]), environment: ["KEYLINE_AI_TIMEOUT_SECONDS": "1"])
    try keyboard.type(Self.text, thenWaitFor: "has not answered within 1 s")
    _ = try keyboard.server.waitForDeparture()
    try keyboard.finish(with: Self.text)
  }

  @Test func withoutAKeyItIsSaidHowToAddOne() throws {
    let keyboard = try ProviderKeyboard(answering: .anthropic([]), environment: ["ANTHROPIC_API_KEY": ""])
    try keyboard.type(Self.text, thenWaitFor: "keyline key set --provider anthropic")
    try keyboard.type(" us", thenWaitFor: "no key")
    #expect(keyboard.server.requests.isEmpty)
    try keyboard.finish(with: Self.text + " us")
  }

  @Test func aLoadingAnswerIsShownAsSuch() throws {
    let keyboard = try ProviderKeyboard(answering: StubAnswer(steps: [.stall]))
    try keyboard.type(Self.text, thenWaitFor: "asking")
    try keyboard.finish(with: Self.text)
    _ = try keyboard.server.waitForDeparture()
  }

  @Test func anAnswerWithoutEndIsCut() throws {
    let keyboard = try ProviderKeyboard(
      answering: .stream([
        .send(
          "event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"text_delta\",\"text\":\""
        ), .flood(bytes: 100 << 20),
      ]))
    try keyboard.type(Self.text, thenWaitFor: "cannot be read")
    #expect(try keyboard.server.waitForDeparture().bytesSent < 64 << 20)
    try keyboard.finish(with: Self.text)
  }
}
