/// What was shown for the shorter beginnings of a word, and passed over.
struct ShownWords: Sendable {
  /// What was typed of the word when it was last looked at.
  private(set) var typed = ""
  /// The folded words that were shown up to and with each beginning, the shortest first.
  private(set) var words: [Set<String>] = []

  /// The words that a bar shows: more of a list nobody has seen.
  static let places = 3
  /// Longer beginnings than this have what this one has: nobody passes so much over.
  static let longest = 12

  /// Goes on to another beginning, and keeps what is known of those that both have.
  mutating func go(to word: String) {
    let common = zip(typed, word).prefix { $0 == $1 }.count
    words.removeLast(words.count - min(words.count, common))
    typed = word
  }

  /// Keeps what is shown for a beginning, where it is the next longer one: it need not be found again.
  mutating func note(_ shown: some Sequence<String>, for word: String) {
    guard word == typed, words.count < Self.longest, words.count == word.count - 1 else { return }
    add(shown)
  }

  /// Adds what was shown for the next longer beginning.
  mutating func add(_ shown: some Sequence<String>) {
    words.append((words.last ?? []).union(shown))
  }
}
