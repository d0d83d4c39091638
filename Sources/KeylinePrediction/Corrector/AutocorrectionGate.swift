import Glibc

/// Decides whether a word that is not known is changed unasked.
///
/// The candidates compete with the thought that the word is meant as it stands: a name or a word that the model does
/// not have. The best one is applied where its share of the probability of all is large enough, and nothing keeps it.
struct AutocorrectionGate: Sendable {
  /// The share of the probability that the best candidate needs.
  var confidence: Float = 0.88
  /// The same where its errors cost more than a slip or a misspelling does.
  var costlyConfidence: Float = 0.96
  /// What errors cost more than.
  var costly: Float = 0.9
  /// The same where the word looks like a name: inside a sentence, with a capital.
  var nameConfidence: Float = 0.98
  /// The log probability that a word is one the model does not have, and what each of its letters takes.
  var unknown: Float = -2
  var unknownLetter: Float = -2.8
  /// What a capital inside a sentence adds to it.
  var name: Float = 5
  /// What a word that the model has seen, but that no dictionary has, keeps of its probability.
  var misspelled: Float = -0.2
  /// What the thought loses that a well-known slip or misspelling is meant as it stands: `teh`, `recieve`, `dont`.
  var wellKnown: Float = 4
  /// What the errors of one cost at most: swapped or doubled letters, an apostrophe, one vowel for another.
  var longestWellKnownCost: Float = 0.46
  /// How many nats more frequent the right word is than one that the model takes for a misspelling, and than any other.
  var misspellingGap: Float = 5
  var slipGap: Float = 6
  /// How frequent the right word of a slip is at least.
  var leastFrequent: Float = -11
  /// The log probability of a word that the model has never seen, where frequencies are compared.
  var unseen: Float = -16
  /// The costliest errors that are changed unasked, and those in what looks like a name.
  var longestCost: Float = 2.2
  var longestNameCost: Float = 0.7
  /// The letters of slang that is changed only where its letters stand in the wrong order: `wif` stays, `teh` does not.
  var shortLetters = 3

  /// What the word becomes.
  ///
  /// - Parameters:
  ///   - ranked: The candidates, best first.
  ///   - typed: What is typed.
  ///   - frequency: The log probability without context of the best candidate; nil of more than one word.
  /// - Returns: The best candidate's text, nil where the word stays as it is.
  func autocorrection(
    among ranked: [Correction.Candidate], of typed: TypedForm, frequency: Float?
  ) -> String? {
    guard let best = ranked.first, !isMeant(typed, best.text) else { return nil }
    let isWellKnown = isWellKnown(typed, best, frequency)
    // A misspelling that everyone makes is no name.
    let isName = typed.isName && !(isWellKnown && typed.frequency != nil)
    guard best.cost <= (isName ? longestNameCost : longestCost) else { return nil }
    let literal = literalScore(of: typed, isName: isName) - (isWellKnown ? wellKnown : 0)
    let others = ranked.dropFirst().reduce(exp(literal - best.score)) {
      $0 + exp($1.score - best.score)
    }
    let isCostly = best.cost > costly && !isWellKnown
    let needed = isName ? nameConfidence : isCostly ? costlyConfidence : confidence
    return 1 / (1 + others) >= needed ? best.text : nil
  }

  /// The score of the thought that a word is meant as it stands, to be held against the candidates' scores.
  private func literalScore(of typed: TypedForm, isName: Bool) -> Float {
    let unseen = unknown + unknownLetter * Float(typed.letters) + (isName ? name : 0)
    return max(unseen, typed.logProbability.map { $0 + misspelled } ?? -.infinity)
  }

  /// Whether a form that no dictionary has is written so on purpose: short slang, and `workin`.
  private func isMeant(_ typed: TypedForm, _ text: String) -> Bool {
    let folded = WordFolding.fold(text)
    if typed.dropsG, typed.folded.hasSuffix("in"), folded == typed.folded + "g" { return true }
    return typed.isLiving && typed.letters <= shortLetters && typed.folded.sorted() != folded.sorted()
  }

  /// Whether hardly anybody means a form: the model takes it for a misspelling, or it is one slip away from a word that
  /// is far more frequent.
  private func isWellKnown(
    _ typed: TypedForm, _ best: Correction.Candidate, _ frequency: Float?
  ) -> Bool {
    // Words that are run together as a misspelling that is seen: `alot`. What the words are worth the ranking knows.
    if best.text.contains(" ") { return typed.frequency != nil && !typed.isLiving && !typed.isName }
    let isCheap = best.cost <= longestWellKnownCost
    let gap = (frequency ?? -.infinity) - (typed.frequency ?? unseen)
    if typed.frequency != nil, !typed.isLiving { return isCheap || gap >= misspellingGap }
    return isCheap && !typed.isName && typed.letters >= shortLetters && gap >= slipGap
      && (frequency ?? -.infinity) >= leastFrequent
  }
}
