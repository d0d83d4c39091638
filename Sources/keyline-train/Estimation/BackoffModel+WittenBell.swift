import KeylinePrediction

/// Probabilities from counts.
extension BackoffModel {
  /// Estimates a model by interpolation after Witten and Bell: a context is trusted the more, the fewer different words
  /// followed it for how often it was seen.
  ///
  /// See Bell, Cleary and Witten, *Text Compression* (1990), and Chen and Goodman, *An Empirical Study of Smoothing
  /// Techniques for Language Modeling* (1998).
  ///
  /// - Parameters:
  ///   - counts: Of two words, of three, and so on.
  ///   - unigrams: The probability of each word, by its id.
  ///   - novelty: What each different word after a context counts against it, by length.
  /// - Complexity: O(*n* log *n*) in the number of n-grams.
  init(counts: [NGramCounts], unigrams: [Float], novelty: [Float]) {
    self.init(unigrams: unigrams, levels: [])
    for (place, counts) in Self.withContexts(counts).enumerated() {
      let order = place + 2
      var level = Level(keys: counts.keys, probabilities: Array(repeating: 0, count: counts.keys.count))
      var start = 0
      while start < counts.keys.count {
        let context = counts.keys[start] >> 16
        var end = start
        var total: Float = 0
        var different: Float = 0
        while end < counts.keys.count, counts.keys[end] >> 16 == context {
          total += counts.counts[end]
          if counts.counts[end] > 0 { different += min(1, counts.counts[end]) }
          end += 1
        }
        let mass = total + novelty[place] * different
        let left = mass > 0 ? novelty[place] * different / mass : 1
        for index in start..<end
        where UInt16(truncatingIfNeeded: counts.keys[index]) >= WordID.firstWord.rawValue {
          let below = probability(counts.keys[index] & Self.mask(order - 1), order: order - 1)
          level.probabilities[index] = (mass > 0 ? counts.counts[index] / mass : 0) + left * below
        }
        setInterpolated(left, of: context, order: order - 1)
        start = end
      }
      levels.append(level)
    }
  }

  private mutating func setInterpolated(_ backoff: Float, of context: UInt64, order: Int) {
    if order == 1 {
      unigramBackoffs[Int(context)] = backoff
    } else if let place = levels[order - 2].place(of: context) {
      levels[order - 2].backoffs[place] = backoff
    }
  }

  /// The counts, with 0 for every context that has none: such as one that ends in a comma.
  private static func withContexts(_ counts: [NGramCounts]) -> [NGramCounts] {
    var result = counts
    for place in stride(from: result.count - 1, to: 0, by: -1) {
      var contexts: [UInt64] = []
      for key in result[place].keys where contexts.last != key >> 16 { contexts.append(key >> 16) }
      result[place - 1].merge(
        NGramCounts(keys: contexts, counts: Array(repeating: 0, count: contexts.count)))
    }
    return result
  }
}
