/// One step of the history: how to get from the text after it to the text before it.
///
/// What was inserted is not kept; it stands in the document for as long as the step can be undone.
struct EditStep: Hashable, Sendable {
  let name: EditName
  /// The bytes that came, as offsets into the text after the step.
  var range: Range<Int>
  /// What stood there before; it shares its pieces with the document.
  var removed: PieceTree
  let selectionBefore: TextSelection
  var selectionAfter: TextSelection
  /// The number of the text before the step.
  let stateBefore: Int

  /// The bytes of memory the step answers for.
  var cost: Int { removed.byteCount + 128 }

  /// Takes in a further change, which must touch this step's range.
  ///
  /// - Parameters:
  ///   - next: the bytes that the further change replaced, as offsets into the text between the two.
  ///   - nextRemoved: what stood there.
  ///   - count: the number of bytes that came.
  mutating func extend(by next: Range<Int>, removing nextRemoved: PieceTree, inserting count: Int) {
    let before = max(range.lowerBound - next.lowerBound, 0)
    let after = max(next.upperBound - range.upperBound, 0)
    if before > 0 { removed.replace(0..<0, with: nextRemoved.slice(0..<before)) }
    if after > 0 {
      let tail = nextRemoved.slice(nextRemoved.byteCount - after..<nextRemoved.byteCount)
      removed.replace(removed.byteCount..<removed.byteCount, with: tail)
    }
    let lower = min(range.lowerBound, next.lowerBound)
    range = lower..<lower + before + range.count + after - next.count + count
  }
}
