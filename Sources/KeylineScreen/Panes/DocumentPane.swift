import KeylineCore

/// The document: the rows from the viewport's top, what is selected or found on them, and the cursor.
struct DocumentPane {
  let pane: CellRect
  let wrap: SoftWrap
  let text: PieceTree
  /// The rows that are shown, from top to bottom.
  let rows: [VisualRow]
  /// The first byte that is shown at all.
  let contentStart: Int
  /// What begins Git's comment lines.
  let commentMark: String
  private let selection: TextSelection
  private let caretCell: CellPosition?
  private let mode: Mode?
  private let isCommitMessage: Bool
  private let hints: [String]

  /// What stands for each character of a secret; nil where the text is shown.
  let mask: Character?

  init(_ session: borrowing Session, labels: LabelSet) {
    mask = session.purpose == .password ? (labels == .ascii ? "*" : "•") : nil
    pane = session.screenLayout.document
    wrap = session.wrap
    text = session.document.text
    rows = session.visibleRows
    contentStart = session.document.contentStart
    commentMark = session.commentMark
    selection = session.document.selection
    caretCell = session.caretCell.map { CellPosition(column: $0.column, row: $0.row) }
    mode = session.modes.last
    isCommitMessage = session.purpose == .commitMessage
    hints = session.hints
  }

  func draw(on frame: inout Frame) {
    drawText(on: &frame)
    if isCommitMessage { drawCommitMessage(on: &frame) }
    if case .find(let state) = mode { drawMatches(of: state.query, on: &frame) }
    drawSelection(on: &frame)
    drawHints(on: &frame)
    if let caretCell { frame.cursor = caretCell }
  }

  // MARK: Ranges

  /// Gives the visible part of a range of bytes another style, the line ends in it as one cell each.
  func restyle(_ range: Range<Int>, as style: CellStyle, on frame: inout Frame) {
    for (index, row) in rows.enumerated() {
      let end = row.range.upperBound
      guard range.lowerBound <= end, range.upperBound >= row.range.lowerBound else { continue }
      let first = range.lowerBound <= row.range.lowerBound ? 0 : column(of: range.lowerBound, in: row)
      var last = column(of: min(range.upperBound, end), in: row)
      if row.isLastOfLine, range.lowerBound <= end, end < range.upperBound { last += 1 }
      frame.restyle(
        column: pane.column + first, row: pane.row + index, width: min(last, pane.width) - first, style: style
      )
    }
  }

  func column(of offset: Int, in row: VisualRow) -> Int {
    row.range.lowerBound == offset ? 0 : wrap.column(of: offset, in: row)
  }

  private func drawSelection(on frame: inout Frame) {
    guard !selection.isCaret else { return }
    let isMatch = if case .find = mode { true } else { false }
    restyle(selection.range, as: isMatch ? .matchCurrent : .selection, on: &frame)
  }

  /// The bytes that are shown.
  var visible: Range<Int> {
    guard let first = rows.first, let last = rows.last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// Marks what is found on the visible rows; the search itself goes through the rest of the document.
  private func drawMatches(of query: String, on frame: inout Frame) {
    guard !query.isEmpty else { return }
    // A match may begin above the first row or end below the last one.
    let reach = query.utf8.count * 4
    let start = max(visible.lowerBound - reach, 0)
    let nearby = text.slice(start..<min(visible.upperBound + reach, text.byteCount))
    var offset = 0
    while let match = nearby.nextMatch(of: query, from: offset, wrapping: false) {
      restyle(start + match.lowerBound..<start + match.upperBound, as: .match, on: &frame)
      offset = match.upperBound
    }
  }

  // MARK: Below the text

  /// Greets a newcomer at the pane's foot, as long as that covers no text.
  private func drawHints(on frame: inout Frame) {
    guard !hints.isEmpty, pane.width > 1 else { return }
    let lines = hints.flatMap { Frame.lines(of: $0, width: pane.width - 1) }
    guard rows.count + lines.count < pane.height else { return }
    for (index, line) in lines.enumerated() {
      let row = pane.row + pane.height - lines.count + index
      frame.putLine(line, column: pane.column, row: row, width: pane.width, style: .dimmed)
    }
  }
}
