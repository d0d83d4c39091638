extension Session {
  /// Shows one of the enabled keyboards, and remembers it.
  mutating func showKeyboard(at index: Int, _ effects: inout [Effect]) {
    keyboardIndex = index
    layer = LayerState()
    litKey = nil
    notice = keyboard.name
    effects.append(.remember(name: "lastLayout", value: .text(keyboard.id)))
    updateCurrentInput()
    updateAutomaticShift()
    askAgain(&effects)
  }

  /// Opens the list of the enabled keyboards on the one that is drawn.
  mutating func openKeyboardPicker() {
    guard keyboards.count > 1 else {
      notice = Wording.onlyKeyboard
      return
    }
    let top = scrolled(0, toShow: keyboardIndex)
    modes.append(.keyboardPicker(KeyboardPickerState(selected: keyboardIndex, top: top)))
  }

  /// Handles a key while the list of keyboards is open.
  mutating func reduceKeyboardPicker(
    _ state: KeyboardPickerState, _ chord: KeyChord, _ effects: inout [Effect]
  ) {
    var state = state
    let count = keyboards.count
    switch (chord.key, chord.modifiers) {
    case (.up, _), (.left, _), (.character("p"), .control), (.tab, .shift):
      state.selected = (state.selected + count - 1) % count
    case (.down, _), (.right, _), (.character("n"), .control), (.tab, _), (.character(" "), []):
      state.selected = (state.selected + 1) % count
    case (.home, _), (.pageUp, _): state.selected = 0
    case (.end, _), (.pageDown, _): state.selected = count - 1
    case (.enter, _): return pickKeyboard(at: state.selected, &effects)
    case (.character(let digit), []):
      guard let number = digit.wholeNumberValue, (1...min(count, 9)).contains(number) else { return }
      return pickKeyboard(at: number - 1, &effects)
    default:
      let action = bindings.action(for: chord)
      if [.escape, .cancel, .keyboardPicker].contains(action) { modes.removeLast() }
      return
    }
    state.top = scrolled(state.top, toShow: state.selected)
    modes[modes.count - 1] = .keyboardPicker(state)
  }

  /// Closes the list and shows the keyboard that was chosen on it.
  mutating func pickKeyboard(at index: Int, _ effects: inout [Effect]) {
    modes.removeLast()
    showKeyboard(at: index, &effects)
  }

  /// The layouts as they are drawn: without the globe where it leads nowhere, or is emulated away.
  static func drawable(_ layouts: [Layout], of count: Int, hidesGlobe: Bool) -> [Layout] {
    count > 1 && !hidesGlobe ? layouts : layouts.map(\.withoutGlobe)
  }
}
