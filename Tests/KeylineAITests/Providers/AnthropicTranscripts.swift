import KeylineCore

@testable import KeylineAI

/// Answers of Anthropic's Messages API, in the form that it documents.
enum AnthropicTranscripts {
  static func event(_ name: String, _ fields: String) -> String {
    "event: \(name)\ndata: {\"type\": \"\(name)\"\(fields.isEmpty ? "" : ", " + fields)}\n\n"
  }

  static let start = event(
    "message_start",
    #""message": {"id": "msg_1", "type": "message", "role": "assistant", "model": "m", "content": [], "stop_reason": null, "usage": {"input_tokens": 25, "output_tokens": 1}}"#
  )
  static func block(_ index: Int, _ block: String = #"{"type": "text", "text": ""}"#) -> String {
    event("content_block_start", "\"index\": \(index), \"content_block\": \(block)")
  }
  static func delta(_ delta: String) -> String {
    event("content_block_delta", "\"index\": 0, \"delta\": \(delta)")
  }
  static func text(_ text: String) -> String { delta("{\"type\": \"text_delta\", \"text\": \"\(text)\"}") }
  static let blockEnd = event("content_block_stop", "\"index\": 0")
  static func ending(_ reason: String) -> String {
    event(
      "message_delta",
      #""delta": {"stop_reason": "\#(reason)", "stop_sequence": null}, "usage": {"output_tokens": 15}"#)
      + event("message_stop", "")
  }
  static let ping = event("ping", "")
  static let lines = text("we are on\\n") + ping + text("Thursday\\n\\ud83d\\ude00") + text(" ok?")
  static let words = "we are on\nThursday\n😀 ok?"
  static let done = AnswerEvent.finished(CompletionEnd(.finished, inputTokens: 25, outputTokens: 15))

  static let all = [
    Transcript(
      "three lines", start + block(0) + ping + lines + blockEnd + ending("end_turn"), says: words, done),
    Transcript(
      "two blocks of text",
      start + block(0) + text("a") + blockEnd + block(1) + text("b") + ending("end_turn"),
      says: "ab", done),
    Transcript(
      "a block that begins with text",
      start + block(0, #"{"type": "text", "text": "Hey"}"#) + text(" you") + ending("end_turn"),
      says: "Hey you", done),
    Transcript(
      "thinking, signatures, citations and tools are no text",
      start + block(0, #"{"type": "thinking", "thinking": "hm", "signature": ""}"#)
        + delta(#"{"type": "thinking_delta", "thinking": "let me see"}"#)
        + delta(#"{"type": "signature_delta", "signature": "EqQB"}"#) + blockEnd
        + delta(#"{"type": "input_json_delta", "partial_json": "{\"a\""}"#)
        + delta(#"{"type": "citations_delta", "citation": {"type": "x"}}"#) + text("yes")
        + ending("end_turn"),
      says: "yes", done),
    Transcript(
      "half a character", start + text(#"a \ud83d"#) + text(#"\ude00 b"#) + ending("end_turn"),
      says: "a \u{FFFD}\u{FFFD} b", done),
    Transcript(
      "events of the future", start + event("weather", #""sun": true"#) + text("a") + ending("pause_turn"),
      says: "a",
      done),
    Transcript(
      "cut off at the limit", start + text("a") + ending("max_tokens"), says: "a",
      .finished(CompletionEnd(.cutOff, inputTokens: 25, outputTokens: 15))),
    Transcript(
      "cut off at the window", start + text("a") + ending("model_context_window_exceeded"), says: "a",
      .finished(CompletionEnd(.cutOff, inputTokens: 25, outputTokens: 15))),
    Transcript("a refusal", start + text("I") + ending("refusal"), says: "I", .failed(.refused)),
    Transcript("no text", start + ending("end_turn"), done),
    Transcript(
      "what follows the end", start + text("a") + ending("end_turn") + text("b"), says: "a", done),
    Transcript(
      "a stream that ends early", start + text("a"), says: "a", .failed(.malformed("it ended early"))),
    Transcript(
      "a last event that does not end", start + text("a") + String(ending("end_turn").dropLast()), says: "a",
      .failed(.malformed("it ended early"))),
    Transcript(
      "overload within the stream",
      start + text("a") + event("error", #""error": {"type": "overloaded_error", "message": "Overloaded"}"#),
      says: "a", .failed(.overloaded(status: 529))),
    Transcript(
      "another error within the stream",
      start + event("error", #""error": {"type": "invalid_request_error", "message": "no \u0007bell"}"#),
      .failed(.rejected(status: 400, message: "no bell"))),
    Transcript(
      "an event that is no JSON", start + "data: {\n\n" + ending("end_turn"),
      .failed(.malformed("an event of its stream is no JSON"))),
    Transcript(
      "a whole message",
      #"{"id":"1","type":"message","role":"assistant","content":[{"type":"thinking","thinking":"hm"},{"type":"text","text":"we are"},{"type":"text","text":" on"}],"stop_reason":"end_turn","usage":{"input_tokens":25,"output_tokens":15}}"#,
      says: "we are on", done),
    Transcript(
      "a whole message after blank lines, cut off",
      "\r\n\n {\"content\":[{\"type\":\"text\",\"text\":\"a\"}],\"stop_reason\":\"max_tokens\"}\n", says: "a",
      .finished(CompletionEnd(.cutOff))),
    Transcript("another JSON object", #"{"ok":true}"#, .failed(.malformed("it is no message"))),
    Transcript("half a JSON object", #"{"content":["#, .failed(.malformed("it is cut off, or no JSON"))),
    Transcript("an empty body", "", .failed(.malformed("it is empty"))),
    Transcript("blanks", " \r\n\n", .failed(.malformed("it is empty"))),
    Transcript("a page", "<html><body>Hello</body></html>", .failed(.malformed("it ended early"))),
    Transcript(
      "an error with the status of success",
      #"{"type":"error","error":{"type":"authentication_error","message":"invalid x-api-key"}}"#,
      .failed(.rejected(status: 401, message: "invalid x-api-key"))),
  ]
}
