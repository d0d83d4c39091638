import Glibc

/// Decides whether a word that is not known is changed unasked.
///
/// The candidates compete with the thought that the word is meant as it stands: a name or a word that the model does
/// not have. The best one is applied where its share of the probability of all is large enough, and nothing keeps it.
struct AutocorrectionGate: Sendable {
  /// The share of the probability that the best candidate needs.
  var confidence: Float = 0.9
  /// The same where the word looks like a name: inside a sentence, with a capital.
  var nameConfidence: Float = 0.98
  /// The log probability that a word is one the model does not have, and what each of its letters takes.
  var unknown: Float = -2
  var unknownLetter: Float = -2.8
  /// What a capital inside a sentence adds to it.
  var name: Float = 5
  /// What a word that the model has seen, but that is misspelled, keeps of its probability.
  var misspelled: Float = -0.2
  /// The costliest errors that are changed unasked, and those in what looks like a name.
  var longestCost: Float = 2.2
  var longestNameCost: Float = 0.7

  /// The score of the thought that a word is meant as it stands.
  ///
  /// - Parameters:
  ///   - folded: The word, folded.
  ///   - entry: The log probability of the word, where the model has it as a misspelled one.
  ///   - isName: Whether it looks like a name.
  /// - Returns: A natural logarithm, to be held against the candidates' scores.
  func literalScore(of folded: String, entry: Float?, isName: Bool) -> Float {
    let letters = Float(folded.unicodeScalars.count)
    let unseen = unknown + unknownLetter * letters + (isName ? name : 0)
    return max(unseen, entry.map { $0 + misspelled } ?? -.infinity)
  }

  /// What the word becomes.
  ///
  /// - Parameters:
  ///   - ranked: The candidates, best first.
  ///   - literal: The score of the word as it stands.
  ///   - isName: Whether it looks like a name.
  /// - Returns: The best candidate's text, nil where the word stays as it is.
  func autocorrection(
    among ranked: [Correction.Candidate], literal: Float, isName: Bool
  ) -> String? {
    guard let best = ranked.first, best.cost <= (isName ? longestNameCost : longestCost) else { return nil }
    let others = ranked.dropFirst().reduce(exp(literal - best.score)) {
      $0 + exp($1.score - best.score)
    }
    return 1 / (1 + others) >= (isName ? nameConfidence : confidence) ? best.text : nil
  }
}
