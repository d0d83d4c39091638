import KeylineCore
import Testing

@testable import KeylinePrediction

/// The search against a plain reckoning of every word.
@Suite struct CorrectionSearchTests {
  private let random = RandomModel(seed: 11, words: 3_000, ngrams: 0)

  /// All words within the limit of cost, best first.
  private func reckoned(_ typed: TypedSpelling) -> [(word: String, score: Float)] {
    let limit = CorrectionSearch.longestCost(letters: typed.letters.count)
    return random.contents.words.compactMap { word in
      let folded = WordFolding.fold(word.text)
      let letters = folded.unicodeScalars.map(\.value)
      return typed.cost(meaning: letters, limit: limit).map {
        (folded, word.logProbability - typed.costs.weight * $0)
      }
    }.sorted { $0.score > $1.score }
  }

  @Test(arguments: ["abca", "deed", "beßda", "cabed", "öbaa", "e'da", "aabbccdd"])
  func `finds the best word of all`(word: String) throws {
    let model = try LanguageModel(bytes: ModelWriter.write(random.contents))
    let typed = TypedSpelling(
      word, keys: nil, rules: SoundRules(language: "de"), costs: SpellingCosts())
    var search = CorrectionSearch(
      for: typed, in: model.lexicon, limits: .init(words: 5, window: 30, places: 1_000_000))
    let found = search.run()
    let all = reckoned(typed)
    #expect(found.count == 5)
    for (one, other) in zip(found, all) {
      // The model keeps probabilities in one byte.
      #expect(
        abs(one.score - other.score) < 0.2, "\(word): \(one.score) against \(other.word) \(other.score)")
    }
  }

  @Test func `keeps to its limit of places`() throws {
    let model = try LanguageModel(bytes: ModelWriter.write(random.contents))
    let typed = TypedSpelling(
      "zzzzzzzzzzzzzzz", keys: nil, rules: SoundRules(language: "en"), costs: SpellingCosts())
    var search = CorrectionSearch(
      for: typed, in: model.lexicon, limits: .init(words: 5, window: 30, places: 100))
    _ = search.run()
    #expect(search.looked < 100 + 64)
  }
}
