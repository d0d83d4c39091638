/// A word that a search has found in a model.
struct FoundWord {
  /// Its number among the indexed words; negative of one that is not indexed.
  let id: Int
  /// Its entry, where the search came upon it in the trie.
  let entry: LexiconEntry?
  /// The place that what is typed leads to, and below which it was found, by its number.
  let match: Int
  /// The natural logarithm of its probability after the context, less `cost`.
  let logProbability: Float
  /// What was taken off for what was not typed.
  let cost: Float
}

/// The best of the words that were found so far, a fixed number of them at most.
struct BestWords {
  private(set) var words: [FoundWord] = []
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    words.reserveCapacity(capacity + 1)
  }

  /// What a word has to exceed to be among them.
  var threshold: Float {
    words.count < capacity ? -.infinity : words.last?.logProbability ?? .infinity
  }

  /// Puts a word to its place, if it has one.
  mutating func insert(_ word: FoundWord) {
    guard word.logProbability > threshold else { return }
    var place = words.count
    while place > 0, words[place - 1].logProbability < word.logProbability { place -= 1 }
    words.insert(word, at: place)
    if words.count > capacity { words.removeLast() }
  }
}
