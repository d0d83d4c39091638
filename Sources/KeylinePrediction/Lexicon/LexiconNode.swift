/// A place in the trie of a lexicon: what one or more words begin with.
public struct LexiconNode: Sendable {
  /// The last scalar of what they begin with; U+0000 at the root.
  public let scalar: Unicode.Scalar
  /// How many scalars they share.
  public let depth: Int
  /// The log probability, without context, of the most probable word at this place or below.
  public let best: Float
  /// The ids of the indexed words at this place and below.
  let ids: Range<Int>
  /// Where the rest of the edge is, when the place is inside of one; 0 at its end.
  let nextLabel: Int
  /// The record of the edge.
  let record: LexiconRecord

  /// Whether longer words go on from the edge.
  var hasChildren: Bool { !record.subtree.isEmpty }

  /// The place at the end of the edge, which all words at this place share; itself where it is there already.
  var edgeEnd: LexiconNode {
    guard nextLabel != 0 else { return self }
    return LexiconNode(scalar: scalar, depth: depth, best: best, ids: ids, nextLabel: 0, record: record)
  }

  /// The word that ends here.
  public var entry: LexiconEntry? {
    guard nextLabel == 0, record.isWord else { return nil }
    return LexiconEntry(
      id: record.traits.contains(.indexed)
        ? WordID(rawValue: UInt16(truncatingIfNeeded: ids.lowerBound)) : nil,
      logProbability: record.score, traits: record.traits, record: record.place, wordCase: record.wordCase,
      exception: record.exception)
  }
}
