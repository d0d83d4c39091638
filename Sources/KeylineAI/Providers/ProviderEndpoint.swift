import KeylineCore

/// Who is asked: the whole address, the model and the key.
public struct ProviderEndpoint: Equatable, Sendable {
  /// The provider.
  public let provider: ProviderID
  /// The whole address of its requests.
  public let address: String
  /// The model.
  public let model: String
  /// The key; nil for servers on this machine, which want none.
  public let key: String?

  /// Finds out who is asked.
  ///
  /// - Parameters:
  ///   - settings: The settings in force.
  ///   - environment: The environment, whose `ANTHROPIC_BASE_URL` and `OPENAI_BASE_URL` stand below `KEYLINE_AI_BASE_URL` and
  ///     above the documents.
  ///   - key: Looks up a provider's key.
  /// - Throws: `CompletionError` where there is no such address, or a key is missing or cannot be used.
  public init(
    _ settings: Settings, environment: [String: String],
    key: (ProviderID) throws(CompletionError) -> String?
  ) throws(CompletionError) {
    provider = settings.ai.provider
    guard let standard = ProviderDefaults(provider) else { throw .notConfigured }
    let base = Self.base(settings, environment, standard)
    guard let address = standard.address(below: base) else { throw .badAddress }
    self.address = address
    model = settings.ai.model ?? standard.model
    self.key = try key(provider)
    // Servers on this machine speak chat completions without a key; the Messages protocol has always one.
    let isOpen = provider != .anthropic && ProviderAddress.isLoopback(base)
    if self.key == nil, standard.needsKey, !isOpen { throw .notConfigured }
  }

  private static func base(
    _ settings: Settings, _ environment: [String: String], _ standard: ProviderDefaults
  ) -> String {
    let variable = settings.ai.provider.addressVariable.flatMap { environment[$0] } ?? ""
    let isSetAbove = settings.source(of: "ai.baseURL") >= .environment
    if !variable.isEmpty, !isSetAbove { return variable }
    return settings.ai.baseURL ?? standard.base
  }

  /// How the provider writes its answers.
  var dialect: any AnswerDialect { provider == .anthropic ? AnthropicMessages() : ChatCompletions() }

  /// The request for completions.
  ///
  /// - Parameter prompt: What is asked.
  /// - Returns: The request.
  public func request(_ prompt: CompletionPrompt) -> HTTPRequest {
    provider == .anthropic
      ? AnthropicMessages.request(prompt, to: self) : ChatCompletions.request(prompt, to: self)
  }

  /// A request as it may be shown: byte for byte, but for the key, of which the beginning stays.
  ///
  /// - Parameter request: A request to this provider.
  /// - Returns: Its picture.
  public func picture(of request: HTTPRequest) -> RequestPicture {
    let headers = request.allHeaders.map { header in
      guard let key, !key.isEmpty else { return header }
      return HTTPHeader(header.name, header.value.replacing(key, with: key.prefix(Self.shownOfKey) + "…"))
    }
    return RequestPicture(
      method: request.method, address: request.address, headers: headers, body: request.body)
  }

  /// Enough to tell which kind of key it is.
  private static let shownOfKey = 6
}
