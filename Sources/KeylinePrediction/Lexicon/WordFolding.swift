import KeylineCore

/// How words are compared: without case, and with one kind of apostrophe.
public enum WordFolding {
  /// A word in lower case, with `'` for the typographic apostrophe.
  ///
  /// - Complexity: O(*n*) in its length.
  public static func fold(_ text: some StringProtocol) -> String {
    LearnedSequence.folded(text)
  }

  /// Whether a word comes before another in a lexicon: by their scalars, which is by their UTF-8 bytes.
  public static func precedes(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
    one.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
  }
}
