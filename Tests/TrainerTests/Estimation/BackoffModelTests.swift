import KeylinePrediction
import Testing

@testable import keyline_train

@Suite struct BackoffModelTests {
  private static let wordCount = 12
  private static let first = UInt64(WordID.firstWord.rawValue)

  /// A small language of its own: deterministic numbers.
  private func random(_ state: inout UInt64) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33)
  }

  private func unigrams() -> [Float] {
    let weights = (0..<Self.wordCount).map { 1 / Float($0 + 1) }
    let sum = weights.reduce(0, +)
    return [Float](repeating: 0, count: Int(Self.first)) + weights.map { $0 / sum }
  }

  private func counts(seed: UInt64, orders: ClosedRange<Int> = 2...4) -> [NGramCounts] {
    var state = seed
    return orders.map { order in
      var counted: [UInt64: Float] = [:]
      for _ in 0..<120 {
        var key: UInt64 = 0
        for place in 0..<order {
          let isLast = place == order - 1
          let id = isLast ? Self.first + UInt64(random(&state) % Self.wordCount) : UInt64(random(&state) % 14)
          key = key << 16 | (id == 3 ? 4 : id)
        }
        counted[key, default: 0] += Float(random(&state) % 5 + 1) / 2
      }
      let keys = counted.keys.sorted()
      return NGramCounts(keys: keys, counts: keys.map { counted[$0] ?? 0 })
    }
  }

  private func model(seed: UInt64 = 1) -> BackoffModel {
    BackoffModel(counts: counts(seed: seed), unigrams: unigrams(), novelty: [1.2, 1, 1])
  }

  /// What all words have together after each of many contexts, kept or not.
  private func sums(_ model: BackoffModel) -> [Float] {
    var result: [Float] = []
    for context in 0..<(14 * 14 * 14) {
      let words = [context % 14, context / 14 % 14, context / 196].map { UInt64($0 == 3 ? 4 : $0) }
      let key = words.reduce(0) { $0 << 16 | $1 }
      result.append(
        (0..<Self.wordCount).reduce(Float(0)) { sum, word in
          sum + model.probability(key << 16 | (Self.first + UInt64(word)), order: 4)
        })
    }
    return result
  }

  @Test func `probabilities after any context sum to 1`() {
    #expect(sums(model()).allSatisfy { abs($0 - 1) < 1e-3 })
  }

  @Test func `what was seen is more probable than without its context`() {
    let keys = [Self.first << 16 | (Self.first + 5)]
    let model = BackoffModel(
      counts: [NGramCounts(keys: keys, counts: [3])], unigrams: unigrams(), novelty: [1])
    #expect(model.probability(keys[0], order: 2) > 3 * model.probability(Self.first + 5, order: 1))
    #expect(model.probability(keys[0] + 1, order: 2) < model.probability(Self.first + 6, order: 1))
  }

  @Test func `a mixture is the mean of its parts, and sums to 1`() {
    let parts = [model(seed: 1), model(seed: 2)]
    let mixed = Mixture(parts: [
      Mixture.Part(model: parts[0], share: 0.3, knowsCommas: true),
      Mixture.Part(model: parts[1], share: 0.7, knowsCommas: true),
    ]).model()
    #expect(sums(mixed).allSatisfy { abs($0 - 1) < 1e-3 })
    for (place, key) in mixed.levels[1].keys.enumerated() where mixed.levels[1].probabilities[place] > 0 {
      let mean = 0.3 * parts[0].probability(key, order: 3) + 0.7 * parts[1].probability(key, order: 3)
      #expect(abs(mixed.probability(key, order: 3) - mean) < 1e-5)
    }
  }

  @Test func `a part that knows no commas sees the words before them`() {
    let model = model()
    let part = Mixture.Part(model: model, share: 1, knowsCommas: false)
    let comma = UInt64(WordID.comma.rawValue)
    let key = (Self.first << 16 | comma) << 16 | (Self.first + 1)
    #expect(
      part.probability(key, order: 3) == model.probability(Self.first << 16 | (Self.first + 1), order: 2))
  }

  @Test(arguments: [0, 10, 100, 250])
  func `a pruned model keeps so many n-grams with their contexts, and sums to 1`(count: Int) {
    var model = model()
    model.prune(to: count, marks: [.sentenceStart: 0.1, .number: 0.02, .comma: 0.05])
    #expect(model.levels.reduce(0) { $0 + $1.keys.count } <= count)
    for place in 1..<3 {
      #expect(model.levels[place].keys.allSatisfy { model.levels[place - 1].place(of: $0 >> 16) != nil })
    }
    #expect(sums(model).allSatisfy { abs($0 - 1) < 1e-3 })
  }

  @Test func `pruning takes first what says least`() {
    // `b` follows `a` far more often than by chance, `c` as often as by chance.
    let a = Self.first
    let surprising = a << 16 | (a + 9)
    let expected = a << 16 | (a + 2)
    var model = BackoffModel(unigrams: unigrams(), levels: [])
    model.levels = [
      BackoffModel.Level(keys: [expected, surprising], probabilities: [unigrams()[Int(a) + 2], 0.5])
    ]
    model.normalizeBackoffs()
    model.prune(to: 1, marks: [:])
    #expect(model.levels[0].keys == [surprising])
  }

  @Test func `what a ready model gives to words that are left out is shared by the others`() throws {
    var model = model()
    for place in model.levels[0].probabilities.indices { model.levels[0].probabilities[place] *= 0.8 }
    for id in model.unigrams.indices { model.unigrams[id] *= 0.7 }
    model.normalize()
    #expect(sums(model).allSatisfy { abs($0 - 1) < 1e-3 })
  }

  @Test func `keys are found, others are not`() {
    let keys: [UInt64] = (0..<1000).map { $0 * 65_537 }
    let index = KeyIndex(keys)
    #expect(keys.indices.allSatisfy { index.place(of: keys[$0], in: keys) == $0 })
    #expect(index.place(of: 5, in: keys) == nil)
  }
}
