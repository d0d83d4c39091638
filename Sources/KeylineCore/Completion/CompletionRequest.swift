/// A request for completions from the moment it is made until its answer is whole.
public struct CompletionRequest: Sendable {
  /// What its answers are known by.
  public let id: Int
  /// What is asked.
  public let query: CompletionQuery
  /// The revision of the document that it is for.
  public let revision: Int
  /// Who is asked.
  public let source: CompletionSource
  /// Whether a person has asked for it, and is to be told in words how it went.
  public let isOnDemand: Bool
  /// Whether it waits until a person has seen it.
  public internal(set) var isHeld: Bool
  /// What has come of the answer.
  var answer = ""
  /// What is shown while its answer is awaited: the step of the spinner; nil as long as nothing is.
  public internal(set) var spinnerStep: Int?

  /// A longer answer, in bytes, is none that was asked for: three lines of 25 words take a tenth of it.
  static let longestAnswer = 1 << 13
}
