import KeylineCore

/// The command palette over the document: what is typed, and the actions that match with their keys.
struct PalettePage {
  /// The widest the list is drawn, so that a key stays near its action.
  private static let mostColumns = 60

  private let session: Session
  private let state: PaletteState
  private let pane: CellRect

  init(_ session: borrowing Session, _ state: PaletteState) {
    self.session = copy session
    self.state = state
    pane = session.screenLayout.document
  }

  func draw(on frame: inout Frame) {
    let actions = session.paletteActions(for: state.query)
    let title = pane.width >= 30 ? "Action: " : ""
    let count = actions.count == 1 ? "1 action" : "\(actions.count) actions"
    Overlay(pane).draw(title: title, right: count, on: &frame)
    let column = title.count
    let used = QueryText(state.query, widths: session.widths).draw(
      column: pane.column + column, row: pane.row, width: min(pane.width, Self.mostColumns) - column,
      style: .overlayTitle, on: &frame)
    frame.cursor = CellPosition(
      column: min(pane.column + column + used, pane.column + pane.width - 1), row: pane.row)
    let shown = actions.dropFirst(state.top).prefix(pane.height - 1)
    for (row, index) in zip(pane.row + 1..<pane.row + pane.height, shown.indices) {
      draw(actions[index], isSelected: index == state.selected, row: row, on: &frame)
    }
    if actions.isEmpty, pane.height > 1 {
      frame.putLine(
        "No action has these letters.", column: pane.column + 2, row: pane.row + 1, width: pane.width - 2,
        style: .overlayDimmed)
    }
  }

  private func draw(_ action: ActionID, isSelected: Bool, row: Int, on frame: inout Frame) {
    let style: CellStyle = isSelected ? .overlaySelected : .overlay
    let width = min(pane.width, Self.mostColumns)
    if isSelected {
      frame.fill(column: pane.column, row: row, width: width, style: style)
      frame.put(">", column: pane.column, row: row, style: style)
    }
    let used = frame.putLine(
      action.title, column: pane.column + 2, row: row, width: width - 2, style: style)
    guard let key = session.bindings.chords(for: action).first?.notation else { return }
    let room = width - used - 5
    guard key.count <= room else { return }
    frame.putLine(
      key, endingAt: pane.column + width - 1, row: row, width: room,
      style: isSelected ? .overlaySelected : .overlayDimmed)
  }
}
