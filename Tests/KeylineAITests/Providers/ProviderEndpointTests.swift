import KeylineCore
import Testing

@testable import KeylineAI

/// Who is asked.
@Suite struct ProviderEndpointTests {
  @Test(arguments: [
    ("https://api.anthropic.com", "https://api.anthropic.com/v1/messages"),
    ("https://api.anthropic.com/", "https://api.anthropic.com/v1/messages"),
    ("https://api.anthropic.com/v1", "https://api.anthropic.com/v1/messages"),
    ("https://api.anthropic.com/v1//", "https://api.anthropic.com/v1/messages"),
    ("https://api.anthropic.com/v1/messages", "https://api.anthropic.com/v1/messages"),
    ("http://127.0.0.1:8080/proxy", "http://127.0.0.1:8080/proxy/v1/messages"),
    ("http://[::1]:8080", "http://[::1]:8080/v1/messages"),
  ]) func `messages lie below the address with or without the version`(base: String, address: String) throws {
    #expect(try SampleEndpoint.make(.anthropic, settings: ["ai.baseURL": base]).address == address)
  }

  @Test(arguments: [
    (ProviderID.openai, "http://127.0.0.1:9", "http://127.0.0.1:9/v1/chat/completions"),
    (.openai, "https://x.example/api/", "https://x.example/api/chat/completions"),
    (.ollama, "http://10.0.0.2:11434", "http://10.0.0.2:11434/v1/chat/completions"),
    (.vllm, "http://10.0.0.2:8000/v1/", "http://10.0.0.2:8000/v1/chat/completions"),
    (.deepseek, "https://api.deepseek.com/v1", "https://api.deepseek.com/v1/chat/completions"),
    (.deepseek, "https://api.deepseek.com/", "https://api.deepseek.com/chat/completions"),
    (.llamacpp, "http://h:1/v1/chat/completions", "http://h:1/v1/chat/completions"),
  ]) func `chat completions lie below the address`(provider: ProviderID, base: String, address: String) throws
  {
    #expect(try SampleEndpoint.make(provider, settings: ["ai.baseURL": base]).address == address)
  }

  private func address(
    _ provider: ProviderID, _ base: (String, SettingSource)?, environment: [String: String]
  ) throws -> String {
    var settings = try Settings.standard.setting("ai.provider", to: provider.rawValue)
    if let (text, source) = base { settings = try settings.setting("ai.baseURL", to: text, from: source) }
    return try ProviderEndpoint(settings, environment: environment) { _ in "k" }.address
  }

  @Test(arguments: [
    (SettingSource?.none, "https://e.example/v1/messages"), (.shared, "https://e.example/v1/messages"),
    (.config, "https://e.example/v1/messages"), (.environment, "https://s.example/v1/messages"),
    (.flag, "https://s.example/v1/messages"),
  ]) func `the provider's own variable stands between the documents and the environment's settings`(
    source: SettingSource?, address: String
  ) throws {
    let environment = ["ANTHROPIC_BASE_URL": "https://e.example", "OPENAI_BASE_URL": "https://o.example"]
    let base = source.map { ("https://s.example", $0) }
    #expect(try self.address(.anthropic, base, environment: environment) == address)
  }

  @Test func `a variable is for its own provider`() throws {
    let environment = ["ANTHROPIC_BASE_URL": "https://e.example", "OPENAI_BASE_URL": ""]
    #expect(
      try address(.openai, nil, environment: environment) == "https://api.openai.com/v1/chat/completions")
    #expect(
      try address(.deepseek, nil, environment: environment) == "https://api.deepseek.com/chat/completions")
  }

  @Test(arguments: [
    "nonsense", "ftp://x", "https://", "https://user:secret@x.example", "https://x.example/?q", "http://a b",
  ])
  func `an address that is none is said`(base: String) {
    #expect(throws: CompletionError.badAddress) {
      try SampleEndpoint.make(.anthropic, environment: ["ANTHROPIC_BASE_URL": base])
    }
  }

  @Test(arguments: [ProviderID.anthropic, .openai, .deepseek])
  func `a key is wanted, but not on this machine`(
    provider: ProviderID
  ) throws {
    #expect(throws: CompletionError.notConfigured) { try SampleEndpoint.make(provider, key: nil) }
    #expect(throws: CompletionError.notConfigured) {
      try SampleEndpoint.make(provider, settings: ["ai.baseURL": "http://127.0.0.1.example"], key: nil)
    }
    guard provider != .anthropic else {
      // Its protocol has a key wherever it is spoken.
      #expect(throws: CompletionError.notConfigured) {
        try SampleEndpoint.make(provider, settings: ["ai.baseURL": "http://localhost"], key: nil)
      }
      return
    }
    for host in ["localhost", "127.0.0.1:80", "[::1]:80"] {
      #expect(throws: Never.self) {
        try SampleEndpoint.make(provider, settings: ["ai.baseURL": "http://\(host)"], key: nil)
      }
    }
  }

  @Test(arguments: [ProviderID.ollama, .llamacpp, .vllm])
  func `servers that people run themselves want no key`(
    provider: ProviderID
  ) throws {
    let remote = try SampleEndpoint.make(provider, settings: ["ai.baseURL": "http://10.0.0.2:1"], key: nil)
    #expect(remote.key == nil)
  }

  @Test func `the model is a setting`() throws {
    #expect(try SampleEndpoint.make(.ollama, settings: ["ai.model": "gemma3"]).model == "gemma3")
  }

  @Test func `a key that cannot be used is said`() throws {
    let error = #expect(throws: CompletionError.self) {
      try ProviderEndpoint(.standard, environment: [:]) { _ throws(CompletionError) in
        throw .keyUnusable("why")
      }
    }
    #expect(error == .keyUnusable("why"))
  }

  @Test func `the demonstration is no server`() {
    #expect(throws: CompletionError.notConfigured) { try SampleEndpoint.make(.demo) }
  }
}
