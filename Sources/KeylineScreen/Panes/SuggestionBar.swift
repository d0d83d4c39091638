import KeylineCore

/// The row above the keys: what is being said or searched for, words to come, and badges at the right end.
struct SuggestionBar {
  private let bar: CellRect
  private let document: CellRect
  /// The rows below the bar that no completion stands in.
  private let freeRows: Int
  private let mode: Mode?
  private let notice: String?
  private let widths: WidthProfile
  /// The step of the spinner; nil when nothing turns.
  private let spinnerStep: Int?
  private let labels: LabelSet
  /// Whether words stand on the row.
  private let hasWords: Bool
  /// Whether what is said stands above them.
  private let saysAboveWords: Bool
  /// Whether alternates stand on the bar's row and need it for themselves.
  private let isCovered: Bool

  init(_ session: borrowing Session, labels: LabelSet) {
    self.labels = labels
    spinnerStep = session.settings.reducesMotion ? nil : session.completion.request?.spinnerStep
    bar = session.screenLayout.bar
    document = session.screenLayout.document
    freeRows = session.completion.completions.isEmpty ? session.screenLayout.completions.height : 0
    mode = session.modes.last
    notice = session.notice
    widths = session.widths
    hasWords = !session.words.candidates.isEmpty
    saysAboveWords = session.saysAboveWords
    isCovered =
      if case .alternates(let state) = session.modes.last {
        session.alternatesFrame(of: state).area.row == session.screenLayout.bar.row
      } else {
        false
      }
  }

  /// Writes on the bar, which is there and empty.
  func draw(on frame: inout Frame) {
    guard let row = lastRow(cursor: frame.cursor) else { return }
    if case .find(let state) = mode {
      SearchLine(state, widths: widths).draw(in: row, on: &frame)
    } else if let notice {
      let free = CellRect(column: row.column, row: row.row - 1, width: row.width, height: 1)
      say(notice, style: .notice, above: saysAboveWords ? free : row, on: &frame)
    } else if let prompt, bar.height > 0 {
      frame.fill(column: bar.column, row: bar.row, width: bar.width, style: .bar)
      let indent = bar.width > prompt.count ? 1 : 0
      frame.putLine(prompt, column: bar.column + indent, row: bar.row, width: bar.width - indent, style: .bar)
    } else if bar.height > 0 {
      drawSpinner(on: &frame)
    }
  }

  /// What the keys mean now, when they do not simply go into the text; short enough for a narrow screen.
  private var prompt: String? {
    switch mode {
    case .keyFocus where !hasWords: "Enter presses, Space holds, Esc leaves."
    case .alternates where !isCovered: "A number takes one, Esc leaves."
    case .quoting: "The next key is typed as it is."
    case .completionPicker where !hasWords: "A number or Enter takes one, arrows choose, Esc leaves."
    case .keyFocus, .completionPicker, .alternates, .help, .score, .palette, .keyboardPicker, .find,
      .question,
      .inspector, nil:
      nil
    }
  }

  /// Says a sentence; what does not fit on the row goes on free rows below, else above it, up to the row of the cursor.
  private func say(_ sentence: String, style: CellStyle, above row: CellRect, on frame: inout Frame) {
    let indent = row.width >= 20 ? 1 : 0
    let width = row.width - indent
    var lines = Frame.lines(of: sentence, width: width)
    let cursorRow = frame.cursor?.row ?? -1
    let roomAbove = cursorRow < row.row ? row.row - cursorRow - 1 : 0
    let below = bar.height > 0 && !saysAboveWords ? freeRows : 0
    let room = 1 + below + roomAbove
    if lines.count > room {
      let rest = lines[(room - 1)...].joined(separator: " ")
      lines[(room - 1)...] = [rest]
    }
    let first = row.row - max(lines.count - 1 - below, 0)
    for (index, line) in lines.enumerated() {
      frame.fill(column: row.column, row: first + index, width: row.width, style: style)
      frame.putLine(line, column: row.column + indent, row: first + index, width: width, style: style)
    }
  }

  private static let unicodeSpinner = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
  private static let asciiSpinner = Array("-\\|/")

  /// Turns behind the badge, in the column that it leaves free.
  private func drawSpinner(on frame: inout Frame) {
    guard let spinnerStep, bar.width >= BadgeRow.fewestColumns else { return }
    let spinner = labels == .ascii ? Self.asciiSpinner : Self.unicodeSpinner
    let place = bar.column + bar.width - 1
    frame.put(spinner[spinnerStep % spinner.count], cells: 1, column: place, row: bar.row, style: .badge)
  }

  /// The row of the bar, or one that it borrows from the document on a screen too small for a bar: never the
  /// cursor's, unless there is no other and what it says is where the keys go.
  private func lastRow(cursor: CellPosition?) -> CellRect? {
    if bar.height > 0 { return bar }
    guard document.height > 1 else {
      if case .find = mode { return document }
      return nil
    }
    let last = document.row + document.height - 1
    let row = cursor?.row == last ? document.row : last
    return CellRect(column: document.column, row: row, width: document.width, height: 1)
  }
}
