import Testing

@testable import KeylinePrediction

@Suite struct UnigramScaleTests {
  /// What the model gives four words, and how often the user wrote them.
  private let words: [(alone: Float, weight: Float)] = [(0.5, 200), (0.3, 100), (0.15, 300), (0.05, 0)]

  private func sum(_ scale: UnigramScale) -> Float {
    words.reduce(0) { sum, word in
      sum + word.alone * scale.factor(weight: word.weight, recentWeight: word.weight / 60, alone: word.alone)
    }
  }

  @Test func `nothing learned changes nothing`() {
    let scale = UnigramScale(total: 0, written: 0)
    #expect(scale.unwritten == 1 && scale.factor(weight: 0, recentWeight: 0, alone: 0.1) == 1)
  }

  @Test
  func `scaled probabilities without context add up to one, but for what singular words are not believed`() {
    let sum = sum(UnigramScale(total: 600, written: 10))
    #expect(sum <= 1.0001 && sum > 0.99)
  }

  @Test func `what is written more often than by others gains, and what is not loses`() {
    let scale = UnigramScale(total: 600, written: 10)
    let factors = words.map { scale.factor(weight: $0.weight, recentWeight: 0, alone: $0.alone) }
    #expect(factors[2] > 1.2 && factors[0] < 1 && factors[1] < 1)
    #expect(factors[3] == scale.unwritten && scale.unwritten < factors[1])
  }

  @Test func `a word gains with what is known of the user, with its weight, and by being just written`() {
    let few = UnigramScale(total: 50, written: 5)
    let many = UnigramScale(total: 5_000, written: 25)
    #expect(
      few.factor(weight: 5, recentWeight: 0, alone: 0.001)
        < many.factor(weight: 500, recentWeight: 0, alone: 0.001))
    #expect(
      many.factor(weight: 2, recentWeight: 0, alone: 0.001)
        < many.factor(weight: 3, recentWeight: 0, alone: 0.001))
    #expect(
      many.factor(weight: 2, recentWeight: 0, alone: 0.001)
        < many.factor(weight: 2, recentWeight: 1, alone: 0.001))
  }

  @Test func `a word that the model hardly knows is scaled within bounds`() {
    let scale = UnigramScale(total: 1_000, written: 25)
    #expect(
      scale.factor(weight: 900, recentWeight: 20, alone: .leastNonzeroMagnitude) == HistoryWeights.mostScale)
    #expect(scale.factor(weight: 900, recentWeight: 20, alone: 0) == scale.unwritten)
  }
}
