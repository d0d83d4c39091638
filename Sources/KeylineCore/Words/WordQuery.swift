/// What the on-device predictor is asked at a key.
public struct WordQuery: Hashable, Sendable {
  /// The text of the paragraph left of the word, its last `longestContext` bytes at most.
  public var context: String
  /// What is typed of the word; empty between words.
  public var word: String
  /// How many candidates are wanted.
  public var count: Int
  /// What the candidates may be.
  public var options: WordOptions
  /// The languages that are written, as BCP 47 codes, the one mostly written first; empty for those that the predictor
  /// was made for.
  public var languages: [String]
  /// The id of the layout that is drawn, whose keys lie beside each other; empty where none is.
  public var layout: String

  /// The bytes of context that are looked at.
  public static let longestContext = 256

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - context: The text left of the word.
  ///   - word: What is typed of the word.
  ///   - count: How many candidates are wanted.
  ///   - options: What the candidates may be.
  ///   - languages: The languages that are written.
  ///   - layout: The id of the layout that is drawn.
  public init(
    context: String, word: String, count: Int = 3, options: WordOptions = [], languages: [String] = [],
    layout: String = ""
  ) {
    self.context = context
    self.word = word
    self.count = count
    self.options = options
    self.languages = languages
    self.layout = layout
  }
}

/// What the candidates of a query may be.
public struct WordOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Corrections of the word are among the candidates.
  public static let corrections = WordOptions(rawValue: 1 << 0)
  /// The answer says what the word becomes when it ends here.
  public static let autocorrection = WordOptions(rawValue: 1 << 1)
  /// A candidate that was shown and passed over since the word's first letter gives its place to the next one.
  public static let noRepeats = WordOptions(rawValue: 1 << 2)
  /// The user has opened this word again, so it is not corrected unasked.
  public static let reopened = WordOptions(rawValue: 1 << 3)

  /// Creates a set of options from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
