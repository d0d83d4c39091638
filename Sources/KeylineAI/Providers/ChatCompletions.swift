import KeylineCore

/// Chat completions, as OpenAI has them and DeepSeek, Ollama, llama.cpp and vLLM after it: the request, and the answer's
/// reader.
struct ChatCompletions: AnswerDialect {
  private var inputTokens: Int?
  private var outputTokens: Int?
  private var finishReason: String?
  private var saysRefusal = false

  /// The request for completions.
  ///
  /// - Parameters:
  ///   - prompt: What is asked.
  ///   - endpoint: Who is asked.
  /// - Returns: The request.
  static func request(_ prompt: CompletionPrompt, to endpoint: ProviderEndpoint) -> HTTPRequest {
    let body = JSONValue.object([
      "model": .string(endpoint.model), limitName(of: endpoint): .number(Double(CompletionPrompt.tokenLimit)),
      "messages": .array([message("system", prompt.system), message("user", prompt.user)]),
      "stream": .bool(true), "stream_options": .object(["include_usage": .bool(true)]),
    ])
    return HTTPRequest(
      method: "POST", address: endpoint.address,
      headers: (endpoint.key.map { [HTTPHeader("authorization", "Bearer \($0)")] } ?? []) + [
        HTTPHeader("content-type", "application/json")
      ], body: body.line)
  }

  /// OpenAI itself has given the limit another name, which servers like it do not all know.
  private static func limitName(of endpoint: ProviderEndpoint) -> String {
    endpoint.address.hasPrefix("https://api.openai.com/") ? "max_completion_tokens" : "max_tokens"
  }

  private static func message(_ role: String, _ content: String) -> JSONValue {
    .object(["role": .string(role), "content": .string(content)])
  }

  mutating func read(_ event: ServerSentEvent) -> [AnswerEvent] {
    if event.data == "[DONE]" { return [ending] }
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue(received: Array(event.data.utf8))
    } catch {
      return [Self.malformed("an event of its stream is no JSON")]
    }
    if let failure = Self.failure(value) { return [failure] }
    noteUsage(value["usage"])
    // The last chunk has the usage, and no choice or none that is one.
    guard let choice = value["choices"]?.array?.first else { return [] }
    return noteChoice(choice, choice["delta"])
  }

  func end() -> AnswerEvent {
    // Not every server sends the mark of the end, but each says why the model stopped.
    finishReason == nil ? Self.malformed("it ended early") : ending
  }

  func read(whole value: JSONValue) -> [AnswerEvent] {
    if let failure = Self.failure(value) { return [failure] }
    guard let choice = value["choices"]?.array?.first else { return [Self.malformed("it has no choice")] }
    var whole = self
    whole.noteUsage(value["usage"])
    return whole.noteChoice(choice, choice["message"]) + [whole.ending]
  }

  private static func failure(_ value: JSONValue) -> AnswerEvent? {
    guard let error = value["error"], error != .null else { return nil }
    return .failed(ErrorAnswer(value).error())
  }

  private mutating func noteChoice(_ choice: JSONValue, _ message: JSONValue?) -> [AnswerEvent] {
    finishReason = choice["finish_reason"]?.string ?? finishReason
    let content = message?["content"]
    let parts = content?.array ?? []
    if ([message].compactMap(\.self) + parts).contains(where: Self.holdsRefusal) { saysRefusal = true }
    return Self.text(content?.string ?? parts.compactMap(Self.text(ofPart:)).joined())
  }

  private static func holdsRefusal(_ value: JSONValue) -> Bool { value["refusal"]?.string?.isEmpty == false }

  /// The text of one of the parts that some servers make of a content; nil for thoughts, pictures and the like.
  private static func text(ofPart part: JSONValue) -> String? {
    (part["type"]?.string ?? "text") == "text" ? part["text"]?.string : nil
  }

  private var ending: AnswerEvent {
    if saysRefusal || finishReason == "content_filter" { return .failed(.refused) }
    return .finished(
      CompletionEnd(
        finishReason == "length" ? .cutOff : .finished, inputTokens: inputTokens, outputTokens: outputTokens))
  }

  private mutating func noteUsage(_ usage: JSONValue?) {
    inputTokens = usage?["prompt_tokens"]?.integer ?? inputTokens
    outputTokens = usage?["completion_tokens"]?.integer ?? outputTokens
  }
}
