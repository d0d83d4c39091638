import KeylinePrediction
import Testing

@Suite struct LanguageModelTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `gives every word what its n-grams and back-offs say`(seed: UInt64) throws {
    let random = RandomModel(seed: seed, words: 300, ngrams: 4000)
    let model = try LanguageModel(bytes: ModelWriter.write(random.contents))
    let ids = UInt64(random.contents.indexedWords.count) + 4
    var contexts: [[UInt64]] = [[]]
    for ngram in random.contents.ngrams[2].prefix(300) {
      contexts.append([ngram.key >> 48, ngram.key >> 32 & 0xFFFF, ngram.key >> 16 & 0xFFFF])
      contexts.append([ids - 1, ngram.key >> 32 & 0xFFFF, ngram.key >> 16 & 0xFFFF])
    }
    var worst: Float = 0
    for context in contexts {
      let mapped = WordContext(context.map { WordID(rawValue: UInt16($0)) })
      for id in stride(from: 4, to: ids, by: 7) {
        let expected = random.logProbability(of: id, after: context)
        let found = model.logProbability(of: WordID(rawValue: UInt16(id)), after: mapped)
        worst = max(worst, abs(expected - found))
      }
    }
    // Four codes are added at most, each within half a step of its codebook.
    #expect(worst < 0.2)
  }

  @Test func `few values are kept exactly`() throws {
    let model = try SmallModel(
      ["end": 0.25, "the": 0.5, "start": 0.25], ngrams: ["the end": 0.75], backoffs: ["the": 0.125]
    ).model()
    let tokenizer = WordTokenizer(language: "en")
    let context = model.context(of: tokenizer.lastTokens(of: "See the ", limit: 3))
    func probability(_ word: String) throws -> Float {
      let entry = try #require(model.lexicon.entry(of: word))
      return model.logProbability(of: entry, after: context)
    }
    #expect(try abs(probability("end") - -0.287682) < 1e-5)
    #expect(try abs(probability("start") - -3.465736) < 1e-5)
  }

  @Test func `a context has the ids of the last three tokens`() throws {
    let model = try SmallModel(["see": 0.5, "you": 0.5]).model()
    let ids = model.context(of: [.word("See"), .word("Xyzzy"), .number, .comma]).ids
    #expect(ids == [.unknown, .number, .comma])
    let start = model.context(of: [.word("you"), .sentenceEnd, .word("YOU")]).ids
    #expect(start == [.sentenceStart, WordID(rawValue: WordID.firstWord.rawValue + 1)])
  }

  @Test func `a written model is found whole`() throws {
    let random = RandomModel(seed: 9, words: 200, ngrams: 500)
    try LanguageModel(bytes: ModelWriter.write(random.contents)).verify()
  }

  @Test func `a mapped file says what its bytes say`() throws {
    let file = try TemporaryModel(ModelWriter.write(RandomModel(seed: 9, words: 200, ngrams: 500).contents))
    let model = try LanguageModel(mapping: file.path)
    try model.verify()
    #expect(model.language == "xx")
    #expect(model.lexicon.root.depth == 0)
  }
}
