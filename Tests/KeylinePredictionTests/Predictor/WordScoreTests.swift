import KeylineCore
import KeylinePrediction
import Testing

@Suite struct WordScoreTests {
  @Test func `a score tells the n-gram, what was lost on the way, and the user's part`() throws {
    let small = SmallModel(
      ["see": 0.1, "you": 0.1, "yes": 0.02], ngrams: ["see you": 0.5], backoffs: ["see": 0.25])
    var predictor = WordPredictor(models: [try small.model()])
    let scores = predictor.scores(for: WordQuery(context: "We see ", word: "y"))
    #expect(scores.map(\.candidate.text) == ["you", "yes"])
    #expect(scores[0].parts.map(\.name) == ["2-gram", "model"])
    #expect(scores[1].parts.map(\.name) == ["word", "back-off", "model"])
    #expect(abs(scores[0].probability - 0.5) < 1e-4)
    #expect(abs(scores[1].probability - 0.005) < 1e-4)
    predictor.learn("We see yaks", day: 20_000)
    let own = predictor.scores(for: WordQuery(context: "We see ", word: "y"))
    #expect(
      own.contains { $0.candidate.text == "yaks" && $0.parts.contains { $0.name == "you" && $0.value > 0 } })
  }

  @Test func `the parts of a score give its probability`() throws {
    let small = SmallModel(["see": 0.1, "you": 0.1, "yes": 0.02], ngrams: ["see you": 0.5])
    var predictor = WordPredictor(models: [try small.model()])
    predictor.learn("We say yes. They said yes", day: 20_000)
    for score in predictor.scores(for: WordQuery(context: "We see ", word: "y")) {
      let parts = Dictionary(uniqueKeysWithValues: score.parts.map { ($0.name, $0.value) })
      let model = try #require(parts["model"])
      let habit = try #require(parts["your habit"])
      let own = try #require(parts["you"])
      let share = try #require(parts["your share"])
      #expect(abs((1 - share) * habit * model + share * own - score.probability) < 1e-6)
      #expect(score.candidate.text == "yes" ? habit > 1 : habit < 1)
    }
  }

  @Test(arguments: ["recieve", "rec", "receiv", "the", "thr"])
  func `every word of the bar has a score, corrections and passed-over words too`(word: String) throws {
    let small = SmallModel([
      "the": 0.1, "then": 0.05, "there": 0.02, "three": 0.01, "receive": 0.001, "record": 0.001,
    ])
    var predictor = WordPredictor(models: [try small.model()])
    let options: WordOptions = [.corrections, .autocorrection, .noRepeats]
    for length in 1...word.count {
      let query = WordQuery(context: "We ", word: String(word.prefix(length)), options: options)
      let words = predictor.answer(query).candidates
      let scores = predictor.scores(for: query)
      #expect(!words.isEmpty)
      #expect(scores.map(\.candidate) == words)
      #expect(scores.allSatisfy { !$0.parts.isEmpty && $0.probability > 0 })
    }
  }
}
