/// What a trie's record says of its edge and of the words below.
struct LexiconRecord: Sendable {
  /// Where it is in the file.
  let place: Int
  let flags: UInt8
  /// The log probability of the word that ends at the edge's end.
  let score: Float
  /// The log probability of the best word at the edge's end or below.
  let best: Float
  let exception: Int
  /// Where the records below are.
  let subtree: Range<Int>
  /// The indexed words at the edge's end and below.
  let indexedCount: Int

  /// The bits of `flags`.
  enum Flag {
    static let children: UInt8 = 1 << 0
    static let word: UInt8 = 1 << 1
    static let traitShift = 2
    static let traitMask: UInt8 = 0b1111
    static let caseShift = 6
  }

  var isWord: Bool { flags & Flag.word != 0 }
  var traits: WordTraits { WordTraits(rawValue: flags >> Flag.traitShift & Flag.traitMask) }
  var wordCase: WordCase { WordCase(rawValue: flags >> Flag.caseShift) ?? .lower }

  /// The flags of a word with these traits and this case.
  static func flags(of traits: WordTraits, _ wordCase: WordCase) -> UInt8 {
    Flag.word | traits.rawValue << Flag.traitShift | wordCase.rawValue << Flag.caseShift
  }
}
