import KeylineCore
import KeylinePrediction
import Testing

@Suite struct WordRankingTests {
  @Test func `the first three are the same however many are asked for`() throws {
    let random = RandomModel(seed: 2, words: 2000, ngrams: 1)
    let model = try LanguageModel(bytes: ModelWriter.write(random.contents))
    var predictor = WordPredictor(models: [model])
    // Rare words that were written often: it is habit that brings them to the front.
    for (index, word) in random.contents.words.enumerated()
    where word.logProbability < -6 && index % 4 == 0 && LearnableWord.isOne(word.text) {
      predictor.learn(String(repeating: word.text + " ", count: 5), day: 20_000)
    }
    var compared = 0
    for first in "abcdeö" {
      for second in "abcde" {
        let prefix = "\(first)\(second)"
        let few = predictor.answer(WordQuery(context: "", word: prefix, count: 3)).candidates
        let many = predictor.answer(WordQuery(context: "", word: prefix, count: 500)).candidates
        #expect(few == Array(many.prefix(3)), "\(prefix)")
        compared += few.count
      }
    }
    #expect(compared > 60)
  }

  @Test func `own words are found without the accents that were not typed`() throws {
    let small = SmallModel([
      "cat": 0.05, "car": 0.04, "can": 0.03, "case": 0.02, "call": 0.02, "cäsar": 0.000001,
    ])
    var predictor = WordPredictor(models: [try small.model()])
    for _ in 0..<30 { predictor.learn("the cäsar\n", day: 20_000) }
    let words = predictor.answer(WordQuery(context: "the ", word: "ca", count: 3)).candidates.map(\.text)
    #expect(words == ["cäsar", "cat", "car"])
  }
}
