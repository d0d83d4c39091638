extension Session {
  /// The rows of context kept above and below the cursor.
  private static let margin = 2

  /// The width that text wraps at: the pane less one column for the cursor behind a full row.
  public var wrapWidth: Int { max(screenLayout.document.width - 1, 1) }

  /// The document as rows of the screen.
  public var wrap: SoftWrap { SoftWrap(document, width: wrapWidth, profile: widths) }

  /// Moves the viewport as little as needed to show the cursor with a margin, and keeps the rows it shows.
  ///
  /// - Parameter isFirst: Whether nothing has been shown yet, from which the cursor could have jumped.
  /// - Complexity: O(rows of the screen · log *n*).
  mutating func keepCaretVisible(isFirst: Bool = false) {
    let wrap = self.wrap
    let height = screenLayout.document.height
    if isResized {
      isResized = false
      // A pane that has grown shows more of the text, and no emptiness below it.
      viewportTop = min(viewportTop, lowestTop(wrap))
    }
    visibleRows = wrap.rows(containing: min(viewportTop, document.text.byteCount), count: height)
    let top = visibleRows.first?.range.lowerBound ?? viewportTop
    viewportTop = top
    guard followsCaret else { return }
    if let index = visibleCaretRow, keepsMargin(index, isAtStart: top <= wrap.contentStart) { return }
    viewportTop = nearestTop(to: top, wrap, afterJump: !isFirst && hasJumped(wrap))
    visibleRows = wrap.rows(containing: viewportTop, count: height)
  }

  /// The place among the visible rows of the one that the cursor is in; nil when it is not shown.
  public var visibleCaretRow: Int? {
    let head = document.selection.head
    return visibleRows.lastIndex { row in
      row.range.contains(head) || row.isLastOfLine && row.range.upperBound == head
    }
  }

  private var margin: Int { min(Self.margin, (screenLayout.document.height - 1) / 2) }

  /// Whether enough rows are shown above and below a visible one, as far as the text has them.
  private func keepsMargin(_ index: Int, isAtStart: Bool) -> Bool {
    let isShownToTheEnd = visibleRows.last?.range.upperBound == document.text.byteCount
    return (index >= margin || isAtStart) && (visibleRows.count - 1 - index >= margin || isShownToTheEnd)
  }

  /// The top that is nearest to another of those from which the cursor is shown with its margin; after a jump, one
  /// that shows as much of what stands around the cursor as there is room for.
  private func nearestTop(to top: Int, _ wrap: SoftWrap, afterJump: Bool) -> Int {
    let height = screenLayout.document.height
    let caretRow = wrap.row(containing: document.selection.head)
    let above = wrap.rows(before: caretRow, count: max(height - 1, 0))
    func start(rowsAbove count: Int) -> Int {
      (count > 0 ? above.suffix(count).first : nil)?.range.lowerBound ?? caretRow.range.lowerBound
    }
    if afterJump { return start(rowsAbove: height / 2) }
    let rowsBelow = wrap.rows(from: caretRow, count: margin + 1).count - 1
    return min(max(top, start(rowsAbove: height - 1 - rowsBelow)), start(rowsAbove: margin))
  }

  /// Whether the cursor is more than two screens away from what is shown.
  private func hasJumped(_ wrap: SoftWrap) -> Bool {
    guard let first = visibleRows.first, let last = visibleRows.last else { return false }
    let head = document.selection.head
    let reach = screenLayout.document.height * 2
    if head > last.range.upperBound {
      return wrap.rows(from: last, count: reach + 1).last.map { head > $0.range.upperBound } ?? false
    }
    return wrap.rows(before: first, count: reach).first.map { head < $0.range.lowerBound } ?? false
  }

  /// Moves the viewport and leaves the cursor where it is; the text's last row stays at the pane's foot.
  ///
  /// - Complexity: O(rows of the screen · log *n*).
  mutating func scroll(rows count: Int) {
    let wrap = self.wrap
    var row = wrap.row(containing: min(viewportTop, document.text.byteCount))
    for _ in 0..<abs(count) {
      guard let next = count > 0 ? wrap.row(after: row) : wrap.row(before: row) else { break }
      row = next
    }
    viewportTop = min(row.range.lowerBound, lowestTop(wrap))
    followsCaret = false
  }

  /// The top from which the text's last row is at the pane's foot.
  private func lowestTop(_ wrap: SoftWrap) -> Int {
    let last = wrap.row(containing: document.text.byteCount)
    let lowest = wrap.rows(before: last, count: max(screenLayout.document.height - 1, 0)).first ?? last
    return lowest.range.lowerBound
  }

  /// Moves the cursor by rows of the screen, aiming at the column where the movement began.
  mutating func moveCaretVertically(rows count: Int, extending: Bool, _ wrap: SoftWrap) {
    var row = wrap.row(containing: document.selection.head)
    let goal = goalColumn ?? wrap.column(of: document.selection.head, in: row)
    var steps = count
    while steps != 0 {
      guard let next = steps > 0 ? wrap.row(after: row) : wrap.row(before: row) else { break }
      row = next
      steps -= steps.signum()
    }
    let edge = count < 0 ? 0 : document.text.byteCount
    let target = steps == count ? edge : wrap.offset(atColumn: goal, in: row)
    document.moveCaret(to: target, extending: extending || isSelecting)
    documentChangedElsewhere()
    goalColumn = goal
  }

  /// The place in the text that is shown at a cell; nil outside the document's pane.
  func documentOffset(atColumn column: Int, row: Int) -> Int? {
    let pane = screenLayout.document
    guard pane.contains(column: column, row: row) else { return nil }
    let wrap = self.wrap
    var visual = wrap.row(containing: viewportTop)
    for _ in pane.row..<row {
      guard let next = wrap.row(after: visual) else { return document.text.byteCount }
      visual = next
    }
    return wrap.offset(atColumn: column - pane.column, in: visual)
  }

  /// Brings everything up to date after the cursor has moved without an edit.
  mutating func caretMoved() {
    goalColumn = nil
    documentChangedElsewhere()
  }
}
