import KeylinePrediction

/// How often n-grams of one length were seen, each by its weight.
struct NGramCounts {
  /// The ids, 16 bits each, the last word lowest; sorted.
  private(set) var keys: [UInt64]
  private(set) var counts: [Float]

  /// Counts that are known.
  ///
  /// - Parameters:
  ///   - keys: Distinct and sorted.
  ///   - counts: One for each.
  init(keys: [UInt64], counts: [Float]) {
    precondition(keys.count == counts.count, "every n-gram has a count")
    self.keys = keys
    self.counts = counts
  }

  /// Counts the n-grams of all sources that end in a word and hold none that is not indexed.
  ///
  /// - Parameters:
  ///   - order: How many words they have, two to four.
  ///   - corpus: The sources.
  ///   - ids: The id of each form of the corpus.
  /// - Complexity: O(*n* log *n*) in the number of words.
  init(order: Int, in corpus: Corpus, ids: [WordID]) {
    self.init(keys: [], counts: [])
    for source in corpus.sources {
      var keys = Self.keys(order: order, in: source.tokens, ids: ids)
      keys.sort()
      merge(Self.run(keys, weight: source.weight))
    }
  }

  /// Adds other counts to these.
  mutating func merge(_ other: NGramCounts) {
    var result = NGramCounts(keys: [], counts: [])
    result.keys.reserveCapacity(keys.count + other.keys.count)
    result.counts.reserveCapacity(keys.count + other.keys.count)
    var one = 0
    var two = 0
    while one < keys.count || two < other.keys.count {
      let first = one < keys.count ? keys[one] : .max
      let second = two < other.keys.count ? other.keys[two] : .max
      var count: Float = 0
      if one < keys.count, first <= second {
        count += counts[one]
        one += 1
      }
      if two < other.keys.count, second <= first {
        count += other.counts[two]
        two += 1
      }
      result.keys.append(min(first, second))
      result.counts.append(count)
    }
    self = result
  }

  /// Leaves out what counts less than `least`.
  mutating func prune(below least: Float) {
    let kept = keys.indices.filter { counts[$0] >= least }
    (keys, counts) = (kept.map { keys[$0] }, kept.map { counts[$0] })
  }

  private static func keys(order: Int, in tokens: [Int32], ids: [WordID]) -> [UInt64] {
    var result: [UInt64] = []
    result.reserveCapacity(tokens.count)
    let mask = BackoffModel.mask(order)
    var history = UInt64(WordID.sentenceStart.rawValue)
    var length = 1
    for token in tokens {
      switch token {
      case Corpus.Mark.sentenceEnd:
        history = UInt64(WordID.sentenceStart.rawValue)
        length = 1
      case Corpus.Mark.number, Corpus.Mark.comma:
        let id = token == Corpus.Mark.number ? WordID.number : .comma
        history = history << 16 | UInt64(id.rawValue)
        length += 1
      default:
        let id = ids[Int(token)]
        guard id != .unknown else {
          length = 0
          continue
        }
        history = history << 16 | UInt64(id.rawValue)
        length += 1
        if length >= order { result.append(history & mask) }
      }
    }
    return result
  }

  /// The counts of sorted keys.
  private static func run(_ keys: [UInt64], weight: Float) -> NGramCounts {
    var result = NGramCounts(keys: [], counts: [])
    for key in keys {
      if result.keys.last == key {
        result.counts[result.counts.count - 1] += weight
      } else {
        result.keys.append(key)
        result.counts.append(weight)
      }
    }
    return result
  }
}
