/// Where completions can come from.
public enum ProviderID: String, CaseIterable, Hashable, Sendable {
  /// Anthropic's Messages API.
  case anthropic
  /// OpenAI's chat completions.
  case openai
  /// DeepSeek's chat completions.
  case deepseek
  /// An Ollama server on this machine.
  case ollama
  /// A llama.cpp server on this machine.
  case llamacpp
  /// A vLLM server on this machine.
  case vllm
  /// The built-in demonstration: no network, no key.
  case demo
  /// The on-device predictor: no network, no key, and single words only.
  case device

  /// What people call it.
  public var title: String {
    switch self {
    case .anthropic: "Anthropic"
    case .openai: "OpenAI"
    case .deepseek: "DeepSeek"
    case .ollama: "Ollama"
    case .llamacpp: "llama.cpp"
    case .vllm: "vLLM"
    case .demo: "The demonstration"
    case .device: "This machine"
    }
  }

  /// The variable of the environment that holds its key; nil where none is needed.
  public var keyVariable: String? {
    switch self {
    case .anthropic: "ANTHROPIC_API_KEY"
    case .openai: "OPENAI_API_KEY"
    case .deepseek: "DEEPSEEK_API_KEY"
    case .ollama, .llamacpp, .vllm, .demo, .device: nil
    }
  }

  /// The variable of the environment that moves it to another address; nil where there is none.
  public var addressVariable: String? {
    switch self {
    case .anthropic: "ANTHROPIC_BASE_URL"
    case .openai: "OPENAI_BASE_URL"
    case .deepseek, .ollama, .llamacpp, .vllm, .demo, .device: nil
    }
  }
}
