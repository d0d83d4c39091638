import Testing

@testable import KeylinePrediction

@Suite struct AutocorrectionGateTests {
  private let gate = AutocorrectionGate()

  private func candidates(_ scores: [Float], cost: Float = 0.5) -> [Correction.Candidate] {
    scores.enumerated().map { Correction.Candidate("word\($0)", cost: cost, score: $1) }
  }

  @Test func `a best candidate far before all is applied`() {
    #expect(gate.autocorrection(among: candidates([-10, -20]), literal: -20, isName: false) == "word0")
  }

  @Test func `one that has a rival is not`() {
    #expect(gate.autocorrection(among: candidates([-10, -10.2]), literal: -20, isName: false) == nil)
  }

  @Test func `one that the word as typed rivals is not`() {
    #expect(gate.autocorrection(among: candidates([-10, -20]), literal: -9, isName: false) == nil)
  }

  @Test func `none without candidates`() {
    #expect(gate.autocorrection(among: [], literal: -20, isName: false) == nil)
  }

  @Test func `what costs too much is not applied, and less in a name`() {
    let costly = candidates([-10], cost: gate.longestCost + 0.1)
    #expect(gate.autocorrection(among: costly, literal: -40, isName: false) == nil)
    let name = candidates([-10], cost: gate.longestNameCost + 0.1)
    #expect(gate.autocorrection(among: name, literal: -40, isName: true) == nil)
    #expect(gate.autocorrection(among: name, literal: -40, isName: false) == "word0")
  }

  @Test func `a name has to be nearly certain`() {
    let near = candidates([-10, -13])
    #expect(gate.autocorrection(among: near, literal: -30, isName: false) == "word0")
    #expect(gate.autocorrection(among: near, literal: -30, isName: true) == nil)
  }

  @Test func `a word as it stands is the likelier the shorter it is, as a name, and where it was seen`() {
    let plain = gate.literalScore(of: "abcdef", entry: nil, isName: false)
    #expect(gate.literalScore(of: "abc", entry: nil, isName: false) > plain)
    #expect(gate.literalScore(of: "abcdef", entry: nil, isName: true) > plain)
    #expect(gate.literalScore(of: "abcdef", entry: -5, isName: false) > plain)
  }
}
