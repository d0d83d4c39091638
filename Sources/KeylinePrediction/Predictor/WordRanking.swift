/// The words of one ranking, each of them once.
///
/// They are so few that to compare texts is faster than to hash them.
struct WordRanking {
  private var words: [RankedWord] = []

  /// Changes a word, which is added where it is missing.
  ///
  /// - Complexity: O(*n*) in the words.
  mutating func update(_ folded: String, _ change: (inout RankedWord) -> Void) {
    let index = words.firstIndex { $0.folded == folded } ?? words.endIndex
    if index == words.endIndex { words.append(RankedWord(folded: folded, text: "")) }
    change(&words[index])
  }

  /// Adds a word, where it is missing.
  mutating func add(_ word: RankedWord) {
    if !words.contains(where: { $0.folded == word.folded }) { words.append(word) }
  }

  /// Changes every word.
  mutating func update(_ change: (inout RankedWord) -> Void) {
    for index in words.indices { change(&words[index]) }
  }

  /// The words, the most probable first.
  ///
  /// - Parameter confidence: How much the user's own words count here.
  /// - Returns: All of them.
  func ranked(confidence: Float) -> [RankedWord] {
    words.map { (probability: $0.probability(confidence: confidence), word: $0) }
      .sorted { ($0.probability, $1.word.folded) > ($1.probability, $0.word.folded) }
      .map(\.word)
  }
}
