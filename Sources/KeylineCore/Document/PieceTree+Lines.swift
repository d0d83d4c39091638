/// Lines end at a line feed; a carriage return before it belongs to the ending, one elsewhere to the text.
extension PieceTree {
  /// The number of lines: one more than there are line feeds.
  public var lineCount: Int { newlineCount + 1 }

  /// The offset of the first byte of a line.
  ///
  /// - Parameter line: a line number in `0..<lineCount`.
  /// - Returns: the byte offset, which is `byteCount` for an empty last line.
  /// - Complexity: O(log n).
  public func lineStart(ofLine line: Int) -> Int {
    precondition((0..<lineCount).contains(line), "no such line")
    guard line > 0 else { return 0 }
    var node = root
    var ordinal = line - 1
    var offset = 0
    while let here = node {
      let before = here.left?.measure.newlines ?? 0
      let through = before + here.piece.measure.newlines
      if ordinal < before {
        node = here.left
        continue
      }
      offset += here.left?.measure.bytes ?? 0
      if ordinal < through { return offset + here.piece.offset(afterNewline: ordinal - before) }
      offset += here.piece.count
      ordinal -= through
      node = here.right
    }
    preconditionFailure("newline sums are out of step with the tree")
  }

  /// The number of the line an offset lies in; the bytes of a line ending belong to the line they end.
  ///
  /// - Parameter offset: a byte offset in `0...byteCount`.
  /// - Returns: the line number, counted from 0.
  /// - Complexity: O(log n).
  public func line(containing offset: Int) -> Int {
    precondition((0...byteCount).contains(offset), "the offset lies outside the text")
    var node = root
    var rest = offset
    var lines = 0
    while let here = node, rest > 0 {
      let start = here.left?.measure.bytes ?? 0
      if rest <= start {
        node = here.left
        continue
      }
      lines += here.left?.measure.newlines ?? 0
      rest -= start
      lines += here.piece.newlineCount(inFirst: min(rest, here.piece.count))
      rest = max(rest - here.piece.count, 0)
      node = here.right
    }
    return lines
  }

  /// The line around an offset, without its line feed and a carriage return before that.
  ///
  /// - Parameter offset: a byte offset in `0...byteCount`.
  /// - Returns: the range of the line's content; it ends before `offset` when that is inside the ending.
  /// - Complexity: O(log n).
  public func lineRange(containing offset: Int) -> Range<Int> {
    let start = newline(before: offset).map { $0 + 1 } ?? 0
    return start..<contentEnd(ofLineFrom: start, newline: newline(atOrAfter: offset))
  }

  /// A line, without its line feed and a carriage return before that.
  ///
  /// - Parameter line: a line number in `0..<lineCount`.
  /// - Returns: the range of the line's content.
  /// - Complexity: O(log n).
  public func range(ofLine line: Int) -> Range<Int> {
    let start = lineStart(ofLine: line)
    let newline = line < newlineCount ? lineStart(ofLine: line + 1) - 1 : nil
    return start..<contentEnd(ofLineFrom: start, newline: newline)
  }

  /// Where the content of a line ends, which is at its line ending or at the end of the text.
  private func contentEnd(ofLineFrom start: Int, newline: Int?) -> Int {
    guard let newline else { return byteCount }
    return newline > start && byte(at: newline - 1) == 0x0D ? newline - 1 : newline
  }

  /// The first line feed at or after an offset.
  ///
  /// - Parameter offset: a byte offset in `0...byteCount`.
  /// - Returns: the byte offset of the line feed, nil when there is none.
  /// - Complexity: O(log n).
  public func newline(atOrAfter offset: Int) -> Int? {
    precondition((0...byteCount).contains(offset), "the offset lies outside the text")
    return PieceTree.firstNewline(in: root, from: offset)
  }

  /// The last line feed before an offset.
  ///
  /// - Parameter offset: a byte offset in `0...byteCount`.
  /// - Returns: the byte offset of the line feed, nil when there is none.
  /// - Complexity: O(log n).
  public func newline(before offset: Int) -> Int? {
    precondition((0...byteCount).contains(offset), "the offset lies outside the text")
    return PieceTree.lastNewline(in: root, before: offset)
  }

  // A walk that finds nothing on the near side goes to the far one, which lies in the range as a whole: there
  // the sums say whether to descend, so that one path down is all there is.

  private static func firstNewline(in node: PieceNode?, from offset: Int) -> Int? {
    guard let node, node.measure.newlines > 0, offset < node.measure.bytes else { return nil }
    let start = node.left?.measure.bytes ?? 0
    let end = start + node.piece.count
    if offset < start, let found = firstNewline(in: node.left, from: offset) { return found }
    if offset < end, let found = node.piece.firstNewline(from: max(offset - start, 0)) {
      return start + found
    }
    return firstNewline(in: node.right, from: max(offset - end, 0)).map { end + $0 }
  }

  private static func lastNewline(in node: PieceNode?, before offset: Int) -> Int? {
    guard let node, node.measure.newlines > 0, offset > 0 else { return nil }
    let start = node.left?.measure.bytes ?? 0
    let end = start + node.piece.count
    if offset > end, let found = lastNewline(in: node.right, before: offset - end) { return end + found }
    if offset > start, let found = node.piece.lastNewline(before: min(offset, end) - start) {
      return start + found
    }
    return lastNewline(in: node.left, before: min(offset, start))
  }
}
