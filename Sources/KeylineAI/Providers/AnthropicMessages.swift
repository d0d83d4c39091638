import KeylineCore

/// Anthropic's Messages API: the request, and the answer's reader.
struct AnthropicMessages: AnswerDialect {
  private var inputTokens: Int?
  private var outputTokens: Int?
  private var stopReason: String?

  /// The request for completions.
  ///
  /// - Parameters:
  ///   - prompt: What is asked.
  ///   - endpoint: Who is asked.
  /// - Returns: The request.
  static func request(_ prompt: CompletionPrompt, to endpoint: ProviderEndpoint) -> HTTPRequest {
    let body = JSONValue.object([
      "model": .string(endpoint.model), "max_tokens": .number(Double(CompletionPrompt.tokenLimit)),
      "system": .string(prompt.system), "stream": .bool(true),
      "messages": .array([.object(["role": .string("user"), "content": .string(prompt.user)])]),
    ])
    return HTTPRequest(
      method: "POST", address: endpoint.address,
      headers: (endpoint.key.map { [HTTPHeader(keyHeader, $0)] } ?? []) + [
        HTTPHeader("anthropic-version", "2023-06-01"), HTTPHeader("content-type", "application/json"),
      ], body: body.line)
  }

  private static let keyHeader = "x-api-key"

  mutating func read(_ event: ServerSentEvent) -> [AnswerEvent] {
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue(received: Array(event.data.utf8))
    } catch {
      return [Self.malformed("an event of its stream is no JSON")]
    }
    switch value["type"]?.string ?? event.name {
    case "message_start": noteUsage(value["message"]?["usage"])
    case "content_block_start": return Self.text(value["content_block"]?["text"]?.string)
    // Thinking, signatures, citations and the input of tools have other names, and are no text.
    case "content_block_delta": return Self.text(value["delta"]?["text"]?.string)
    case "message_delta":
      noteUsage(value["usage"])
      stopReason = value["delta"]?["stop_reason"]?.string ?? stopReason
    case "message_stop": return [ending]
    case "error": return [.failed(ErrorAnswer(value).error())]
    // `ping`, `content_block_stop`, and what may be added to the protocol.
    default: break
    }
    return []
  }

  func end() -> AnswerEvent { Self.malformed("it ended early") }

  func read(whole value: JSONValue) -> [AnswerEvent] {
    if value["error"] != nil { return [.failed(ErrorAnswer(value).error())] }
    guard let blocks = value["content"]?.array else { return [Self.malformed("it is no message")] }
    var whole = self
    whole.noteUsage(value["usage"])
    whole.stopReason = value["stop_reason"]?.string
    return Self.text(blocks.compactMap { $0["text"]?.string }.joined()) + [whole.ending]
  }

  private var ending: AnswerEvent {
    switch stopReason {
    case "refusal": .failed(.refused)
    case "max_tokens", "model_context_window_exceeded": .finished(end(.cutOff))
    default: .finished(end(.finished))
    }
  }

  private func end(_ reason: CompletionEnd.Reason) -> CompletionEnd {
    CompletionEnd(reason, inputTokens: inputTokens, outputTokens: outputTokens)
  }

  private mutating func noteUsage(_ usage: JSONValue?) {
    inputTokens = usage?["input_tokens"]?.integer ?? inputTokens
    outputTokens = usage?["output_tokens"]?.integer ?? outputTokens
  }
}
