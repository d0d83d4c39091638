extension Session {
  /// The rows that one notch of the wheel moves.
  private static let notch = 3

  /// Scrolls what the mouse is over: the text, or the page that is open over it; the keys stay as they are.
  ///
  /// - Parameters:
  ///   - direction: 1 towards the end, -1 towards the start.
  ///   - mouse: where the mouse is.
  mutating func turnWheel(_ direction: Int, at mouse: MouseEvent) {
    guard screenLayout.document.contains(column: mouse.column, row: mouse.row) else { return }
    let rows = direction * Self.notch
    switch modes.last {
    case .help(let state):
      modes[modes.count - 1] = .help(HelpState(top: clampedTop(state.top + rows, count: helpLines.count)))
    case .palette(var state):
      let count = paletteActions(for: state.query).count
      state.top = clampedTop(state.top + rows, count: count)
      state.selected = clampedSelection(state.selected, top: state.top, count: count)
      modes[modes.count - 1] = .palette(state)
    case .keyboardPicker(var state):
      state.top = clampedTop(state.top + rows, count: keyboards.count)
      state.selected = clampedSelection(state.selected, top: state.top, count: keyboards.count)
      modes[modes.count - 1] = .keyboardPicker(state)
    case .inspector(var state):
      state.top = clampedTop(state.top + rows, count: inspectorLines(state).count)
      modes[modes.count - 1] = .inspector(state)
    case .score(let state):
      modes[modes.count - 1] = .score(
        ScoreState(top: clampedTop(state.top + rows, count: scoreLines.count)))
    case .question: break
    case .find, .keyFocus, .alternates, .quoting, .completionPicker, nil: scroll(rows: rows)
    }
  }

  /// The first row of a list of so many, such that no room is left below its last one.
  func clampedTop(_ top: Int, count: Int) -> Int { min(max(top, 0), max(count - overlayCapacity, 0)) }

  /// The nearest choice among the rows that are shown.
  private func clampedSelection(_ selected: Int, top: Int, count: Int) -> Int {
    min(max(selected, top), max(min(top + overlayCapacity, count) - 1, 0))
  }
}
