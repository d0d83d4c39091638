import KeylineCore

/// The row above the keys: what is being said or searched for, words to come, and badges at the right end.
struct SuggestionBar {
  private let session: Session
  private let labels: LabelSet
  private let bar: CellRect

  init(_ session: Session, labels: LabelSet) {
    self.session = session
    self.labels = labels
    bar = session.screenLayout.bar
  }

  func draw(on frame: inout Frame) {
    if bar.height > 0 {
      frame.fill(column: bar.column, row: bar.row, width: bar.width, height: bar.height, style: .bar)
    }
    let row = bar.height > 0 ? bar : rowOverDocument(cursor: frame.cursor)
    guard let row else { return }
    if case .find(let state) = session.modes.last {
      SearchLine(state).draw(in: row, on: &frame)
    } else if let notice = session.notice {
      say(notice, style: .notice, in: row, on: &frame)
    } else if bar.height > 0 {
      let badge = drawBadge(on: &frame)
      guard let prompt else { return }
      let room = CellRect(column: row.column, row: row.row, width: row.width - badge, height: 1)
      say(prompt, style: .bar, in: room, on: &frame)
    }
  }

  /// What the keys mean now, when they do not simply go into the text.
  private var prompt: String? {
    switch session.modes.last {
    case .keyFocus: "Arrows move, Enter presses, Space holds, Esc leaves."
    case .alternates(let state):
      state.options.count > 1
        ? "A number or Enter takes one, arrows move, Esc leaves." : "Enter takes it, Esc leaves."
    case .quoting: "The next key goes into the text as it is."
    case .help, .palette, .find, .question, nil: nil
    }
  }

  private func say(_ sentence: String, style: CellStyle, in row: CellRect, on frame: inout Frame) {
    frame.fill(column: row.column, row: row.row, width: row.width, style: style)
    let indent = row.width >= 20 ? 1 : 0
    frame.putLine(
      sentence, column: row.column + indent, row: row.row, width: row.width - indent, style: style)
  }

  /// Draws the badge and answers with the cells it takes.
  private func drawBadge(on frame: inout Frame) -> Int {
    guard session.purpose == .commitMessage, bar.width >= 40 else { return 0 }
    let badge = "commit message"
    frame.putLine(
      badge, endingAt: bar.column + bar.width - 1, row: bar.row, width: bar.width, style: .badge)
    return badge.count + 2
  }

  /// The row that the bar borrows from the document on a screen too small for one: never the cursor's, unless
  /// there is no other and what it says is where the keys go.
  private func rowOverDocument(cursor: CellPosition?) -> CellRect? {
    let pane = session.screenLayout.document
    guard pane.height > 1 else {
      if case .find = session.modes.last { return pane }
      return nil
    }
    let last = pane.row + pane.height - 1
    let row = cursor?.row == last ? pane.row : last
    return CellRect(column: pane.column, row: row, width: pane.width, height: 1)
  }
}
