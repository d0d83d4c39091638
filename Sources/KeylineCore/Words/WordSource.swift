/// An on-device predictor as a keyboard without a terminal uses it.
public struct WordSource: Sendable {
  /// Answers a query.
  public var answer: @Sendable (WordQuery) -> WordAnswer
  /// What goes on with the text at a pause; nil when nothing is sure enough.
  public var completion: @Sendable (WordQuery) -> String?
  /// Why the candidates of a query stand as they stand.
  public var scores: @Sendable (WordQuery) -> [WordScore]
  /// Remembers something.
  public var teach: @Sendable (WordLesson) -> Void

  /// Creates a source from what it does.
  ///
  /// - Parameters:
  ///   - answer: Answers a query.
  ///   - completion: Goes on with the text at a pause.
  ///   - scores: Explains the candidates of a query.
  ///   - teach: Remembers something.
  public init(
    answer: @escaping @Sendable (WordQuery) -> WordAnswer,
    completion: @escaping @Sendable (WordQuery) -> String?,
    scores: @escaping @Sendable (WordQuery) -> [WordScore], teach: @escaping @Sendable (WordLesson) -> Void
  ) {
    self.answer = answer
    self.completion = completion
    self.scores = scores
    self.teach = teach
  }
}
