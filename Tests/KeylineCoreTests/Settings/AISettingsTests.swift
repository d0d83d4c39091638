import Testing

@testable import KeylineCore

/// The settings of AI suggestions: what they take, and what they become.
@Suite struct AISettingsTests {
  @Test(arguments: [
    ("ai.baseURL", "http://127.0.0.1:8080"), ("ai.baseURL", "https://api.example.com/v1/"),
    ("ai.baseURL", "default"),
    ("ai.model", "claude-haiku-4-5-20251001"), ("ai.model", "default"), ("suggestion.language", "pt-BR"),
    ("suggestion.language", "auto"), ("ai.debounceMilliseconds", "0"), ("ai.timeoutSeconds", "120"),
  ]) func `is taken`(name: String, value: String) throws {
    #expect(try Settings.standard.setting(name, to: value).value(of: name)?.description == value)
  }

  @Test(arguments: [
    ("ai.baseURL", "ftp://example.com"), ("ai.baseURL", "example.com"), ("ai.baseURL", "http://"),
    ("ai.baseURL", "https://a b"), ("ai.baseURL", "https://a?key=1"), ("ai.model", "two words"),
    ("ai.model", ""),
    ("suggestion.language", "english"), ("suggestion.language", "e"), ("ai.debounceMilliseconds", "2001"),
    ("ai.debounceMilliseconds", "-1"), ("ai.timeoutSeconds", "soon"), ("ai.provider", "antropic"),
  ]) func `is refused`(name: String, value: String) {
    #expect(throws: SettingsProblem.self) { try Settings.standard.setting(name, to: value) }
  }

  @Test func `are typed`() throws {
    let settings = try Settings.standard.setting("ai.debounceMilliseconds", to: "250")
      .setting("ai.provider", to: "ollama").setting("ai.model", to: "qwen3")
    #expect(settings.ai.debounce == .milliseconds(250))
    #expect(settings.ai.provider == .ollama)
    #expect(settings.ai.model == "qwen3" && settings.ai.baseURL == nil && settings.ai.language == nil)
  }

  @Test func `a number of a file is a number`() {
    let config = Array(#"{"ai": {"debounceMilliseconds": 300, "timeoutSeconds": 2.5}}"#.utf8)
    let (settings, problems) = Settings.resolve(SettingsSources(config: config))
    #expect(settings.ai.debounce == .milliseconds(300))
    #expect(problems.map(\.name) == ["ai.timeoutSeconds"])
  }

  @Test(arguments: [
    ("http://localhost:11434/v1", true), ("http://127.0.0.1", true), ("http://[::1]:8080", true),
    ("http://localhost.example.com", false), ("http://127.example.com", false),
    ("https://api.openai.com", false),
    ("http://user@localhost/", true), ("http://localhost@example.com/", false),
  ]) func `an address of this machine is known`(address: String, isLoopback: Bool) {
    #expect(ProviderAddress.isLoopback(address) == isLoopback)
  }
}
