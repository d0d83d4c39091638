import Glibc
import KeylinePrediction

/// Fewer n-grams, chosen so that the model changes least.
extension BackoffModel {
  /// Keeps a number of n-grams: those without which the relative entropy to the whole model would grow most.
  ///
  /// See Stolcke, *Entropy-based Pruning of Backoff Language Models* (1998). What an n-gram is worth is told from the
  /// whole model at once; what is the context of one that stays, stays.
  ///
  /// - Parameters:
  ///   - count: How many n-grams stay.
  ///   - marks: How probable the special ids are as the first word of a context.
  /// - Complexity: O(*n* log *n*) in the number of n-grams.
  mutating func prune(to count: Int, marks: [WordID: Float]) {
    guard levels.reduce(0, { $0 + $1.keys.count }) > count else { return }
    var losses = (2..<(levels.count + 2)).map { savings(order: $0, marks: marks) }
    for place in stride(from: levels.count - 1, to: 0, by: -1) { raise(&losses, toContextsOf: place) }
    let sorted = losses.joined().sorted(by: >)
    let least = sorted[min(count, sorted.count - 1)]
    for place in levels.indices {
      let level = levels[place]
      let kept = level.keys.indices.filter { losses[place][$0] > least }
      levels[place] = Level(
        keys: kept.map { level.keys[$0] }, probabilities: kept.map { level.probabilities[$0] })
    }
    unigramBackoffs = Array(repeating: 1, count: unigrams.count)
    normalizeBackoffs()
  }

  /// A context is worth at least what the best n-gram that begins with it is.
  private func raise(_ losses: inout [[Float]], toContextsOf place: Int) {
    for (index, key) in levels[place].keys.enumerated() {
      guard let context = levels[place - 1].place(of: key >> 16) else { continue }
      losses[place - 1][context] = max(losses[place - 1][context], losses[place][index])
    }
  }

  /// How much relative entropy each n-gram of a length saves.
  private func savings(order: Int, marks: [WordID: Float]) -> [Float] {
    let level = levels[order - 2]
    var result = [Float](repeating: 0, count: level.keys.count)
    var start = 0
    while start < level.keys.count {
      let context = level.keys[start] >> 16
      var end = start
      var kept = 0.0
      var below = 0.0
      while end < level.keys.count, level.keys[end] >> 16 == context {
        kept += Double(level.probabilities[end])
        if level.probabilities[end] > 0 {
          below += Double(probability(level.keys[end] & Self.mask(order - 1), order: order - 1))
        }
        end += 1
      }
      let weight = contextProbability(context, order: order - 1, marks: marks)
      let backoff = Double(backoff(context, order: order - 1))
      let rest = max(1 - kept, 1e-9)
      for index in start..<end where level.probabilities[index] > 0 {
        let high = Double(level.probabilities[index])
        let low = Double(probability(level.keys[index] & Self.mask(order - 1), order: order - 1))
        let newBackoff = (rest + high) / max(1 - below + low, 1e-9)
        let change = high * (log(newBackoff * low) - log(high)) + rest * (log(newBackoff) - log(backoff))
        result[index] = Float(max(-weight * change, 0))
      }
      start = end
    }
    return result
  }

  /// How probable it is that these words stand somewhere, one after the other.
  private func contextProbability(_ context: UInt64, order: Int, marks: [WordID: Float]) -> Double {
    var result = 1.0
    for length in 1...order {
      let key = context >> UInt64((order - length) * 16)
      let last = WordID(rawValue: UInt16(truncatingIfNeeded: key))
      result *= Double(marks[last] ?? probability(key, order: length))
    }
    return result
  }
}
