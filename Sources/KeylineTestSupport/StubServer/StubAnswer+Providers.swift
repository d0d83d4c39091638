import KeylineCore

/// Answers in the forms of the providers.
extension StubAnswer {
  /// An answer of Anthropic's Messages API: a stream with a piece of text an event.
  ///
  /// - Parameters:
  ///   - pieces: The pieces of the text.
  ///   - gate: What the second piece waits for, if there is one.
  ///   - reason: Why the model stopped.
  /// - Returns: The answer.
  public static func anthropic(
    _ pieces: [String], gate: StubGate? = nil, reason: String = "end_turn"
  ) -> StubAnswer {
    var steps = [
      StubStep.send(
        event(
          "message_start",
          #""message":{"id":"msg_1","type":"message","role":"assistant","model":"stub","content":[],"stop_reason":null,"usage":{"input_tokens":25,"output_tokens":1}}"#
        )
          + event("content_block_start", #""index":0,"content_block":{"type":"text","text":""}"#)
          + event("ping", ""))
    ]
    for (index, piece) in pieces.enumerated() {
      if index == 1, let gate { steps.append(.gate(gate)) }
      steps.append(
        .send(
          event(
            "content_block_delta", "\"index\":0,\"delta\":{\"type\":\"text_delta\",\"text\":\(quoted(piece))}"
          )))
    }
    steps.append(
      .send(
        event("content_block_stop", #""index":0"#)
          + event(
            "message_delta",
            "\"delta\":{\"stop_reason\":\(quoted(reason)),\"stop_sequence\":null},\"usage\":{\"output_tokens\":15}"
          )
          + event("message_stop", "")))
    return .stream(steps)
  }

  /// An answer of chat completions: a stream with a piece of text a chunk.
  ///
  /// - Parameters:
  ///   - pieces: The pieces of the text.
  ///   - gate: What the second piece waits for, if there is one.
  ///   - reason: Why the model stopped.
  /// - Returns: The answer.
  public static func chat(_ pieces: [String], gate: StubGate? = nil, reason: String = "stop") -> StubAnswer {
    var steps = [StubStep.send(": keep-alive\n\n" + chunk(#"{"role":"assistant","content":null}"#))]
    for (index, piece) in pieces.enumerated() {
      if index == 1, let gate { steps.append(.gate(gate)) }
      steps.append(.send(chunk("{\"content\":\(quoted(piece))}")))
    }
    steps.append(
      .send(
        chunk("{}", finish: quoted(reason))
          + "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":25,\"completion_tokens\":15}}\n\n"
          + "data: [DONE]\n\n"))
    return .stream(steps)
  }

  /// Three completions of "Hey, are we still on for", in pieces that do not end with the lines.
  public static let threeLines = [" tomorrow", " at noon?\n lunch on ", "Thursday?\n the game", " tonight?"]

  /// An error in Anthropic's envelope.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - type: Its kind in the protocol's words.
  ///   - message: The provider's words.
  ///   - headers: Header lines, such as `retry-after`.
  /// - Returns: The answer.
  public static func anthropicError(
    _ status: Int, _ type: String, _ message: String, headers: [(name: String, value: String)] = []
  ) -> StubAnswer {
    .json(
      "{\"type\":\"error\",\"error\":{\"type\":\(quoted(type)),\"message\":\(quoted(message))}}",
      status: status,
      headers: headers)
  }

  private static func event(_ name: String, _ fields: String) -> String {
    "event: \(name)\ndata: {\"type\":\"\(name)\"\(fields.isEmpty ? "" : "," + fields)}\n\n"
  }

  private static func chunk(_ delta: String, finish: String = "null") -> String {
    "data: {\"choices\":[{\"index\":0,\"delta\":\(delta),\"finish_reason\":\(finish)}]}\n\n"
  }

  private static func quoted(_ text: String) -> String { JSONValue.string(text).line }
}
