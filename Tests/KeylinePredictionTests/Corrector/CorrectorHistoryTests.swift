import KeylineCore
import KeylinePrediction
import Testing

@Suite struct CorrectorHistoryTests {
  private let corrector: Corrector
  private let tokenizer = WordTokenizer(language: "en")

  init() throws { corrector = try CorrectorSamples.corrector() }

  private func correct(_ word: String, _ history: UserHistory) -> Correction {
    corrector.correct(WordQuery(context: "", word: word), history: history)
  }

  private func history(of text: String, _ verdicts: [WordVerdict] = []) -> UserHistory {
    var history = UserHistory()
    history.learn(text: text, day: 20_000, tokenizer: tokenizer)
    for verdict in verdicts { history.apply(verdict) }
    return history
  }

  @Test func `a word that was typed before stays`() {
    #expect(correct("hte", history(of: "")).autocorrection == "the")
    let correction = correct("hte", history(of: "hte"))
    #expect(correction.isKnown)
    #expect(correction.autocorrection == nil)
  }

  @Test func `a word that was taught stays`() {
    #expect(correct("hte", history(of: "", [.taught("hte")])).autocorrection == nil)
  }

  @Test func `a correction that was taken back is never made again`() {
    let history = history(of: "", [.reverted(typed: "hte", to: "the")])
    #expect(correct("hte", history).autocorrection == nil)
    #expect(correct("Hte", history).autocorrection == nil)
    #expect(correct("teh", history).autocorrection == "the")
  }

  @Test func `a capital that was taken back is never given again`() {
    let history = history(of: "", [.reverted(typed: "london", to: "London")])
    #expect(correct("london", history).autocorrection == nil)
  }

  @Test func `a blocked word is never a target`() {
    let history = history(of: "", [.blocked("the")])
    #expect(!correct("hte", history).candidates.contains { $0.text == "the" })
    #expect(correct("hte", history).autocorrection != "the")
  }

  @Test func `what the user writes is corrected to`() {
    let text = "Greetings, Kowalczyk. Dear Kowalczyk, yours Kowalczyk."
    #expect(correct("kowalczik", history(of: text)).candidates.first?.text == "Kowalczyk")
    #expect(correct("kowalczik", history(of: "")).candidates.first?.text != "Kowalczyk")
  }

  @Test func `what the model knows as a misspelling is not, however often it was written`() {
    let history = history(of: "teh teh teh.")
    #expect(correct("teh", history).autocorrection == nil)
    #expect(!correct("tehh", history).candidates.contains { $0.text == "teh" })
  }

  @Test func `what was written once is not, as it may be a slip`() {
    #expect(correct("kowalczik", history(of: "Kowalczyk")).candidates.first?.text != "Kowalczyk")
  }

  @Test func `what was taught is corrected to`() {
    #expect(
      correct("kowalczik", history(of: "", [.taught("Kowalczyk")])).candidates.first?.text == "Kowalczyk")
  }
}
