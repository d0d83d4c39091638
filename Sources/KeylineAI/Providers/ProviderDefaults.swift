import KeylineCore

/// What holds for a provider where nothing else is set.
struct ProviderDefaults: Sendable {
  /// The address that its requests lie below.
  let base: String
  /// The path of a request for completions, below the address.
  let path: String
  /// The part that an address may lack before the path.
  let version: String
  /// The model.
  let model: String
  /// Whether it answers with a key only, but for servers on this machine.
  let needsKey: Bool

  private init(_ base: String, _ path: String, version: String = "/v1", model: String, needsKey: Bool) {
    self.base = base
    self.path = path
    self.version = version
    self.model = model
    self.needsKey = needsKey
  }

  /// The defaults of a provider; nil for one that is no server.
  init?(_ provider: ProviderID) {
    let chat = "/chat/completions"
    switch provider {
    case .anthropic:
      self.init("https://api.anthropic.com", "/messages", model: "claude-haiku-4-5-20251001", needsKey: true)
    case .openai: self.init("https://api.openai.com/v1", chat, model: "gpt-4.1-mini", needsKey: true)
    case .deepseek:
      self.init("https://api.deepseek.com", chat, version: "", model: "deepseek-chat", needsKey: true)
    case .ollama: self.init("http://localhost:11434/v1", chat, model: "llama3.2", needsKey: false)
    // It has one model, and answers to any name.
    case .llamacpp: self.init("http://localhost:8080/v1", chat, model: "default", needsKey: false)
    case .vllm: self.init("http://localhost:8000/v1", chat, model: "default", needsKey: false)
    case .demo, .device: return nil
    }
  }

  /// The whole address of a request below an address, which may end with a slash, with the version, or with the path.
  ///
  /// - Parameter base: The address.
  /// - Returns: The whole address; nil where the other one is none that can be used.
  func address(below base: String) -> String? {
    // A name and a password in an address would be sent beside the key, and shown.
    guard ProviderAddress.isOne(base), !base.contains("@") else { return nil }
    var base = base[...]
    while base.hasSuffix("/") { base.removeLast() }
    if base.hasSuffix(path) { base.removeLast(path.count) }
    let hasPath = base.drop { $0 != "/" }.dropFirst(2).contains("/")
    let lacksVersion = path == "/messages" ? !base.hasSuffix(version) : !hasPath
    return base + (lacksVersion ? version : "") + path
  }
}
