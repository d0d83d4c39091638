/// What a model file is made from: the words of one language and its n-grams, with ARPA's semantics.
///
/// The probability of word *w* after the words *h* is `logProbability` of the n-gram *h w* where that is kept; else
/// `backoff` of the n-gram *h* (0 where that is not kept) plus the log probability of *w* after *h* without its oldest
/// word. See Katz, *Estimation of Probabilities from Sparse Data* (1987) for the form, and
/// docs/models.md for where the numbers come from.
public struct ModelContents: Sendable {
  /// The language as a BCP 47 code, such as `en`.
  public var language: String
  /// All words, in any order.
  public var words: [ModelWord]
  /// The n-grams of two, three and four words: pairs first, sorted by their keys.
  ///
  /// All words but the last of an n-gram make one that is kept too, or are one word.
  public var ngrams: [[ModelNGram]]
  /// The back-off of each word as the only context, by its id; the special ids come first.
  public var backoffs: [Float]

  /// Creates contents.
  public init(language: String, words: [ModelWord], ngrams: [[ModelNGram]], backoffs: [Float]) {
    self.language = language
    self.words = words
    self.ngrams = ngrams
    self.backoffs = backoffs
  }
}

/// One word of a model.
public struct ModelWord: Hashable, Sendable {
  /// The word as it is written inside a sentence: `the`, `London`, `NASA`.
  public var text: String
  /// The natural logarithm of its probability without context.
  public var logProbability: Float
  /// What it may be used for.
  public var traits: WordTraits
  /// Whether it is right without its capitals, too, as another word: in German *leben* beside *Leben*.
  public var isAlsoLower: Bool

  /// Creates a word.
  public init(_ text: String, logProbability: Float, traits: WordTraits, isAlsoLower: Bool = false) {
    self.text = text
    self.logProbability = logProbability
    self.traits = traits
    self.isAlsoLower = isAlsoLower
  }
}

/// What a word of a model may be used for.
public struct WordTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// It is in the n-grams and has an id, as at most 65,531 words of a model do.
  public static let indexed = WordTraits(rawValue: 1 << 0)
  /// It is spelled right: corrections may end in it, and it is not corrected.
  public static let correct = WordTraits(rawValue: 1 << 1)
  /// It is offered only when it is typed in full.
  public static let offensive = WordTraits(rawValue: 1 << 2)
  /// It may be offered as a completion or as the next word.
  public static let offered = WordTraits(rawValue: 1 << 3)

  /// Creates traits from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// Two to four words with their probability.
public struct ModelNGram: Hashable, Sendable {
  /// The ids, 16 bits each, the last word lowest.
  public var key: UInt64
  /// The natural logarithm of the probability of the last word after the others.
  public var logProbability: Float
  /// The natural logarithm of the back-off weight where all the words are a context; 0 where they are none.
  public var backoff: Float

  /// Creates an n-gram.
  public init(key: UInt64, logProbability: Float, backoff: Float) {
    self.key = key
    self.logProbability = logProbability
    self.backoff = backoff
  }
}
