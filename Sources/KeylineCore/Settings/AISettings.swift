/// The settings of AI suggestions, typed.
public struct AISettings: Hashable, Sendable {
  /// When completions are asked for.
  public enum Mode: String, CaseIterable, Hashable, Sendable { case automatic, onDemand, off }
  /// What counts as enough text to ask.
  public enum Trigger: String, CaseIterable, Hashable, Sendable {
    /// Three characters in the sentence.
    case pause
    /// Three characters in the current word.
    case word
  }

  /// Whether there are any.
  public internal(set) var isEnabled: Bool
  /// When they are asked for.
  public internal(set) var mode: Mode
  /// What counts as enough text.
  public internal(set) var trigger: Trigger
  /// Who is asked.
  public internal(set) var provider: ProviderID
  /// The model; nil for the provider's own default.
  public internal(set) var model: String?
  /// The provider's address; nil for its own.
  public internal(set) var baseURL: String?
  /// The pause before a request.
  public internal(set) var debounce: Duration
  /// The characters that have to be there.
  public internal(set) var minimumCharacters: Int
  /// How long an answer may take, in seconds.
  public internal(set) var timeoutSeconds: Int
  /// Whether each request is shown before it leaves.
  public internal(set) var confirms: Bool
  /// The language of suggestions as a BCP 47 code; nil for that of the text.
  public internal(set) var language: String?
  /// Whether the broker's ledger keeps the texts of requests and answers.
  public internal(set) var keepsLedgerText: Bool
}
