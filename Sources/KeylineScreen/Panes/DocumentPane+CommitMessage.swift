import KeylineCore

/// A message that Git asked for: what is no part of it is dimmed, and what is too long is shown as such.
extension DocumentPane {
  /// Git's own widths: the subject line, and the lines of the body.
  private static let subjectWidth = 50
  private static let bodyWidth = 72

  func drawCommitMessage(on frame: inout Frame) {
    let end = messageEnd
    let mark = Array(commentMark.utf8)
    for (index, row) in rows.enumerated() where !row.range.isEmpty {
      let line =
        row.isFirstOfLine ? row.range.lowerBound : text.lineRange(containing: row.range.lowerBound).lowerBound
      if line >= end || isComment(line, mark) {
        frame.restyle(column: pane.column, row: pane.row + index, width: pane.width, style: .dimmed)
        continue
      }
      let limit = line == contentStart ? Self.subjectWidth : Self.bodyWidth
      let fits = max(limit - characterCount(in: line..<row.range.lowerBound), 0)
      let cells = column(of: row.range.upperBound, in: row)
      frame.restyle(column: pane.column + fits, row: pane.row + index, width: cells - fits, style: .guide)
    }
  }

  private func isComment(_ line: Int, _ mark: [UInt8]) -> Bool {
    text.bytes(in: line..<min(line + mark.count, text.byteCount)) == mark
  }

  /// Where the scissors line begins, as far as the visible rows can tell.
  private var messageEnd: Int {
    guard let last = rows.last else { return .max }
    let head = text.slice(0..<min(last.range.upperBound, CommitMessage.scissorsReach))
    return CommitMessage.scissors(in: head, mark: commentMark) ?? .max
  }

  /// The scalars in a range; a line that is too long by far need not be counted to its end.
  private func characterCount(in range: Range<Int>) -> Int {
    guard range.count < 1024 else { return range.count }
    return text.bytes(in: range).reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}
