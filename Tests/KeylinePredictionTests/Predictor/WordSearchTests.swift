import KeylineCore
import Testing

@testable import KeylinePrediction

@Suite struct WordSearchTests {
  /// Every word by the plain rule, best first.
  private static func plainly(
    _ model: LanguageModel, _ words: [ModelWord], after context: WordContext, startingWith prefix: String
  ) -> [(text: String, logProbability: Float)] {
    words.filter { $0.traits.contains(.offered) && WordFolding.fold($0.text).hasPrefix(prefix) }
      .compactMap { word in
        model.lexicon.entry(of: word.text).map { (word.text, model.logProbability(of: $0, after: context)) }
      }.sorted { $0.1 > $1.1 }
  }

  @Test(arguments: [21, 22] as [UInt64], ["", "a", "b", "aa", "ce", "e", "é", "'"])
  func `finds exactly the best words that begin so`(seed: UInt64, prefix: String) throws {
    let random = RandomModel(seed: seed, words: 400, ngrams: 3000)
    let model = try LanguageModel(bytes: ModelWriter.write(random.contents))
    var contexts: [[UInt64]] = [[], [0], [2, 3]]
    contexts += random.contents.ngrams[2].prefix(5).map { ngram in
      [ngram.key >> 48, ngram.key >> 32 & 0xFFFF, ngram.key >> 16 & 0xFFFF]
    }
    let node = try #require(model.lexicon.node(of: prefix))
    for ids in contexts {
      let context = WordContext(ids.map { WordID(rawValue: UInt16($0)) })
      let found = WordSearch.best(
        of: model, after: model.nGrams.groups(after: context),
        from: [PrefixMatch(node: node, text: prefix, cost: 0)],
        count: 8)
      let expected = Self.plainly(model, random.contents.words, after: context, startingWith: prefix).prefix(
        8)
      #expect(found.map(\.logProbability) == expected.map(\.logProbability))
    }
  }

  @Test func `many words below one place end with the budget`() throws {
    let random = RandomModel(seed: 3, words: 6000, ngrams: 1)
    let model = try LanguageModel(bytes: ModelWriter.write(random.contents))
    let found = WordSearch.best(
      of: model, after: [], from: [PrefixMatch(node: model.lexicon.root, text: "", cost: 0)], count: 4000)
    #expect(!found.isEmpty)
  }
}
