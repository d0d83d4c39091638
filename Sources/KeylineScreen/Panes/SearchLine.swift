import KeylineCore

/// What is searched for, and how many matches there are.
struct SearchLine {
  private let state: FindState
  private let widths: WidthProfile

  init(_ state: FindState, widths: WidthProfile) {
    self.state = state
    self.widths = widths
  }

  /// Draws the line and puts the cursor behind the query.
  func draw(in row: CellRect, on frame: inout Frame) {
    frame.fill(column: row.column, row: row.row, width: row.width, style: .bar)
    let title = row.width >= 20 ? " Find: " : ""
    let result = self.result
    // The query comes first: its count is shown only beside it.
    let resultWidth = row.width >= 30 && !result.isEmpty ? result.count + 2 : 0
    var column = row.column + frame.put(title, column: row.column, row: row.row, style: .badge)
    column += QueryText(state.query, widths: widths).draw(
      column: column, row: row.row, width: row.width - title.count - resultWidth, style: .bar, on: &frame)
    frame.cursor = CellPosition(column: min(column, row.column + row.width - 1), row: row.row)
    if resultWidth > 0 {
      let style: CellStyle = state.isFound ? .badge : .error
      frame.putLine(
        result, endingAt: row.column + row.width - 1, row: row.row, width: resultWidth, style: style)
    }
  }

  private var result: String {
    if state.query.isEmpty { return "" }
    guard state.isFound else { return "no match" }
    guard let matches = state.matches else { return "" }
    let count = matches.isFinished ? "\(matches.matchCount)" : "\(matches.matchCount)+"
    guard let ordinal = state.ordinal else { return "\(count) found" }
    return "\(ordinal) of \(count)"
  }
}
