/// The places below another, one after the other.
struct LexiconChildren: Sequence, IteratorProtocol {
  private let lexicon: Lexicon
  private let depth: Int
  /// What is left of the records.
  private var records: Range<Int>
  /// Where the subtree of the next record begins, and the end of all of them.
  private var subtrees: Range<Int>
  private var nextID: Int
  /// The place after the given one on the same edge, which is then the only one.
  private var onEdge: LexiconNode?

  /// Goes to the places below one.
  init(of node: LexiconNode, in lexicon: Lexicon) {
    self.lexicon = lexicon
    depth = node.depth + 1
    records = 0..<0
    subtrees = 0..<0
    nextID = 0
    // Deeper than the longest word, only damaged bytes lead.
    guard node.depth < Lexicon.longestWord else { return }
    if node.nextLabel != 0 {
      var place = node.nextLabel
      let label = lexicon.label(at: &place)
      onEdge = LexiconNode(
        scalar: label.scalar, depth: depth, best: node.best, ids: node.ids,
        nextLabel: label.isLast ? 0 : place,
        record: node.record)
      return
    }
    let subtree = node.record.subtree
    guard !subtree.isEmpty else { return }
    var place = subtree.lowerBound
    let length = lexicon.bytes.variableNumber(at: &place)
    let start = Swift.min(place, subtree.upperBound)
    let end = Swift.min(start + length, subtree.upperBound)
    records = start..<end
    subtrees = end..<subtree.upperBound
    nextID = node.ids.lowerBound + (node.record.isWord && node.record.traits.contains(.indexed) ? 1 : 0)
  }

  mutating func next() -> LexiconNode? {
    if let node = onEdge {
      onEdge = nil
      return node
    }
    guard !records.isEmpty else { return nil }
    var place = records.lowerBound
    let label = lexicon.label(at: &place)
    let nextLabel = label.isLast ? 0 : place
    var isLast = label.isLast
    while !isLast, place < records.upperBound { isLast = lexicon.label(at: &place).isLast }
    let record = lexicon.record(
      from: records.lowerBound, fields: &place, subtreeStart: subtrees.lowerBound, limit: subtrees.upperBound)
    records = Swift.min(place, records.upperBound)..<records.upperBound
    if !record.subtree.isEmpty { subtrees = record.subtree.upperBound..<subtrees.upperBound }
    let ids = nextID..<nextID + record.indexedCount
    nextID = ids.upperBound
    return LexiconNode(
      scalar: label.scalar, depth: depth, best: record.best, ids: ids, nextLabel: nextLabel, record: record)
  }
}
