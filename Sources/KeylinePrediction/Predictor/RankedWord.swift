/// A candidate while it is ranked.
struct RankedWord: Sendable {
  /// The word, folded.
  let folded: String
  /// The word as it is written inside a sentence.
  var text: String
  /// The probability that the models give it here, each by the share of its language.
  var modelProbability: Float = 0
  /// The same without context and without `cost`.
  var aloneProbability: Float = 0
  /// What the user's habits multiply `modelProbability` by.
  var scale: Float = 1
  /// The probability among the user's own words here.
  var userProbability: Float = 0
  /// What is taken off for what was not typed, as a natural logarithm.
  var cost: Float = 0
  /// The language that gives it the most; nil of one that only the user knows.
  var language: Int?
  /// What that language gives it.
  var languageProbability: Float = 0

  /// Whether a language has it among the words that nobody is to read unasked.
  var isOffensive = false

  /// What the ranking goes by: the models' probability, scaled, and the user's, by how much the user's own words count
  /// here.
  func probability(confidence: Float) -> Float {
    (1 - confidence) * scale * modelProbability + confidence * userProbability
  }
}
