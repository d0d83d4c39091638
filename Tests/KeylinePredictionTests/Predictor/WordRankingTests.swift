import KeylineCore
import KeylinePrediction
import Testing

@Suite struct WordRankingTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `the first three are the same however many are asked for`(seed: UInt64) throws {
    let random = RandomModel(seed: seed, words: 300, ngrams: 200)
    let model = try LanguageModel(bytes: ModelWriter.write(random.contents))
    var predictor = WordPredictor(models: [model])
    let written = random.contents.words.filter { $0.text.first != "'" }.prefix(40).map(\.text)
    for (index, word) in written.enumerated() {
      for _ in 0...index % 4 {
        predictor.learn("\(word) \(written[(index * 7) % written.count])\n", day: 20_000)
      }
    }
    var compared = 0
    for prefix in ["ab", "ba", "ca", "da", "ea", "bb", "dd", "ö", "ß"] {
      for context in ["", "\(written[0]) ", "\(written[5]) "] {
        let few = predictor.answer(WordQuery(context: context, word: prefix, count: 3)).candidates
        let many = predictor.answer(WordQuery(context: context, word: prefix, count: 200)).candidates
        #expect(few == Array(many.prefix(3)), "\(context)\(prefix)")
        compared += few.count
      }
    }
    #expect(compared > 20)
  }
}
