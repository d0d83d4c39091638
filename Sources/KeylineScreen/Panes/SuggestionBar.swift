import KeylineCore

/// The row above the keys: what is being said or searched for, words to come, and badges at the right end.
struct SuggestionBar {
  private let session: Session
  private let bar: CellRect

  init(_ session: Session) {
    self.session = session
    bar = session.screenLayout.bar
  }

  func draw(on frame: inout Frame) {
    frame.fill(column: bar.column, row: bar.row, width: bar.width, height: bar.height, style: .bar)
    guard let row = lastRow(cursor: frame.cursor) else { return }
    if case .find(let state) = session.modes.last {
      SearchLine(state).draw(in: row, on: &frame)
    } else if let notice = session.notice {
      say(notice, style: .notice, above: row, on: &frame)
    } else if let prompt, bar.height > 0 {
      let indent = bar.width > prompt.count ? 1 : 0
      frame.putLine(prompt, column: bar.column + indent, row: bar.row, width: bar.width - indent, style: .bar)
    } else if bar.height > 0 {
      drawBadge(on: &frame)
    }
  }

  /// What the keys mean now, when they do not simply go into the text; short enough for a narrow screen.
  private var prompt: String? {
    switch session.modes.last {
    case .keyFocus: "Enter presses, Space holds, Esc leaves."
    // Alternates that stand on this row need it for themselves.
    case .alternates(let state)
    where session.alternatesFrame(of: state).area.row != session.screenLayout.bar.row:
      "A number takes one, Esc leaves."
    case .quoting: "The next key is typed as it is."
    case .alternates, .help, .palette, .keyboardPicker, .find, .question, nil: nil
    }
  }

  /// Says a sentence; what does not fit on the row goes above it, up to the row of the cursor.
  private func say(_ sentence: String, style: CellStyle, above row: CellRect, on frame: inout Frame) {
    let indent = row.width >= 20 ? 1 : 0
    let width = row.width - indent
    var lines = Frame.lines(of: sentence, width: width)
    let cursorRow = frame.cursor?.row ?? -1
    let room = cursorRow < row.row ? row.row - cursorRow : 1
    if lines.count > room {
      let rest = lines[(room - 1)...].joined(separator: " ")
      lines[(room - 1)...] = [rest]
    }
    let first = row.row - lines.count + 1
    for (index, line) in lines.enumerated() {
      frame.fill(column: row.column, row: first + index, width: row.width, style: style)
      frame.putLine(line, column: row.column + indent, row: first + index, width: width, style: style)
    }
  }

  private func drawBadge(on frame: inout Frame) {
    guard session.purpose == .commitMessage, bar.width >= 40 else { return }
    frame.putLine(
      "commit message", endingAt: bar.column + bar.width - 1, row: bar.row, width: bar.width, style: .badge)
  }

  /// The row of the bar, or one that it borrows from the document on a screen too small for a bar: never the
  /// cursor's, unless there is no other and what it says is where the keys go.
  private func lastRow(cursor: CellPosition?) -> CellRect? {
    if bar.height > 0 { return bar }
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
