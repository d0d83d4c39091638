/// Graphemes, found from the nearest boundary that no context can undo, in a bounded window.
///
/// A boundary is safe when the two scalars around it break on their own and the left one is nothing that a
/// rule looks back across: no mark or joiner (emoji sequences, Indic conjuncts), no half of a flag (UAX #29).
extension PieceTree {
  /// The farthest a grapheme is looked for on either side, in bytes; a longer one is cut there.
  static let graphemeReach = 4096

  /// The grapheme that the byte at an offset belongs to, as Swift's `Character` cuts them.
  ///
  /// - Parameter offset: a byte offset in `0..<byteCount`.
  /// - Returns: the range of the grapheme; each invalid maximal subpart is one of its own.
  /// - Complexity: O(log n).
  public func grapheme(containing offset: Int) -> Range<Int> {
    precondition((0..<byteCount).contains(offset), "the offset lies outside the text")
    if let plain = plainGrapheme(containing: offset) { return plain }
    var reach = 64
    while true {
      let isLast = reach >= PieceTree.graphemeReach
      let window = max(0, offset - reach)..<min(byteCount, offset + reach)
      let scalars = ScalarWindow(
        bytes(in: window), at: window.lowerBound, isStart: window.lowerBound == 0,
        isEnd: window.upperBound == byteCount)
      if let range = scalars.grapheme(containing: offset, cutting: isLast) { return range }
      reach *= 8
    }
  }

  /// The boundary before an offset: where a step to the left lands.
  ///
  /// - Parameter offset: a byte offset in `0...byteCount`.
  /// - Returns: the start of the grapheme before the offset, 0 at the start.
  /// - Complexity: O(log n).
  public func graphemeStart(before offset: Int) -> Int {
    offset > 0 ? grapheme(containing: offset - 1).lowerBound : 0
  }

  /// The boundary after an offset: where a step to the right lands.
  ///
  /// - Parameter offset: a byte offset in `0...byteCount`.
  /// - Returns: the end of the grapheme at the offset, `byteCount` at the end.
  /// - Complexity: O(log n).
  public func graphemeEnd(after offset: Int) -> Int {
    offset < byteCount ? grapheme(containing: offset).upperBound : byteCount
  }

  /// The nearest boundary at or before an offset.
  ///
  /// - Parameter offset: a byte offset in `0...byteCount`.
  /// - Returns: the offset itself when it is a boundary.
  /// - Complexity: O(log n).
  public func graphemeBoundary(atOrBefore offset: Int) -> Int {
    offset < byteCount ? grapheme(containing: offset).lowerBound : offset
  }

  /// The grapheme of an ASCII byte between ASCII bytes, which needs no segmentation.
  private func plainGrapheme(containing offset: Int) -> Range<Int>? {
    let before = offset > 0 ? byte(at: offset - 1) : 0
    let here = byte(at: offset)
    let after = offset + 1 < byteCount ? byte(at: offset + 1) : 0
    guard before | here | after < 0x80 else { return nil }
    if before == 0x0D && here == 0x0A { return offset - 1..<offset + 1 }
    return offset..<(here == 0x0D && after == 0x0A ? offset + 2 : offset + 1)
  }
}
