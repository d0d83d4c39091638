import KeylineCore
import KeylinePrediction
import Testing

@Suite struct SeveralLanguagesTests {
  private static func predictor() throws -> WordPredictor {
    let english = SmallModel([
      "the": 0.1, "hand": 0.002, "have": 0.02, "house": 0.004, "is": 0.05, "has": 0.01, "my": 0.03,
    ])
    let german = SmallModel(
      language: "de",
      ["das": 0.1, "Hand": 0.001, "haben": 0.02, "Haus": 0.004, "ist": 0.05, "hat": 0.01, "mein": 0.02])
    return WordPredictor(models: [try english.model(), try german.model()])
  }

  private static func candidates(_ context: String, _ word: String) throws -> [WordCandidate] {
    var predictor = try predictor()
    return predictor.answer(WordQuery(context: context, word: word)).candidates
  }

  @Test func `the language of the sentence comes first, and only the other is marked`() throws {
    #expect(try Self.candidates("my house is the ", "ha").first == WordCandidate("have"))
    #expect(try Self.candidates("das ist mein ", "ha").first == WordCandidate("haben"))
    let mixed = try Self.candidates("my house is the ", "hab")
    #expect(mixed == [WordCandidate("haben", language: "de")])
  }

  @Test func `a word of both languages is written as in that of the sentence`() throws {
    #expect(try Self.candidates("my house is the ", "han").map(\.text) == ["hand"])
    #expect(try Self.candidates("das ist mein ", "han").map(\.text) == ["Hand"])
  }

  @Test func `what was written before is remembered where the text says nothing`() throws {
    var predictor = try Self.predictor()
    for _ in 0..<30 { predictor.learn("das ist mein Haus", day: 20_000) }
    predictor.history = UserHistory()
    #expect(predictor.answer(WordQuery(context: "", word: "h")).candidates.first?.text == "haben")
  }
}
