import KeylineCore

/// What a provider's answer says, piece by piece; nothing follows `finished` and `failed`.
public enum AnswerEvent: Equatable, Sendable {
  /// The next piece of the text; never empty.
  case text(String)
  /// The answer is over.
  case finished(CompletionEnd)
  /// There is no answer, or no more of it.
  case failed(CompletionError)
}
