import KeylineCore
import KeylinePrediction
import Testing

@Suite struct CorrectedWordTests {
  private static func answer(
    _ word: String, options: WordOptions = [.corrections, .autocorrection],
    history: UserHistory = UserHistory()
  ) throws -> WordAnswer {
    let small = SmallModel([
      "the": 0.05, "there": 0.01, "receive": 0.001, "received": 0.0008, "London": 0.001, "form": 0.002,
      "from": 0.02,
      "format": 0.0005, "formal": 0.0004, "tomorrow": 0.001,
    ])
    var predictor = WordPredictor(models: [try small.model()], history: history)
    return predictor.answer(WordQuery(context: "I will ", word: word, options: options))
  }

  @Test func `a sure correction comes first and is what the word becomes`() throws {
    let answer = try Self.answer("recieve")
    #expect(answer.autocorrection == WordCandidate("receive", from: .correction))
    #expect(answer.candidates.first == answer.autocorrection)
    #expect(!answer.isKnown)
    #expect(Set(answer.candidates.map(\.text)).count == answer.candidates.count)
  }

  @Test func `a known word is completed first and not corrected`() throws {
    let answer = try Self.answer("form")
    #expect(answer.isKnown)
    #expect(answer.autocorrection == nil)
    #expect(answer.candidates.prefix(2).map(\.source) == [.dictionary, .dictionary])
  }

  @Test func `a beginning is completed first`() throws {
    #expect(try Self.answer("tomo").candidates.first == WordCandidate("tomorrow"))
  }

  @Test func `nothing is corrected unasked, and nothing offered, where that is not wanted`() throws {
    #expect(try Self.answer("recieve", options: .corrections).autocorrection == nil)
    #expect(
      try Self.answer("recieve", options: .autocorrection).candidates.allSatisfy { $0.source != .correction })
    #expect(try Self.answer("recieve", options: []) == WordAnswer())
  }

  @Test func `a blocked word is nobody's correction`() throws {
    var history = UserHistory()
    history.apply(.blocked("receive"))
    let answer = try Self.answer("recieve", history: history)
    #expect(answer.autocorrection?.text != "receive")
    #expect(!answer.candidates.contains { $0.text == "receive" })
  }
}
