import KeylinePrediction

/// One model of several: the mean of what they say, by their shares.
struct Mixture {
  /// A model and what it counts.
  struct Part {
    var model: BackoffModel
    var share: Float
    /// Whether it has seen commas; where not, the words before a comma are its context.
    var knowsCommas: Bool

    /// The probability of the last word of an n-gram after the others.
    func probability(_ key: UInt64, order: Int) -> Float {
      guard !knowsCommas, order > 1 else { return model.probability(key, order: order) }
      var without: UInt64 = 0
      var kept = 0
      for place in (0..<order).reversed() {
        let id = key >> UInt64(place * 16) & 0xFFFF
        if place > 0, id == UInt64(WordID.comma.rawValue) { continue }
        without = without << 16 | id
        kept += 1
      }
      return model.probability(without, order: kept)
    }
  }

  var parts: [Part]

  /// Makes one model that holds every n-gram of the parts.
  ///
  /// - Complexity: O(*n* log *n*) in the number of n-grams.
  func model() -> BackoffModel {
    var unigrams = [Float](repeating: 0, count: parts[0].model.unigrams.count)
    for part in parts {
      for id in unigrams.indices { unigrams[id] += part.share * part.model.unigrams[id] }
    }
    let orders = 2..<(2 + (parts.map(\.model.levels.count).max() ?? 0))
    var keys = orders.map { order in
      parts.reduce(into: [UInt64]()) { keys, part in
        guard order - 2 < part.model.levels.count else { return }
        keys = Self.union(keys, part.model.levels[order - 2].keys)
      }
    }
    for place in stride(from: keys.count - 1, to: 0, by: -1) {
      var contexts: [UInt64] = []
      for key in keys[place] where contexts.last != key >> 16 { contexts.append(key >> 16) }
      keys[place - 1] = Self.union(keys[place - 1], contexts)
    }
    let levels = zip(orders, keys).map { order, keys in
      BackoffModel.Level(
        keys: keys,
        probabilities: keys.map { key in
          guard UInt16(truncatingIfNeeded: key) >= WordID.firstWord.rawValue else { return 0 }
          return parts.reduce(0) { $0 + $1.share * $1.probability(key, order: order) }
        })
    }
    var result = BackoffModel(unigrams: unigrams, levels: levels)
    result.normalizeBackoffs()
    return result
  }

  /// The keys that are in one or the other, sorted as both are.
  private static func union(_ one: [UInt64], _ other: [UInt64]) -> [UInt64] {
    if one.isEmpty { return other }
    var result: [UInt64] = []
    result.reserveCapacity(max(one.count, other.count))
    var first = 0
    var second = 0
    while first < one.count || second < other.count {
      let a = first < one.count ? one[first] : .max
      let b = second < other.count ? other[second] : .max
      if first < one.count, a <= b { first += 1 }
      if second < other.count, b <= a { second += 1 }
      result.append(min(a, b))
    }
    return result
  }
}
