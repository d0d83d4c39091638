import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineAI

/// The requests, byte for byte.
@Suite struct RequestTests {
  private func prompt(_ query: CompletionQuery = CompletionQuery(before: "Hey, are we \"still\" on\nfor"))
    -> CompletionPrompt
  {
    var random = SplitMix(seed: 1)
    return CompletionPrompt(query, using: &random)
  }

  @Test func `a request for messages has these headers and this body, and nothing else`() throws {
    let endpoint = try SampleEndpoint.make(.anthropic)
    let request = endpoint.request(prompt())
    #expect(request.method == "POST" && request.address == "https://api.anthropic.com/v1/messages")
    #expect(
      request.headers == [
        HTTPHeader("x-api-key", SampleEndpoint.key), HTTPHeader("anthropic-version", "2023-06-01"),
        HTTPHeader("content-type", "application/json"),
      ])
    let body = try JSONValue(parsing: Array(request.body.utf8))
    #expect(
      body
        == .object([
          "model": .string("claude-haiku-4-5-20251001"), "max_tokens": .number(150), "stream": .bool(true),
          "system": .string(prompt().system),
          "messages": .array([.object(["role": .string("user"), "content": .string(prompt().user)])]),
        ]))
  }

  @Test(arguments: [
    (
      ProviderID.openai, "https://api.openai.com/v1/chat/completions", "gpt-4.1-mini", "max_completion_tokens"
    ),
    (.deepseek, "https://api.deepseek.com/chat/completions", "deepseek-chat", "max_tokens"),
    (.ollama, "http://localhost:11434/v1/chat/completions", "llama3.2", "max_tokens"),
    (.llamacpp, "http://localhost:8080/v1/chat/completions", "default", "max_tokens"),
    (.vllm, "http://localhost:8000/v1/chat/completions", "default", "max_tokens"),
  ]) func `a request for chat completions`(
    provider: ProviderID, address: String, model: String, limit: String
  ) throws {
    let request = try SampleEndpoint.make(provider).request(prompt())
    #expect(request.method == "POST" && request.address == address)
    #expect(
      request.headers == [
        HTTPHeader("authorization", "Bearer \(SampleEndpoint.key)"),
        HTTPHeader("content-type", "application/json"),
      ])
    let messages = [("system", prompt().system), ("user", prompt().user)].map { role, content in
      JSONValue.object(["role": .string(role), "content": .string(content)])
    }
    let body = try JSONValue(parsing: Array(request.body.utf8))
    #expect(
      body
        == .object([
          "model": .string(model), limit: .number(150), "stream": .bool(true),
          "stream_options": .object(["include_usage": .bool(true)]), "messages": .array(messages),
        ]))
  }

  @Test func `a server without a key gets no header for one`() throws {
    for provider in [ProviderID.ollama, .openai] {
      let address = ["ai.baseURL": "http://127.0.0.1:1"]
      let request = try SampleEndpoint.make(provider, settings: address, key: nil).request(prompt())
      #expect(!request.headers.contains { ["authorization", "x-api-key"].contains($0.name) })
    }
  }

  @Test(arguments: [ProviderID.anthropic, .openai]) func `a picture has all but the key`(provider: ProviderID)
    throws
  {
    let endpoint = try SampleEndpoint.make(provider, settings: ["ai.baseURL": "http://127.0.0.1:80/v1"])
    let request = endpoint.request(prompt())
    let picture = endpoint.picture(of: request)
    #expect(picture.method == "POST" && picture.address == request.address && picture.body == request.body)
    #expect(picture.headers.first == HTTPHeader("Host", "127.0.0.1"))
    #expect(picture.headers.last == HTTPHeader("Content-Length", String(request.body.utf8.count)))
    let shown = picture.headers[1]
    #expect(shown.value == (provider == .anthropic ? "sk-ant…" : "Bearer sk-ant…"))
    #expect(picture.headers.count == request.headers.count + 2)
  }
}
