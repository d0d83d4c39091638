import KeylineCore
import Testing

/// The lines between keyboard and broker.
@Suite struct WireTests {
  static let requests: [BrokerRequest] = [
    .complete(
      id: 7,
      query: CompletionQuery(
        before: "She said \"no\"\n\u{1}\u{7F} é 👩‍👩‍👧", after: " \\ later", language: "pt-BR", purpose: .email),
      isHeld: true),
    .complete(id: 0, query: CompletionQuery(before: ""), isHeld: false), .send(id: 7), .cancel(id: 8),
    .taken(id: 9, characters: 12),
  ]

  static let events: [BrokerEvent] = [
    .prepared(
      RequestPicture(
        method: "POST", address: "https://example.com/v1",
        headers: [.init("x-api-key", "sk-…"), .init("b", "")],
        body: "{\n\"a\":1}")),
    .sent, .text(" we are\n\"still\""), .retrying(milliseconds: 1500),
    .finished(CompletionEnd(.finished, inputTokens: 10, outputTokens: 20)), .finished(CompletionEnd(.cutOff)),
    .failed(.notConfigured), .failed(.keyUnusable("why")), .failed(.accessOff), .failed(.badAddress),
    .failed(.offline("no route")), .failed(.timedOut(seconds: 8)),
    .failed(.rejected(status: 400, message: "no")), .failed(.rateLimited(seconds: 12)),
    .failed(.rateLimited(seconds: nil)), .failed(.overloaded(status: 529)), .failed(.refused),
    .failed(.malformed("cut")), .failed(.noBroker("gone")),
  ]

  @Test(arguments: requests) func `a request comes back as it was, on one line`(request: BrokerRequest) {
    #expect(!request.line.utf8.contains(0x0A))
    #expect(BrokerRequest(line: Array(request.line.utf8)) == request)
  }

  @Test(arguments: events) func `an event comes back as it was, on one line`(event: BrokerEvent) throws {
    let line = event.line(id: 3)
    #expect(!line.utf8.contains(0x0A))
    let read = try #require(BrokerEvent.read(line: Array(line.utf8)))
    #expect(read.id == 3 && read.event == event)
  }

  @Test func `half a character in a line is no reason to lose it`() throws {
    let line = #"{"v":1,"kind":"text","id":1,"text":"a\ud83d"}"#
    #expect(try #require(BrokerEvent.read(line: Array(line.utf8))).event == .text("a\u{FFFD}"))
  }

  @Test func `secrets come back as they were`() {
    let secrets = BrokerSecrets(["ANTHROPIC_API_KEY": "sk-\"1\""])
    #expect(BrokerSecrets(line: Array(secrets.line.utf8)) == secrets)
    #expect(BrokerSecrets(line: Array(BrokerRequest.send(id: 1).line.utf8)) == nil)
  }

  @Test(arguments: [
    "", "{}", "[]", "null", "{\"v\":1}", #"{"v":2,"kind":"send","id":1}"#, #"{"v":1,"kind":"sing","id":1}"#,
    #"{"v":1,"kind":"send","id":"1"}"#, #"{"v":1,"kind":"complete","id":1,"before":1}"#, "\u{FF}",
  ]) func `what is not known is passed over`(line: String) {
    #expect(BrokerRequest(line: Array(line.utf8)) == nil)
    #expect(BrokerEvent.read(line: Array(line.utf8)) == nil)
  }

  @Test func `lines are cut wherever the bytes are`() {
    let text = Array("one\ntwo\n\nthree\nrest".utf8)
    for cut in 0...text.count {
      var lines = WireLines()
      let found = lines.feed(text[..<cut]) + lines.feed(text[cut...])
      #expect(found.map { String(decoding: $0, as: UTF8.self) } == ["one", "two", "", "three"])
    }
  }

  @Test func `an endless line is given up`() {
    var lines = WireLines()
    for _ in 0..<20 where !lines.isOverrun { _ = lines.feed([UInt8](repeating: 0x61, count: 1 << 16)) }
    #expect(lines.isOverrun)
    #expect(lines.feed(Array("\nnext\n".utf8)).isEmpty)
  }
}
