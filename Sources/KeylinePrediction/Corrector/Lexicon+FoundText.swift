extension Lexicon {
  /// A word as it is written inside a sentence, where its letters are at hand.
  ///
  /// - Parameters:
  ///   - entry: The word.
  ///   - folded: Its letters, folded.
  /// - Returns: The word.
  func text(of entry: LexiconEntry, folded: String) -> String {
    entry.wordCase == .other ? exception(entry.exception) : entry.wordCase.applied(to: folded)
  }
}
