import KeylineCore
import KeylinePrediction

/// A made-up model of many words and n-grams, and the plain reckoning of what it says.
struct RandomModel {
  let contents: ModelContents
  private var probabilities: [[UInt64]: Float] = [:]
  private var backoffs: [[UInt64]: Float] = [:]

  init(seed: UInt64, words wordCount: Int, ngrams ngramCount: Int) {
    var random = SplitMix(seed: seed)
    func chance() -> Float { Float.random(in: -12 ..< -0.1, using: &random) }
    var words: [String: ModelWord] = [:]
    while words.count < wordCount {
      let length = Int.random(in: 1...9, using: &random)
      let folded = String((0..<length).map { _ in "aabcdeeéöß'".randomElement(using: &random) ?? "a" })
      let capitalized = folded.prefix(1).uppercased() + folded.dropFirst()
      let text = [folded, folded.uppercased(), capitalized].randomElement(using: &random) ?? folded
      guard WordFolding.fold(text) == folded else { continue }
      let traits: WordTraits = Bool.random(using: &random) ? [.indexed, .offered, .correct] : [.correct]
      words[folded] = ModelWord(text, logProbability: chance(), traits: traits)
    }
    let all = words.values.sorted { WordFolding.precedes($0.text, $1.text) }
    let ids = ModelContents.ids(of: all).count + Int(WordID.firstWord.rawValue)
    var levels: [[UInt64: ModelNGram]] = [[:], [:], [:]]
    for _ in 0..<ngramCount {
      var key: UInt64 = 0
      for length in 1...4 {
        // Low ids more often, so that contexts have many followers and some follow each other.
        let id = UInt64(
          min(Int.random(in: 0..<ids, using: &random), Int.random(in: 0..<ids, using: &random)) / 2)
        key = key << 16 | id
        guard length > 1, levels[length - 2][key] == nil else { continue }
        levels[length - 2][key] = ModelNGram(key: key, logProbability: chance(), backoff: chance() / 4)
      }
    }
    let wordBackoffs = (0..<ids).map { _ in chance() / 4 }
    contents = ModelContents(
      language: "xx", words: all, ngrams: levels.map { $0.values.sorted { $0.key < $1.key } },
      backoffs: wordBackoffs)
    for (level, ngrams) in contents.ngrams.enumerated() {
      for ngram in ngrams {
        let ids = (0..<level + 2).reversed().map { ngram.key >> (16 * UInt64($0)) & 0xFFFF }
        probabilities[ids] = ngram.logProbability
        backoffs[ids] = ngram.backoff
      }
    }
    for (id, backoff) in wordBackoffs.enumerated() { backoffs[[UInt64(id)]] = backoff }
    for (id, word) in contents.indexedWords.enumerated() {
      probabilities[[UInt64(id) + UInt64(WordID.firstWord.rawValue)]] = word.logProbability
    }
    // A back-off counts only where something follows.
    let contexts = Set(probabilities.keys.filter { $0.count > 1 }.map { $0.dropLast() })
    backoffs = backoffs.filter { contexts.contains($0.key[...]) }
  }

  /// What Katz's rule gives a word after others.
  func logProbability(of id: UInt64, after context: [UInt64]) -> Float {
    if let known = probabilities[context + [id]] { return known }
    guard !context.isEmpty else { return -.infinity }
    return (backoffs[context] ?? 0) + logProbability(of: id, after: Array(context.dropFirst()))
  }
}
