/// Which words were written after one and after two words: flat tables, so that thousands are read in a moment.
struct HistorySequences: Sendable {
  /// One or two words, and what was written after them.
  struct Context: Sendable {
    /// The sum of the followers' weights, and how many there are.
    var total: Float = 0
    var distinct: Int32 = 0
    /// The first follower; the others hang on it.
    fileprivate var head: Int32 = end
  }

  /// A word after a context.
  struct Follower: Sendable {
    let word: Int32
    fileprivate(set) var weight: Float
    fileprivate let next: Int32
  }

  fileprivate static let end: Int32 = -1

  private var ids: [UInt64: Int32] = [:]
  private var contexts: [Context] = []
  private var followers: [Follower] = []
  /// The place of a follower by its context and its word.
  private var places: [UInt64: Int32] = [:]

  /// Makes empty tables.
  ///
  /// - Parameter capacity: How many sequences are expected.
  init(capacity: Int) {
    ids.reserveCapacity(capacity / 2)
    contexts.reserveCapacity(capacity / 2)
    followers.reserveCapacity(capacity)
    places.reserveCapacity(capacity)
  }

  /// How many sequences there are.
  var count: Int { followers.count }

  /// The context of the words; nil when nothing was ever written after it.
  ///
  /// - Parameters:
  ///   - older: The word before `newer`; nil for the context of one word.
  ///   - newer: The last word.
  /// - Returns: Its number.
  func context(_ older: Int32?, _ newer: Int32) -> Int32? { ids[Self.key(older, newer)] }

  subscript(context: Int32) -> Context { contexts[Int(context)] }

  /// Counts a word after a context.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - older: The word before `newer`; nil for the context of one word.
  ///   - newer: The word before it.
  ///   - weight: How often; less than nothing to take it back.
  mutating func count(_ word: Int32, after older: Int32?, _ newer: Int32, _ weight: Float) {
    let key = Self.key(older, newer)
    guard let context = ids[key] else {
      guard weight > 0 else { return }
      ids[key] = Int32(contexts.count)
      contexts.append(Context())
      return count(word, after: older, newer, weight)
    }
    let link = Self.key(context, word)
    if let place = places[link] {
      let before = followers[Int(place)].weight
      followers[Int(place)].weight = max(0, before + weight)
      contexts[Int(context)].total += followers[Int(place)].weight - before
    } else if weight > 0 {
      places[link] = Int32(followers.count)
      followers.append(Follower(word: word, weight: weight, next: contexts[Int(context)].head))
      contexts[Int(context)].head = Int32(followers.count - 1)
      contexts[Int(context)].total += weight
      contexts[Int(context)].distinct += 1
    }
  }

  /// The probability of a word among those written after a context.
  func probability(of word: Int32, after context: Int32) -> Float {
    guard let place = places[Self.key(context, word)], self[context].total > 0 else { return 0 }
    return followers[Int(place)].weight / self[context].total
  }

  /// Goes through the words that were written after a context.
  func forEachFollower(of context: Int32, _ body: (Follower) -> Void) {
    var place = self[context].head
    while place != Self.end {
      let follower = followers[Int(place)]
      body(follower)
      place = follower.next
    }
  }

  /// Goes through all sequences, in no order.
  func forEach(_ body: (_ older: Int32?, _ newer: Int32, Follower) -> Void) {
    for (key, context) in ids {
      let (older, newer) = Self.words(of: key)
      forEachFollower(of: context) { body(older, newer, $0) }
    }
  }

  /// Forgets every sequence in which a word occurs.
  mutating func forget(_ word: Int32) {
    for (key, context) in ids {
      let (older, newer) = Self.words(of: key)
      let isGone = older == word || newer == word
      var place = self[context].head
      while place != Self.end {
        if isGone || followers[Int(place)].word == word {
          contexts[Int(context)].total -= followers[Int(place)].weight
          followers[Int(place)].weight = 0
        }
        place = followers[Int(place)].next
      }
      contexts[Int(context)].total = isGone ? 0 : max(0, self[context].total)
    }
  }

  /// Lets time take its part.
  mutating func decay(by factor: Float) {
    for index in followers.indices { followers[index].weight *= factor }
    for index in contexts.indices { contexts[index].total *= factor }
  }

  /// The numbers of two words, or of a context and a word, as one; 0 above stands for no word.
  private static func key(_ older: Int32?, _ newer: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: older.map { $0 + 1 } ?? 0)) << 32 | UInt64(UInt32(bitPattern: newer))
  }

  private static func words(of key: UInt64) -> (older: Int32?, newer: Int32) {
    let older = Int32(truncatingIfNeeded: key >> 32)
    return (older == 0 ? nil : older - 1, Int32(truncatingIfNeeded: key))
  }
}
