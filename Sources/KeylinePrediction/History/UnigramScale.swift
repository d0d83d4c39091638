/// Fits the model's probabilities to how often the user writes each word, whatever stands before it.
///
/// A word's probability is multiplied by what user and model together give it without context, over what the model alone
/// gives it: the unigram rescaling of Kneser, Peters and Klakow, *Language model adaptation using dynamic marginals*
/// (1997). So a habit shows after every context, not only after those in which it was seen.
struct UnigramScale: Sendable {
  /// What a word is multiplied by that the user has not written.
  let unwritten: Float

  private let wordFactor, recentFactor: Float

  /// The scale of a history.
  ///
  /// - Parameters:
  ///   - total: The weight of all words.
  ///   - written: What the words just written count.
  init(total: Float, written: Float) {
    let share = HistoryWeights.scaleShare * total / (total + HistoryWeights.scalePatience)
    let recentShare = HistoryWeights.recentScaleShare * written / (written + HistoryWeights.recentPatience)
    unwritten = 1 - share - recentShare
    wordFactor = total > 0 ? share / total : 0
    recentFactor = written > 0 ? recentShare / written : 0
  }

  /// What the model's probability of a word is multiplied by.
  ///
  /// - Parameters:
  ///   - weight: How often the user has written it.
  ///   - recentWeight: What it counts among the words just written.
  ///   - alone: Its probability without context, in the model.
  /// - Returns: More than 1 for what the user writes more often than others.
  func factor(weight: Float, recentWeight: Float, alone: Float) -> Float {
    guard weight > 0, alone > 0 else { return unwritten }
    let own =
      wordFactor * max(0, weight - HistoryWeights.scaleDiscount) + recentFactor * recentWeight
    return min(HistoryWeights.mostScale, unwritten + own / alone)
  }
}
