import Testing

@testable import KeylinePrediction

@Suite struct AutocorrectionGateTests {
  private let gate = AutocorrectionGate()

  private func candidates(_ scores: [Float], cost: Float = 0.5) -> [Correction.Candidate] {
    scores.enumerated().map { Correction.Candidate("word\($0)", cost: cost, score: $1) }
  }

  private func result(
    _ ranked: [Correction.Candidate], of typed: TypedForm = TypedForm(folded: "abcdefgh"),
    frequency: Float? = -8
  ) -> String? {
    gate.autocorrection(among: ranked, of: typed, frequency: frequency)
  }

  @Test func `a best candidate far before all is applied`() {
    #expect(result(candidates([-10, -20])) == "word0")
  }

  @Test func `one that has a rival is not`() {
    #expect(result(candidates([-10, -10.2])) == nil)
  }

  @Test func `one that the word as typed rivals is not`() {
    #expect(result(candidates([-25, -40])) == nil)
    #expect(
      result(
        candidates([-10]),
        of: TypedForm(folded: "abcdefgh", frequency: -9, logProbability: -9, isLiving: true)) == nil)
  }

  @Test func `none without candidates`() {
    #expect(result([]) == nil)
  }

  @Test func `what costs too much is not applied, and less in a name`() {
    let typed = TypedForm(folded: "abcdefgh")
    let name = TypedForm(folded: "abcdefgh", isName: true)
    #expect(result(candidates([-3], cost: gate.longestCost + 0.1), of: typed) == nil)
    let costly = candidates([-3], cost: gate.longestNameCost + 0.1)
    #expect(result(costly, of: name) == nil)
    #expect(result(costly, of: typed) == "word0")
  }

  @Test func `costly errors and names have to be nearly certain`() {
    let typed = TypedForm(folded: "abcdefgh")
    #expect(result(candidates([-10, -12.5]), of: typed) == "word0")
    #expect(result(candidates([-10, -12.5], cost: 1.2), of: typed) == nil)
    #expect(result(candidates([-10, -12.5]), of: TypedForm(folded: "abcdefgh", isName: true)) == nil)
  }

  @Test func `a word as it stands is the likelier the shorter it is, and as a name`() {
    let ranked = candidates([-18])
    #expect(result(ranked, of: TypedForm(folded: "abcdefgh"), frequency: -15) == "word0")
    #expect(result(ranked, of: TypedForm(folded: "abcde"), frequency: -15) == nil)
    #expect(result(ranked, of: TypedForm(folded: "abcdefgh", isName: true), frequency: -15) == nil)
  }

  @Test func `one slip from a far more frequent word is corrected where the word is rare, too`() {
    let ranked = candidates([-11.5], cost: 0.4)
    for typed in [
      TypedForm(folded: "teh"), TypedForm(folded: "teh", frequency: -12.9, logProbability: -17.8),
    ] {
      #expect(result(ranked, of: typed, frequency: -3.1) == "word0")
      #expect(result(candidates([-11.5], cost: 0.8), of: TypedForm(folded: "teh"), frequency: -3.1) == nil)
    }
    #expect(result(ranked, of: TypedForm(folded: "teh"), frequency: -12) == nil)
  }

  @Test func `what the model takes for a misspelling is corrected, as a name too`() {
    let typed = TypedForm(folded: "recieve", frequency: -14.3, logProbability: -13.6, isName: true)
    #expect(result(candidates([-15.6], cost: 0.4), of: typed, frequency: -10) == "word0")
    var living = typed
    living.isLiving = true
    #expect(result(candidates([-15.6], cost: 0.4), of: living, frequency: -10) == nil)
  }

  @Test func `words that are run together are taken apart where that is a misspelling that is seen`() {
    func change(_ typed: TypedForm) -> String? {
      result([Correction.Candidate("in fact", cost: 1, score: -15)], of: typed, frequency: nil)
    }
    let seen = TypedForm(folded: "infact", frequency: -13, logProbability: -13)
    #expect(change(seen) == "in fact")
    var living = seen
    living.isLiving = true
    #expect(change(living) == nil)
    #expect(change(TypedForm(folded: "infact", frequency: -13, logProbability: -13, isName: true)) == nil)
  }

  @Test func `slang and a g that was dropped stay`() {
    func change(_ typed: String, _ text: String, isLiving: Bool, dropsG: Bool = true) -> String? {
      result(
        [Correction.Candidate(text, cost: 0.4, score: -5)],
        of: TypedForm(folded: typed, frequency: -14, logProbability: -14, isLiving: isLiving, dropsG: dropsG))
    }
    #expect(change("wif", "with", isLiving: true) == nil)
    #expect(change("teh", "the", isLiving: true) == "the")
    #expect(change("workin", "working", isLiving: false) == nil)
    #expect(change("workin", "working", isLiving: false, dropsG: false) == "working")
  }
}
