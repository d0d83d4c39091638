import KeylineCore
import Testing

@testable import KeylineAI

/// What providers' answers say, split at every byte.
@Suite struct AnswerReaderTests {
  @Test(arguments: AnthropicTranscripts.all) func `a message says the same at every split`(answer: Transcript)
    throws
  {
    try answer.expectEverySplit(from: .anthropic)
  }

  @Test(arguments: ChatTranscripts.all) func `a chat completion says the same at every split`(
    answer: Transcript
  ) throws {
    try answer.expectEverySplit(from: .deepseek)
  }

  static func rejected(_ status: Int, _ message: String) -> AnswerEvent {
    .failed(.rejected(status: status, message: message))
  }

  static func envelope(_ type: String, _ message: String = "no") -> String {
    #"{"type":"error","error":{"type":"\#(type)","message":"\#(message)"},"request_id":"r"}"#
  }

  static let errors = [
    Transcript("400", status: 400, envelope("invalid_request_error"), rejected(400, "no")),
    Transcript("401", status: 401, envelope("authentication_error"), rejected(401, "no")),
    Transcript("402", status: 402, envelope("billing_error"), rejected(402, "no")),
    Transcript("403", status: 403, envelope("permission_error"), rejected(403, "no")),
    Transcript("404", status: 404, envelope("not_found_error"), rejected(404, "no")),
    Transcript("408", status: 408, "", .failed(.overloaded(status: 408))),
    Transcript("413", status: 413, envelope("request_too_large"), rejected(413, "no")),
    Transcript("429", status: 429, envelope("rate_limit_error"), .failed(.rateLimited(seconds: nil))),
    Transcript(
      "429 with seconds", status: 429, headers: [HTTPHeader("Retry-After", "12")],
      envelope("rate_limit_error"),
      .failed(.rateLimited(seconds: 12))),
    Transcript(
      "429 with milliseconds", status: 429,
      headers: [HTTPHeader("retry-after", "9"), HTTPHeader("retry-after-ms", "1200")], "",
      .failed(.rateLimited(seconds: 2))),
    Transcript(
      "429 with a date", status: 429, headers: [HTTPHeader("retry-after", "Thu, 01 Jan 1970 00:01:05 GMT")],
      "",
      .failed(.rateLimited(seconds: 65))),
    Transcript(
      "429 with nonsense", status: 429, headers: [HTTPHeader("retry-after", "soon")], "",
      .failed(.rateLimited(seconds: nil))),
    Transcript(
      "429 with no time at all", status: 429, headers: [HTTPHeader("retry-after-ms", "0")], "",
      .failed(.rateLimited(seconds: 1))),
    Transcript(
      "a spend limit", status: 429,
      #"{"type":"error","error":{"type":"rate_limit_error","message":"limit","details":{"error_code":"enforced_spend_limit_reached"}}}"#,
      rejected(429, "limit")),
    Transcript(
      "no quota left", status: 429,
      #"{"error":{"message":"You exceeded your quota","type":"insufficient_quota","code":"insufficient_quota"}}"#,
      rejected(429, "You exceeded your quota")),
    Transcript("500", status: 500, envelope("api_error"), .failed(.overloaded(status: 500))),
    Transcript("503 with a page", status: 503, "<html>", .failed(.overloaded(status: 503))),
    Transcript("529", status: 529, envelope("overloaded_error"), .failed(.overloaded(status: 529))),
    Transcript(
      "an error that is a text", status: 404, #"{"error":"model 'x' not found"}"#,
      rejected(404, "model 'x' not found")),
    Transcript(
      "an error without an object", status: 404, #"{"object":"error","message":"no model","code":404}"#,
      rejected(404, "no model")),
    Transcript("a detail", status: 422, #"{"detail":"bad"}"#, rejected(422, "bad")),
    Transcript(
      "a page", status: 404, "<html>\u{1B}[31mno</html>", rejected(404, "")),
    Transcript(
      "only what is not seen", status: 403, envelope("permission_error", #" \u200b\n\u001b[1m\u202e "#),
      rejected(403, "")),
    Transcript("nothing", status: 401, "", rejected(401, "")),
    Transcript(
      "control characters", status: 400, envelope("invalid_request_error", "a\\u001b[31m\\nb\\u202e\\u0085c"),
      rejected(400, "a b c")),
    Transcript(
      "a key", status: 401, envelope("authentication_error", "key \(SampleEndpoint.key) is wrong"),
      rejected(401, "key … is wrong")),
    Transcript(
      "a key with marks of no width in it", status: 401,
      envelope("authentication_error", #"sk-ant-\u200b\u2060api03-1234\u200d5678\ufe0f9\u034f0!"#),
      rejected(401, "…!")),
    Transcript(
      "a key between what terminals obey", status: 401,
      envelope("authentication_error", #"\u001b[1msk-ant\u001b[0m-api03-1234567890\u0007 is wrong"#),
      rejected(401, "… is wrong")),
    Transcript(
      "a key in capitals, twice", status: 401,
      envelope("authentication_error", "\(SampleEndpoint.key.uppercased()), \(SampleEndpoint.key)"),
      rejected(401, "…, …")),
    Transcript(
      "a key over two lines", status: 401,
      envelope("authentication_error", #"key sk-ant-api03-\n  12345 \u2028 67890 is wrong"#),
      rejected(401, "key … is wrong")),
    Transcript(
      "what only begins as the key does", status: 401,
      envelope("authentication_error", "sk-ant-api03 and sk-ant-api03-12345"),
      rejected(401, "sk-ant-api03 and sk-ant-api03-12345")),
    Transcript(
      "a long reason", status: 400, envelope("invalid_request_error", String(repeating: "é", count: 1000)),
      rejected(400, String(repeating: "é", count: 299) + "…")),
    Transcript(
      "another place", status: 307, headers: [HTTPHeader("location", "https://elsewhere.example")], "",
      rejected(307, "")),
  ]

  @Test(arguments: errors) func `an error is told in the provider's words`(answer: Transcript) throws {
    let bytes = Array(answer.body.utf8)
    for provider in [ProviderID.anthropic, .openai] {
      let endpoint = try SampleEndpoint.make(provider)
      answer.expect(in: [bytes[...]], from: endpoint, "whole")
      answer.expect(in: bytes.indices.map { bytes[$0...$0] }, from: endpoint, "byte by byte")
    }
  }

  @Test func `an endless reason is read up to a bound`() throws {
    let endpoint = try SampleEndpoint.make(.anthropic)
    var reader = AnswerReader(HTTPResponseHead(status: 400), from: endpoint, now: 0)
    for _ in 0..<64 { #expect(reader.feed([UInt8](repeating: 0x61, count: 1 << 14)).isEmpty) }
    #expect(reader.finish() == [Self.rejected(400, "")])
  }
}
