extension UserHistory {
  /// How often a word was written before something is corrected to it: once may be a slip itself.
  private static let leastWeight: Float = 1.5

  /// The words that may be meant by what begins alike: written more than once, or taught, and not blocked.
  ///
  /// - Parameter prefix: How they begin, folded.
  /// - Returns: The words, folded.
  /// - Complexity: O(*m*) in the words that begin so.
  func words(startingWith prefix: String) -> [String] {
    lexicon.ids(startingWith: prefix).compactMap { id in
      let word = lexicon[id]
      guard word.weight > Self.leastWeight || verdicts.taught[word.text] != nil,
        !verdicts.isBlocked(word.text)
      else { return nil }
      return word.text
    }
  }
}
