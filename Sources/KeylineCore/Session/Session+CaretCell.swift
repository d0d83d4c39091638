extension Session {
  /// The cell of the screen that the cursor stands in; nil when its row is not shown.
  ///
  /// - Complexity: O(rows of the screen · log *n*).
  public var caretCell: (column: Int, row: Int)? {
    let pane = screenLayout.document
    let wrap = self.wrap
    let head = document.selection.head
    let caretRow = wrap.row(containing: head)
    let visible = wrap.rows(from: wrap.row(containing: viewportTop), count: pane.height)
    guard let index = visible.firstIndex(where: { $0.range.lowerBound == caretRow.range.lowerBound }) else {
      return nil
    }
    let column = min(wrap.column(of: head, in: caretRow), max(pane.width - 1, 0))
    return (pane.column + column, pane.row + index)
  }
}
