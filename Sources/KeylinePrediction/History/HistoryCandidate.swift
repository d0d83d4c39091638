/// A word that the user has written or taught before.
public struct HistoryCandidate: Hashable, Sendable {
  /// The word, folded to lower case.
  public var word: String
  /// How the user mostly writes it inside a sentence; nil where that was never seen.
  public var form: String?
  /// Its probability after the context, among the user's own words only.
  public var probability: Float

  /// Creates a candidate.
  public init(word: String, form: String?, probability: Float) {
    self.word = word
    self.form = form
    self.probability = probability
  }
}
