/// A word that the user has finished, with what stands before it: what may be learned.
public struct LearnedText: Hashable, Sendable {
  /// The text of the paragraph left of the word, its last `WordQuery.longestContext` bytes at most.
  public var context: String
  /// The word, as it stands in the text.
  public var word: String

  /// Creates a finished word.
  ///
  /// - Parameters:
  ///   - context: The text left of the word.
  ///   - word: The word, as it stands in the text.
  public init(context: String, word: String) {
    self.context = context
    self.word = word
  }
}
