/// How a provider ended its answer.
public struct CompletionEnd: Hashable, Sendable {
  /// Why the model stopped.
  public enum Reason: String, Hashable, Sendable {
    /// It had said everything.
    case finished
    /// The answer met the limit of tokens: its last line is cut off.
    case cutOff
  }

  /// Why the model stopped.
  public var reason: Reason
  /// The tokens of the request, where the provider counts them.
  public var inputTokens: Int?
  /// The tokens of the answer, where the provider counts them.
  public var outputTokens: Int?

  /// Creates an end.
  public init(_ reason: Reason, inputTokens: Int? = nil, outputTokens: Int? = nil) {
    self.reason = reason
    self.inputTokens = inputTokens
    self.outputTokens = outputTokens
  }
}
