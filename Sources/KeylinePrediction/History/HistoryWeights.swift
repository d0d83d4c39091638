import Glibc
import KeylineCore

/// How much the user's own words are trusted, beside what the model says.
///
/// Each level of context has its share of the probability: a context that was seen often, with few words after it, has
/// more (Witten and Bell, *The zero-frequency problem*, 1991). What has no context also scales the model, see
/// `UnigramScale`. The numbers were chosen on the messages of single writers, with models that had not seen them, and on
/// mails and messages of many; docs/words.md has the figures.
enum HistoryWeights {
  /// The most that words without context get, and the weight of the history at which they get half of it.
  static let wordShare: Float = 0.01
  static let wordPatience: Float = 300
  /// The most that the words just written get, and how many of them give half of it.
  static let recentShare: Float = 0.01
  static let recentPatience: Float = 20
  /// The words after which one that was just written counts half.
  static let recentHalfLife: Float = 20
  /// What a distinct follower counts against the weight of its context, for one and two words of context.
  static let pairPatience: Float = 12
  static let triplePatience: Float = 8
  /// The most that a context gets.
  static let contextShare: Float = 0.7
  /// The most that all words written, and those just written, count for how often the user writes a word, beside what
  /// the model says of it; and the weight of the history at which the former count half of that.
  static let scaleShare: Float = 0.4
  static let recentScaleShare: Float = 0.1
  static let scalePatience: Float = 600
  /// What is taken off each word's weight: who wrote a rare word once does not write it as often as that.
  static let scaleDiscount: Float = 0.5
  /// The most that the model's probability is multiplied by.
  static let mostScale: Float = 300
  /// The words that are taken from the model and from the user's own, as the scale changes their order.
  static let modelWords = 12
  static let ownWords = 8
  /// How often a word counts as written that was taught and never written.
  static let taughtWeight: Float = 2
  /// The most words and sequences that are kept; beyond them, those that count least go first.
  static let mostWords = 20_000
  static let mostSequences = 60_000

  /// What time leaves of a weight.
  ///
  /// - Parameter days: The days since the weight was right; a day that is still to come counts as today.
  /// - Returns: A factor from 0 to 1.
  static func decay(_ days: Int) -> Float { exp2f(-Float(max(0, days)) / Float(LearnedSequence.halfLife)) }
}
