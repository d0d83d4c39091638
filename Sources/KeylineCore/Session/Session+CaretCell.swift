extension Session {
  /// The cell of the screen that the cursor stands in; nil when its row is not shown.
  ///
  /// - Complexity: O(rows of the screen) and the text of one.
  public var caretCell: (column: Int, row: Int)? {
    guard let index = visibleCaretRow else { return nil }
    let pane = screenLayout.document
    let column = min(wrap.column(of: document.selection.head, in: visibleRows[index]), max(pane.width - 1, 0))
    return (pane.column + column, pane.row + index)
  }
}
