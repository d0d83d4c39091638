import Glibc
import KeylineCore

/// How much the user's own words are trusted, beside what the model says.
///
/// Each level of context has its share of the probability: a context that was seen often, with few words after it, has
/// more (Witten and Bell, *The zero-frequency problem*, 1991). The numbers were chosen on the
/// messages of three writers and on mails and messages of many.
enum HistoryWeights {
  /// The most that words without context get, and the weight of the history at which they get half of it.
  static let wordShare: Float = 0.06
  static let wordPatience: Float = 300
  /// The most that the words just written get, and how many of them give half of it.
  static let recentShare: Float = 0.04
  static let recentPatience: Float = 20
  /// The words after which one that was just written counts half.
  static let recentHalfLife: Float = 30
  /// What a distinct follower counts against the weight of its context, for one and two words of context.
  static let pairPatience: Float = 8
  static let triplePatience: Float = 5
  /// The most that a context gets.
  static let contextShare: Float = 0.7
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
