/// Back-offs that make the probabilities after every context sum to 1.
extension BackoffModel {
  /// Computes all back-offs anew, the shortest contexts first.
  ///
  /// - Complexity: O(*n*) in the number of n-grams.
  mutating func normalizeBackoffs() {
    for order in 2..<(levels.count + 2) {
      let level = levels[order - 2]
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
        let left = max(1 - kept, 0)
        let rest = max(1 - below, 0)
        setBackoff(
          rest > 1e-6 ? max(Float(left / rest), Self.least) : Self.least, of: context, order: order - 1)
        start = end
      }
    }
  }

  private mutating func setBackoff(_ value: Float, of context: UInt64, order: Int) {
    if order == 1 {
      unigramBackoffs[Int(context)] = value
    } else if let place = levels[order - 2].place(of: context) {
      levels[order - 2].backoffs[place] = value
    } else {
      preconditionFailure("the words before the last one of an n-gram are kept too")
    }
  }

  /// The same model over its own words only: what it says of words that are not in it, such as the end of a sentence,
  /// is shared out among the others.
  ///
  /// - Complexity: O(*n*) in the number of n-grams.
  mutating func normalize() {
    let whole = Double(unigrams.reduce(0, +))
    var sums: [[UInt64: Double]] = [[:]]
    for order in 2..<(levels.count + 2) {
      sums.append(contextSums(order: order, sums: sums, whole: whole))
    }
    for order in 2..<(levels.count + 2) {
      for place in levels[order - 2].keys.indices {
        let sum = sums[order - 1][levels[order - 2].keys[place] >> 16] ?? 1
        levels[order - 2].probabilities[place] /= Float(max(sum, 1e-6))
      }
    }
    for id in unigrams.indices { unigrams[id] /= Float(whole) }
    normalizeBackoffs()
  }

  /// What the words of the model have together after each context of one word less than `order`.
  private func contextSums(order: Int, sums: [[UInt64: Double]], whole: Double) -> [UInt64: Double] {
    var result: [UInt64: Double] = [:]
    let level = levels[order - 2]
    var start = 0
    while start < level.keys.count {
      let context = level.keys[start] >> 16
      var end = start
      var kept = 0.0
      var below = 0.0
      while end < level.keys.count, level.keys[end] >> 16 == context {
        kept += Double(level.probabilities[end])
        below += Double(probability(level.keys[end] & Self.mask(order - 1), order: order - 1))
        end += 1
      }
      let shorter = context & (order > 2 ? Self.mask(order - 2) : 0)
      let all = order == 2 ? whole : sumBelow(shorter, order: order - 2, sums: sums, whole: whole)
      result[context] = kept + Double(backoff(context, order: order - 1)) * max(0, all - below)
      start = end
    }
    return result
  }

  /// What all words have together after a context, which may be one that nothing is kept for.
  private func sumBelow(_ context: UInt64, order: Int, sums: [[UInt64: Double]], whole: Double) -> Double {
    var context = context
    var order = order
    var weight = 1.0
    while order > 0 {
      if let sum = sums[order][context] { return weight * sum }
      weight *= Double(backoff(context, order: order))
      order -= 1
      context &= order > 0 ? Self.mask(order) : 0
    }
    return weight * whole
  }
}
