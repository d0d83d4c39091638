import KeylineCore

/// The completions below the words row, each with the number that takes it.
struct CompletionRows {
  private let pane: CellRect
  private let state: CompletionState
  private let shown: Range<Int>
  private let mark: String
  private let widths: WidthProfile

  init(_ session: borrowing Session) {
    pane = session.screenLayout.completions
    state = session.completion
    shown = session.visibleCompletions
    mark = session.completionMark
    widths = session.widths
  }

  /// Draws on rows that are there and empty.
  func draw(on frame: inout Frame) {
    for (row, index) in zip(pane.row..., shown) { draw(index, row: row, on: &frame) }
  }

  private func draw(_ index: Int, row: Int, on frame: inout Frame) {
    let isChosen = index == state.selected
    let style: CellStyle = isChosen ? .candidateSelected : .candidate
    let number = "\(isChosen ? ">" : " ")\(Session.firstCompletionNumber + index) "
    let end = pane.column + pane.width
    var column = pane.column
    column += frame.put(number, column: column, row: row, style: .candidateNumber)
    let isFirst = index == shown.lowerBound
    let places = shown.count < state.completions.count ? " \(index + 1)/\(state.completions.count)" : ""
    let badge = isFirst && pane.width >= 40 ? mark + places : ""
    let room = end - column - (badge.isEmpty ? 0 : badge.count + 2)
    let text = state.completions[index].drop { $0.isWhitespace }
    frame.putText(text, column: column, row: row, width: room, style: style, widths: widths)
    if !badge.isEmpty {
      frame.putLine(badge, endingAt: end - 1, row: row, width: badge.count, style: .badge)
    }
  }
}
