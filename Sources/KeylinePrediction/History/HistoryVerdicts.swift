import KeylineCore

/// What the user has decided about words.
struct HistoryVerdicts: Sendable {
  /// The words that were taught, as they are written, by their folded text.
  private(set) var taught: [String: String] = [:]
  private var blocked: Set<String> = []
  private var reverted: Set<[String]> = []

  /// Whether a word is never offered.
  func isBlocked(_ folded: String) -> Bool { blocked.contains(folded) }

  /// Whether a correction was taken back before.
  func isReverted(_ typed: String, _ other: String) -> Bool {
    !reverted.isEmpty && reverted.contains([typed, other])
  }

  /// All of them, in no order.
  var all: [WordVerdict] {
    taught.values.map(WordVerdict.taught) + blocked.map(WordVerdict.blocked)
      + reverted.map { .reverted(typed: $0[0], to: $0[1]) }
  }

  /// Takes a verdict; the later one of two about a word holds.
  mutating func apply(_ verdict: WordVerdict) {
    switch verdict {
    case .taught(let word):
      taught[LearnedSequence.folded(word)] = word
      blocked.remove(LearnedSequence.folded(word))
    case .blocked(let word):
      blocked.insert(LearnedSequence.folded(word))
      taught[LearnedSequence.folded(word)] = nil
    case .reverted(let typed, let other):
      reverted.insert([LearnedSequence.folded(typed), LearnedSequence.folded(other)])
    }
  }

  /// Takes a verdict back.
  mutating func withdraw(_ verdict: WordVerdict) {
    switch verdict {
    case .taught(let word): taught[LearnedSequence.folded(word)] = nil
    case .blocked(let word): blocked.remove(LearnedSequence.folded(word))
    case .reverted(let typed, let other):
      reverted.remove([LearnedSequence.folded(typed), LearnedSequence.folded(other)])
    }
  }
}
