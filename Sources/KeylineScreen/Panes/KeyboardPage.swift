import KeylineCore

/// The list of the enabled keyboards over the document.
struct KeyboardPage {
  /// The widest the list is drawn, so that the marks stay near the names.
  private static let mostColumns = 60

  private let session: Session
  private let state: KeyboardPickerState
  private let pane: CellRect

  init(_ session: borrowing Session, _ state: KeyboardPickerState) {
    self.session = copy session
    self.state = state
    pane = session.screenLayout.document
  }

  func draw(on frame: inout Frame) {
    Overlay(pane).draw(title: "Keyboard: a number or Enter takes, Esc leaves", on: &frame)
    let shown = session.keyboards.indices.dropFirst(state.top).prefix(max(pane.height - 1, 0))
    for (row, index) in zip(pane.row + 1..<pane.row + max(pane.height, 1), shown) {
      draw(session.keyboards[index], index: index, row: row, on: &frame)
    }
  }

  private func draw(_ keyboard: Layout, index: Int, row: Int, on frame: inout Frame) {
    let isSelected = index == state.selected
    let style: CellStyle = isSelected ? .overlaySelected : .overlay
    let width = min(pane.width, Self.mostColumns)
    if isSelected {
      frame.fill(column: pane.column, row: row, width: width, style: style)
      frame.cursor = CellPosition(column: pane.column, row: row)
    }
    let number = index < 9 ? String(index + 1) : " "
    let used = frame.putLine(
      "\(isSelected ? ">" : " ") \(number) \(keyboard.name), \(keyboard.layoutName)", column: pane.column,
      row: row, width: width, style: style)
    let room = width - used - 3
    guard keyboard.indicator.count <= room else { return }
    frame.putLine(
      keyboard.indicator, endingAt: pane.column + width - 1, row: row, width: room,
      style: isSelected ? .overlaySelected : .overlayDimmed)
  }
}
