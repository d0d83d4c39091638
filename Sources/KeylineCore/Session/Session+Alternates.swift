extension Session {
  /// Opens the alternates of the letter before the cursor.
  mutating func openAlternatesBeforeCaret() {
    let before = document.contextBeforeInput(limit: 64)
    guard document.selection.isCaret, let letter = before.last else {
      notice = Wording.noAlternates
      return
    }
    let options = keyboard.alternates(of: letter)
    guard !options.isEmpty else {
      notice = Wording.noAlternates
      return
    }
    modes.append(
      .alternates(AlternatesState(options: options, selected: 0, keyID: nil, replacesGrapheme: true)))
  }

  /// Handles a key while alternates are open; a key that means nothing to them closes them.
  ///
  /// - Returns: whether the key was used up.
  mutating func pickAlternate(
    _ state: AlternatesState, _ chord: KeyChord, now: Duration, _ effects: inout [Effect]
  ) -> Bool {
    var state = state
    let count = state.options.count
    modes.removeLast()
    switch chord.key {
    case .left, .up: state.selected = (state.selected + count - 1) % count
    case .right, .down, .tab: state.selected = (state.selected + 1) % count
    case .enter, .character(" "):
      choose(state, state.selected, now: now, &effects)
      return true
    case .escape: return true
    case .character(let digit):
      guard let number = digit.wholeNumberValue, number >= 1, number <= count else {
        return bindings.action(for: chord) == .alternates
      }
      choose(state, number - 1, now: now, &effects)
      return true
    default: return false
    }
    modes.append(.alternates(state))
    return true
  }

  mutating func choose(
    _ state: AlternatesState, _ index: Int, now: Duration, _ effects: inout [Effect]
  ) {
    let text = state.options[index]
    if state.replacesGrapheme {
      let caret = document.caret
      let letter = document.text.graphemeStart(before: caret)..<caret
      document.replace(letter, with: Array(text.utf8), as: .replacement)
      documentChangedElsewhere()
    } else {
      type(text, now: now, &effects)
    }
  }
}
