/// What a history knows of the place where a word is to stand: found once, used for each candidate.
///
/// It is good until the history changes.
public struct HistoryContext: Sendable {
  /// How much the user's own words count here, from 0 to 1.
  ///
  /// The probability of a word is
  /// `confidence * p(own) + (1 - confidence) * scale * p(model)`.
  public let confidence: Float

  /// The context of two words, and of one; nil where nothing was ever written after it.
  let triple, pair: Int32?
  /// What each level's own probability is multiplied by, for their sum to be the probability among own words.
  let tripleFactor, pairFactor, wordFactor, recentFactor: Float
  /// What fits the model to how often the user writes a word.
  let scale: UnigramScale
}
