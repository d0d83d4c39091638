/// The number of an indexed word: its rank among the indexed words in the order of their UTF-8 bytes, folded to lower
/// case, after the special ids.
public struct WordID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt16

  /// The start of a sentence.
  public static let sentenceStart = WordID(rawValue: 0)
  /// Any number.
  public static let number = WordID(rawValue: 1)
  /// A comma.
  public static let comma = WordID(rawValue: 2)
  /// A word that is not indexed.
  public static let unknown = WordID(rawValue: 3)
  /// The first word's id.
  public static let firstWord = WordID(rawValue: 4)

  /// Creates an id from its number.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Whether a word comes before another in the lexicon.
  public static func < (one: WordID, other: WordID) -> Bool { one.rawValue < other.rawValue }
}
