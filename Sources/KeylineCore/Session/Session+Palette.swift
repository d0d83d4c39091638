extension Session {
  /// The actions that the palette offers for what is typed in it, best first.
  public func paletteActions(for query: String) -> [ActionID] {
    let scored = ActionID.allCases.filter(\.isInPalette).enumerated().compactMap { index, action in
      FuzzyMatch.score(query, in: action.title).map { (score: $0, index: index, action: action) }
    }
    return scored.sorted { ($0.score, $1.index) > ($1.score, $0.index) }.map(\.action)
  }

  /// Handles a key while the palette is open.
  mutating func reducePalette(
    _ state: PaletteState, _ chord: KeyChord, now: Duration, _ effects: inout [Effect]
  ) {
    var state = state
    let actions = paletteActions(for: state.query)
    switch (chord.key, chord.modifiers) {
    case (.escape, _), (.character("c"), .control), (.character("g"), .control):
      modes.removeLast()
      return
    case (.enter, _):
      modes.removeLast()
      if actions.indices.contains(state.selected) { perform(actions[state.selected], now: now, &effects) }
      return
    case (.up, _), (.character("p"), .control): state.selected -= 1
    case (.down, _), (.character("n"), .control): state.selected += 1
    case (.pageUp, _): state.selected -= overlayCapacity
    case (.pageDown, _): state.selected += overlayCapacity
    case (.home, _): state.selected = 0
    case (.end, _): state.selected = actions.count - 1
    case (.backspace, _), (.character("h"), .control):
      _ = state.query.popLast()
      state.selected = 0
    case (.character("u"), .control):
      state.query = ""
      state.selected = 0
    case (.character(let character), []):
      if !state.type(String(character)) { effects.append(.ring) }
    default: return
    }
    let count = paletteActions(for: state.query).count
    state.selected = min(max(state.selected, 0), max(count - 1, 0))
    state.top = scrolled(state.top, toShow: state.selected)
    modes[modes.count - 1] = .palette(state)
  }

  /// How many rows of a list fit above the keyboard, below its title.
  public var overlayCapacity: Int { max(screenLayout.document.height - 1, 1) }

  /// The first visible row of a list, moved as little as needed to show the given one.
  func scrolled(_ top: Int, toShow index: Int) -> Int {
    min(max(top, index - overlayCapacity + 1), index)
  }

  /// The row of the open list that is drawn at a row of the screen; nil when no list is open there.
  func overlayRow(atRow row: Int) -> Int? {
    guard row >= 0, row < screenLayout.document.height else { return nil }
    return switch modes.last {
    case .palette(let state): row == 0 ? nil : state.top + row - 1
    case .keyboardPicker(let state): row == 0 ? nil : state.top + row - 1
    case .question(let question):
      row - QuestionLines.firstChoice < question.choices.count && row >= QuestionLines.firstChoice
        ? row - QuestionLines.firstChoice : nil
    default: nil
    }
  }

  /// Does what a click on a row of the open list means.
  mutating func chooseOverlayRow(_ index: Int, now: Duration, _ effects: inout [Effect]) {
    switch modes.last {
    case .palette(let state):
      let actions = paletteActions(for: state.query)
      guard actions.indices.contains(index) else { return }
      modes.removeLast()
      perform(actions[index], now: now, &effects)
    case .keyboardPicker: if keyboards.indices.contains(index) { pickKeyboard(at: index, &effects) }
    case .question(let question): answer(question, with: index, now: now, &effects)
    default: break
    }
  }
}
