import Glibc

/// How much each of several languages is being written: from the words before the cursor, and from what was written
/// before.
struct SentenceLanguages: Sendable {
  /// The natural logarithms of what is believed without looking at the text.
  private var priors: [Float]

  /// What a word counts for each sentence end between it and the cursor, and for each word.
  private static let sentenceFading: Float = 0.4
  private static let wordFading: Float = 0.92
  /// A word that a language does not know counts as being this improbable, and none counts more than this against it.
  private static let unknown: Float = -15
  /// Words of a sentence are no independent witnesses.
  private static let trust: Float = 0.6
  /// What every language keeps, as the next word may be from another.
  private static let least: Float = 0.02
  /// How much of what was believed is kept at each finished word.
  private static let memory: Float = 0.95

  init(count: Int) { priors = Array(repeating: 0, count: count) }

  /// The share of each language, in the order of the models.
  ///
  /// - Parameters:
  ///   - tokens: What stands before the cursor, of more than one sentence, the oldest first.
  ///   - models: The languages.
  /// - Returns: Shares whose sum is one.
  func shares(after tokens: [WordToken], _ models: [LanguageModel]) -> [Float] {
    guard models.count > 1 else { return [1] }
    var evidence = priors
    var weight = Self.trust
    for token in tokens.reversed() {
      switch token {
      case .sentenceEnd: weight *= Self.sentenceFading
      case .number, .comma: break
      case .word(let word):
        for (index, model) in models.enumerated() {
          let known = model.lexicon.entry(of: word)?.logProbability ?? Self.unknown
          evidence[index] += weight * max(known, Self.unknown)
        }
        weight *= Self.wordFading
      }
    }
    let highest = evidence.max() ?? 0
    let odds = evidence.map { expf($0 - highest) }
    let sum = odds.reduce(0, +)
    let room = 1 - Self.least * Float(models.count)
    return odds.map { Self.least + room * $0 / sum }
  }

  /// Remembers what a finished word was found to be.
  mutating func remember(_ shares: [Float]) {
    for index in priors.indices {
      priors[index] = Self.memory * priors[index] + (1 - Self.memory) * logf(max(shares[index], Self.least))
    }
  }
}
