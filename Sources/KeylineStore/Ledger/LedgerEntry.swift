import KeylineCore

/// One request to a provider, as the ledger writes it down.
public struct LedgerEntry: Equatable, Sendable {
  /// How a request ended.
  public enum Outcome: Equatable, Sendable {
    /// The answer came to its end.
    case finished
    /// The answer met the limit of tokens.
    case cutOff
    /// Nobody waited for the answer any more.
    case cancelled
    /// It failed; the name is that of the ``CompletionError``.
    case failed(String)
  }

  /// When it was sent.
  public var time: UTCTime
  /// Who was asked.
  public var provider: ProviderID
  /// The model that was asked.
  public var model: String
  /// What was asked for, such as `complete`.
  public var kind: String
  /// The bytes of the request's body.
  public var bytesSent: Int
  /// The bytes of the answer's body.
  public var bytesReceived: Int
  /// The tokens of the request, where the provider counts them.
  public var inputTokens: Int?
  /// The tokens of the answer, where the provider counts them.
  public var outputTokens: Int?
  /// How it ended.
  public var outcome: Outcome
  /// The HTTP status; nil when there was no answer.
  public var status: Int?
  /// The milliseconds from sending to the first text; nil when there was none.
  public var firstTextMilliseconds: Int?
  /// The milliseconds from sending to the end.
  public var endMilliseconds: Int
  /// The characters of the answer that were taken.
  public var charactersTaken: Int
  /// What was sent of the text, only where the person wants it kept.
  public var requestText: String?
  /// What came back, only where the person wants it kept.
  public var answerText: String?

  /// Creates an entry.
  public init(
    time: UTCTime, provider: ProviderID, model: String, kind: String = "complete", bytesSent: Int,
    bytesReceived: Int = 0, inputTokens: Int? = nil, outputTokens: Int? = nil, outcome: Outcome,
    status: Int? = nil, firstTextMilliseconds: Int? = nil, endMilliseconds: Int, charactersTaken: Int = 0,
    requestText: String? = nil, answerText: String? = nil
  ) {
    self.time = time
    self.provider = provider
    self.model = model
    self.kind = kind
    self.bytesSent = bytesSent
    self.bytesReceived = bytesReceived
    self.inputTokens = inputTokens
    self.outputTokens = outputTokens
    self.outcome = outcome
    self.status = status
    self.firstTextMilliseconds = firstTextMilliseconds
    self.endMilliseconds = endMilliseconds
    self.charactersTaken = charactersTaken
    self.requestText = requestText
    self.answerText = answerText
  }
}

extension LedgerEntry.Outcome {
  /// The outcome in one word.
  public var name: String {
    switch self {
    case .finished: "finished"
    case .cutOff: "cutOff"
    case .cancelled: "cancelled"
    case .failed(let name): name
    }
  }

  /// Reads what ``name`` wrote.
  init(name: String) {
    switch name {
    case "finished": self = .finished
    case "cutOff": self = .cutOff
    case "cancelled": self = .cancelled
    default: self = .failed(name)
    }
  }
}
