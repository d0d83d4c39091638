/// A word of a lexicon; `Lexicon.text(of:)` gives its letters.
public struct LexiconEntry: Sendable {
  /// Its id where it is in the n-grams, nil of one that the model knows alone.
  public let id: WordID?
  /// The natural logarithm of its probability without context.
  public let logProbability: Float
  /// What it may be used for.
  public let traits: WordTraits
  /// Where its record is in the file.
  let record: Int
  let wordCase: WordCase
  /// Which exception it is, where `wordCase` is `other`.
  let exception: Int
}
