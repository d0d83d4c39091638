import KeylineCore

/// The chosen completion at the cursor: dim, wrapped as the text would be, over nothing that is written.
struct GhostText {
  private let text: String
  private let pane: CellRect
  private let width: Int
  private let caret: CellPosition
  /// The rows below the cursor's that no text stands in.
  private let freeRows: Int
  private let widths: WidthProfile

  /// - Parameters:
  ///   - session: The keyboard's state.
  ///   - caret: The cell of the cursor.
  init?(_ session: borrowing Session, caret: CellPosition) {
    guard let text = session.ghostText else { return nil }
    self.text = text
    self.caret = caret
    pane = session.screenLayout.document
    width = session.wrapWidth
    widths = session.widths
    let below = session.visibleRows.count - 1 - (caret.row - pane.row)
    freeRows = below > 0 ? 0 : max(pane.row + pane.height - 1 - caret.row, 0)
  }

  func draw(on frame: inout Frame) {
    var rest = text[...]
    var column = caret.column
    for row in caret.row...caret.row + freeRows where !rest.isEmpty {
      let room = pane.column + width - column
      let isLast = row == caret.row + freeRows
      let end = isLast ? rest.endIndex : lineEnd(of: rest, room: room)
      frame.putText(
        rest[..<end], column: column, row: row, width: room, style: .ghost, widths: widths)
      // A blank where the text wraps hangs unseen at the edge, as in the text.
      rest = rest[end...]
      column = pane.column
    }
  }

  /// Where a row breaks: behind the last blank that fits, else in the midst of a word that no row could hold.
  private func lineEnd(of text: Substring, room: Int) -> Substring.Index {
    var used = 0
    var wordStart = text.startIndex
    for index in text.indices {
      let character = text[index]
      let cells = CellWidth.cells(of: character, profile: widths)
      let isBlank = character == " "
      guard isBlank || used + cells <= room else {
        let isWhole = wordStart > text.startIndex || room < width
        return isWhole ? wordStart : index
      }
      used += cells
      if isBlank { wordStart = text.index(after: index) }
    }
    return text.endIndex
  }
}
