import KeylinePrediction

/// An n-gram model while it is being built: probabilities, not their logarithms, of up to four words.
///
/// Only words are predicted; the special ids stand in contexts only. An n-gram that ends in one has the probability 0
/// and is kept for its back-off.
struct BackoffModel {
  /// The n-grams of one length.
  struct Level {
    /// The ids, 16 bits each, the last word lowest; sorted.
    private(set) var keys: [UInt64]
    var probabilities: [Float]
    /// The back-off of each n-gram as a context; 1 where nothing follows it.
    var backoffs: [Float]
    private let index: KeyIndex

    init(keys: [UInt64], probabilities: [Float]) {
      precondition(keys.count == probabilities.count, "every n-gram has a probability")
      self.keys = keys
      self.probabilities = probabilities
      backoffs = Array(repeating: 1, count: keys.count)
      index = KeyIndex(keys)
    }

    func place(of key: UInt64) -> Int? { index.place(of: key, in: keys) }
  }

  /// The probability of each word without context, by its id.
  var unigrams: [Float]
  /// The back-off of each word as the only context.
  var unigramBackoffs: [Float]
  /// The n-grams of two words, of three, and of four.
  var levels: [Level]

  init(unigrams: [Float], levels: [Level]) {
    self.unigrams = unigrams
    self.levels = levels
    unigramBackoffs = Array(repeating: 1, count: unigrams.count)
  }

  /// The least that a probability or a back-off may be, so that its logarithm is a number.
  static let least: Float = 1e-9

  /// The probability of the last word of an n-gram after the others.
  ///
  /// - Parameters:
  ///   - key: The ids, 16 bits each.
  ///   - order: How many words there are.
  /// - Returns: What is kept for the longest part of the words, with the back-offs of the longer ones.
  func probability(_ key: UInt64, order: Int) -> Float {
    var weight: Float = 1
    var order = order
    while order > 1 {
      let key = key & Self.mask(order)
      if order - 2 < levels.count {
        if let place = levels[order - 2].place(of: key) {
          return weight * levels[order - 2].probabilities[place]
        }
        weight *= backoff(key >> 16, order: order - 1)
      }
      order -= 1
    }
    return weight * unigrams[Int(key & 0xFFFF)]
  }

  /// The back-off of a context; 1 where it is not kept.
  func backoff(_ context: UInt64, order: Int) -> Float {
    if order == 1 { return unigramBackoffs[Int(context)] }
    guard order - 2 < levels.count, let place = levels[order - 2].place(of: context) else { return 1 }
    return levels[order - 2].backoffs[place]
  }

  /// The bits of a key of so many words.
  static func mask(_ order: Int) -> UInt64 { order == 4 ? .max : (1 << UInt64(order * 16)) - 1 }
}
