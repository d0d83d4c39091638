import KeylineCore

@testable import KeylineAI

/// Answers of chat completions, in the forms that OpenAI, DeepSeek, Ollama, llama.cpp and vLLM give them.
enum ChatTranscripts {
  static func chunk(_ delta: String, finish: String = "null") -> String {
    "data: {\"id\":\"c\",\"object\":\"chat.completion.chunk\",\"choices\":[{\"index\":0,\"delta\":\(delta),\"finish_reason\":\(finish)}]}\n\n"
  }
  static func text(_ text: String) -> String { chunk("{\"content\":\"\(text)\"}") }
  static let role = chunk(#"{"role":"assistant","content":null,"refusal":null}"#)
  static let stop = chunk("{}", finish: "\"stop\"")
  static func usage(choices: String) -> String {
    "data: {\"choices\":\(choices),\"usage\":{\"prompt_tokens\":25,\"completion_tokens\":15,\"total_tokens\":40}}\n\n"
  }
  static let mark = "data: [DONE]\n\n"
  static let lines = text("we are on\\n") + text("Thursday\\n") + text("\\ud83d\\ude00 ok?")
  static let words = "we are on\nThursday\n😀 ok?"
  static let counted = AnswerEvent.finished(CompletionEnd(.finished, inputTokens: 25, outputTokens: 15))
  static let done = AnswerEvent.finished(CompletionEnd(.finished))

  static let all = [
    Transcript("three lines", role + lines + stop + usage(choices: "[]") + mark, says: words, counted),
    Transcript(
      "usage without choices", role + text("a") + stop + usage(choices: "null") + mark, says: "a", counted),
    Transcript(
      "usage beside the last choice",
      text("a") + usage(choices: #"[{"index":0,"delta":{"content":""},"finish_reason":"stop"}]"#) + mark,
      says: "a", counted),
    Transcript(
      "keep-alive comments and empty lines",
      ": keep-alive\n\n\n\n" + role + ": keep-alive\n\n" + text("a") + "\n\n" + stop + mark, says: "a", done),
    Transcript(
      "reasoning is no text",
      chunk(#"{"content":null,"reasoning_content":"hm"}"#) + text("a") + stop + mark, says: "a", done),
    Transcript("no mark of the end", text("a") + stop, says: "a", done),
    Transcript("no reason of the end", text("a") + mark, says: "a", done),
    Transcript("what follows the mark", text("a") + stop + mark + text("b"), says: "a", done),
    Transcript("line ends of Windows", "data: {\"choices\":[]}\r\n\r\ndata: [DONE]\r\n\r\n", done),
    Transcript(
      "cut off", text("a") + chunk("{}", finish: "\"length\"") + mark, says: "a",
      .finished(CompletionEnd(.cutOff))),
    Transcript("filtered", chunk("{}", finish: "\"content_filter\"") + mark, .failed(.refused)),
    Transcript("a refusal", chunk(#"{"refusal":"I cannot"}"#) + stop + mark, .failed(.refused)),
    Transcript(
      "a stream that ends early", role + text("a"), says: "a", .failed(.malformed("it ended early"))),
    Transcript(
      "an error within the stream",
      text("a") + "data: {\"error\":{\"message\":\"out of memory\",\"type\":\"x\",\"code\":500}}\n\n",
      says: "a",
      .failed(.overloaded(status: 500))),
    Transcript(
      "an error that is a text", "data: {\"error\":\"model not loaded\"}\n\n",
      .failed(.rejected(status: 200, message: "model not loaded"))),
    Transcript(
      "text in parts",
      chunk(#"{"content":[{"type":"text","text":"we "},{"type":"text","text":"are"}]}"#)
        + chunk(#"{"content":[{"type":"thinking","text":"hm"},{"text":" on"},{"type":"text","text":""},7]}"#)
        + chunk(#"{"content":[]}"#) + stop + mark, says: "we are on", done),
    Transcript(
      "a refusal in parts", chunk(#"{"content":[{"type":"refusal","refusal":"I cannot"}]}"#) + stop + mark,
      .failed(.refused)),
    Transcript(
      "a whole answer in parts",
      #"{"choices":[{"message":{"content":[{"type":"text","text":"one\n"},{"type":"text","text":"two"}]},"finish_reason":"stop"}]}"#,
      says: "one\ntwo", done),
    Transcript(
      "half a character", text(#"a \ud83d b \ude00"#) + stop + mark, says: "a \u{FFFD} b \u{FFFD}", done),
    Transcript(
      "half a character in a whole answer",
      #"{"choices":[{"message":{"content":"a \ude00"},"finish_reason":"stop"}]}"#,
      says: "a \u{FFFD}", done),
    Transcript(
      "no JSON", text("a") + "data: oops\n\n", says: "a",
      .failed(.malformed("an event of its stream is no JSON"))),
    Transcript(
      "a whole answer after blank lines",
      "\n\n\n{\"choices\":[{\"index\":0,\"message\":{\"role\":\"assistant\",\"content\":\"we are\\non\"},\"finish_reason\":\"stop\"}],\"usage\":{\"prompt_tokens\":25,\"completion_tokens\":15}}",
      says: "we are\non", counted),
    Transcript(
      "a whole answer without text", #"{"choices":[{"message":{"content":null},"finish_reason":"length"}]}"#,
      .finished(CompletionEnd(.cutOff))),
    Transcript("a whole answer without choices", #"{"choices":[]}"#, .failed(.malformed("it has no choice"))),
    Transcript(
      "a whole error", #"{"error":{"message":"no","type":"invalid_request_error","code":null}}"#,
      .failed(.rejected(status: 400, message: "no"))),
    Transcript(
      "an answer that says it has no error", "data: {\"error\":null,\"choices\":[]}\n\n" + mark, done),
  ]
}
