/// One to three words that the user writes after each other, and how much they count: what `words.sqlite` holds.
public struct LearnedSequence: Hashable, Sendable {
  /// The words, the oldest first, folded to lower case; `WordTokens.sentenceStart` may be the first.
  public var words: [String]
  /// How the last word is written; empty where it is written as `words` says.
  public var form: String
  /// How often it was written, less what time has taken.
  public var weight: Double
  /// The day it was last written, in days since 1970-01-01 UTC.
  public var day: Int

  /// Creates a sequence.
  ///
  /// - Parameters:
  ///   - words: One to three words, the oldest first, in lower case.
  ///   - form: How the last word is written, where that differs.
  ///   - weight: How often it was written, less what time has taken.
  ///   - day: The day it was last written, in days since 1970-01-01 UTC.
  public init(words: [String], form: String = "", weight: Double, day: Int) {
    precondition((1...3).contains(words.count), "a sequence has one to three words")
    self.words = words
    self.form = form
    self.weight = weight
    self.day = day
  }
}
