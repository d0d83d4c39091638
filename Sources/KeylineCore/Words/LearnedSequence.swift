/// One to three words that the user writes after each other, and how much they count: what `words.sqlite` holds.
public struct LearnedSequence: Hashable, Sendable {
  /// The words, the oldest first, folded to lower case; ``sentenceStart``, ``comma`` and ``number`` stand for what is
  /// no word.
  public var words: [String]
  /// How a word alone is written: empty as `words` says, ``unknownForm`` where the place of the word decided it.
  ///
  /// A sequence of more words has none.
  public var form: String
  /// How often it was written, less what time had taken by `day`; what is to be added, where it is learned.
  public var weight: Double
  /// The day it was last written, in days since 1970-01-01 UTC.
  public var day: Int

  /// The start of a sentence, as a word of a sequence.
  public static let sentenceStart = "."
  /// A comma, as a word of a sequence.
  public static let comma = ","
  /// Any number, as a word of a sequence.
  public static let number = "0"
  /// What stands in sequences and is no word.
  public static let marks: Set<String> = [sentenceStart, comma, number]
  /// The form of a word that has a capital only because a sentence begins with it, or among capitals.
  public static let unknownForm = "^"
  /// The days after which a word counts half.
  public static let halfLife = 60.0

  /// Creates a sequence.
  ///
  /// - Parameters:
  ///   - words: One to three words, the oldest first, in lower case.
  ///   - form: How a word alone is written, where that differs.
  ///   - weight: How often it was written, less what time had taken by `day`.
  ///   - day: The day it was last written, in days since 1970-01-01 UTC.
  public init(words: [String], form: String = "", weight: Double, day: Int) {
    precondition((1...3).contains(words.count), "a sequence has one to three words")
    self.words = words
    self.form = form
    self.weight = weight
    self.day = day
  }
}
