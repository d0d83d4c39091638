import KeylineCore
import KeylinePrediction
import Testing

@Suite struct RepeatedWordTests {
  private static let model = SmallModel([
    "the": 0.05, "they": 0.04, "them": 0.03, "then": 0.02, "there": 0.01, "these": 0.009, "theme": 0.008,
    "theory": 0.007, "thermal": 0.006, "thesis": 0.005, "to": 0.06,
  ])

  private func words(_ word: String, count: Int, _ predictor: inout WordPredictor) -> [String] {
    predictor.answer(WordQuery(context: "see ", word: word, count: count, options: .noRepeats)).candidates
      .map(\.text)
  }

  @Test(arguments: [3, 5])
  func `what was among the first three and passed over makes room`(count: Int) throws {
    var predictor = WordPredictor(models: [try Self.model.model()])
    #expect(words("t", count: count, &predictor).starts(with: ["to", "the", "they"]))
    #expect(words("th", count: count, &predictor).starts(with: ["them", "then", "there"]))
    #expect(words("the", count: count, &predictor).starts(with: ["these", "theme", "theory"]))
    // There is no other one left: what was passed over fills the rest.
    #expect(words("ther", count: count, &predictor) == ["thermal", "there"])
  }

  @Test func `beside corrections, too, what was passed over comes back last`() throws {
    var predictor = WordPredictor(models: [try Self.model.model()])
    for length in 1...4 {
      let query = WordQuery(
        context: "see ", word: String("ther".prefix(length)), options: [.noRepeats, .corrections])
      let words = predictor.answer(query).candidates.map(\.text)
      if length == 4 { #expect(words.prefix(2) == ["thermal", "there"]) }
    }
  }

  @Test func `whoever asks only once gets the same`() throws {
    let model = try Self.model.model()
    for word in ["t", "th", "the", "them", "ther", "thes"] {
      var fresh = WordPredictor(models: [model])
      var used = WordPredictor(models: [model])
      for length in 1...word.count { _ = words(String(word.prefix(length)), count: 3, &used) }
      _ = words("the", count: 3, &used)
      _ = words("to", count: 3, &used)
      #expect(words(word, count: 3, &used) == words(word, count: 3, &fresh))
    }
  }

  @Test func `the list before the first letter does not count`() throws {
    var predictor = WordPredictor(models: [try Self.model.model()])
    #expect(words("", count: 3, &predictor) == ["to", "the", "they"])
    #expect(words("t", count: 3, &predictor) == ["to", "the", "they"])
  }

  @Test func `without the option the list is plain`() throws {
    var predictor = WordPredictor(models: [try Self.model.model()])
    for word in ["t", "th"] { _ = words(word, count: 3, &predictor) }
    let plain = predictor.answer(WordQuery(context: "see ", word: "the")).candidates.map(\.text)
    #expect(plain == ["they", "them", "then"])
  }
}
