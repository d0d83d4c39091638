/// What the on-device predictor answers to a query.
public struct WordAnswer: Hashable, Sendable {
  /// The candidates, best first.
  public var candidates: [WordCandidate]
  /// What the word becomes when it ends here; nil when it stays as typed.
  public var autocorrection: WordCandidate?
  /// Whether the word, as typed, is one that the model or the user knows.
  public var isKnown: Bool
  /// Whether corrections were looked for, where the query wants any; they take longer than completions.
  public var isWhole: Bool
  /// Whether it is known what the word becomes when it ends here, though corrections were not looked for.
  public var isDecided: Bool

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - candidates: The candidates, best first.
  ///   - autocorrection: What the word becomes when it ends here.
  ///   - isKnown: Whether the word is known as typed.
  ///   - isWhole: Whether corrections were looked for.
  ///   - isDecided: Whether it is known what the word becomes when it ends here.
  public init(
    candidates: [WordCandidate] = [], autocorrection: WordCandidate? = nil, isKnown: Bool = false,
    isWhole: Bool = true, isDecided: Bool = true
  ) {
    self.candidates = candidates
    self.autocorrection = autocorrection
    self.isKnown = isKnown
    self.isWhole = isWhole
    self.isDecided = isDecided
  }
}
