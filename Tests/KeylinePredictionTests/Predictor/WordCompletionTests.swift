import KeylineCore
import KeylinePrediction
import Testing

@Suite struct WordCompletionTests {
  private func ghost(_ context: String, _ word: String, learned: String = "") throws -> String? {
    let small = SmallModel(
      [
        "see": 0.1, "you": 0.1, "tomorrow": 0.06, "total": 0.03, "tonal": 0.02, "then": 0.02, "them": 0.021,
        "London": 0.01,
      ],
      ngrams: ["see you": 0.4, "you total": 0.9], backoffs: ["see": 0.3, "you": 0.1])
    var predictor = WordPredictor(models: [try small.model()])
    predictor.learn(learned, day: 20_000)
    return predictor.ghost(for: WordQuery(context: context, word: word))
  }

  @Test func `a likely word is finished after two letters`() throws {
    #expect(try ghost("go ", "to") == "morrow")
    #expect(try ghost("Go. ", "To") == "morrow")
    #expect(try ghost("go ", "lon") == "don")
    #expect(try ghost("see you ", "to") == "tal")
  }

  @Test func `nothing is said where it is not likely`() throws {
    #expect(try ghost("go ", "t") == nil)
    #expect(try ghost("go ", "th") == "em")
    #expect(try ghost("go ", "xx") == nil)
    #expect(try ghost("go ", "tomorrow") == nil)
  }

  @Test func `one next word is offered where it is likely, and never at the start of a line`() throws {
    #expect(try ghost("we see ", "") == "you")
    #expect(try ghost("we see you ", "") == "total")
    #expect(try ghost("go ", "") == nil)
    #expect(try ghost("", "") == nil)
    #expect(try ghost("  ", "") == nil)
    #expect(try ghost("we see", "") == nil)
  }

  @Test func `what the user writes often is finished where the model alone says something else`() throws {
    let learned = String(repeating: "tonal ", count: 30)
    #expect(try ghost("go ", "to", learned: learned) == "nal")
    #expect(try ghost("go ", "th", learned: learned) == "em")
  }

  @Test func `a habit that makes nothing sure leaves the ghost silent`() throws {
    // Twice as likely as before, and still less than half of all that begins so.
    #expect(try ghost("go ", "to", learned: String(repeating: "tonal ", count: 8)) == nil)
  }
}
