extension Session {
  /// The key that F2's walk stands on; nil when it is not on.
  public var focusedKeyID: String? {
    for case .keyFocus(let focus) in modes { return keyID(at: focus) }
    return nil
  }

  private func keyID(at focus: KeyFocus) -> String? {
    let rows = screenLayout.keyRows
    guard rows.indices.contains(focus.row), rows[focus.row].indices.contains(focus.index) else { return nil }
    return rows[focus.row][focus.index].keyID
  }

  /// Begins the walk over the drawn keys.
  mutating func startKeyFocus() {
    guard !screenLayout.keyRows.isEmpty else {
      notice = Wording.screenTooSmall
      return
    }
    modes.append(.keyFocus(KeyFocus(row: min(1, screenLayout.keyRows.count - 1), index: 0)))
  }

  /// Handles a key while the walk is on; keys that mean nothing to it end it and are written as usual.
  ///
  /// - Returns: whether the key was used up.
  mutating func walkKeys(_ focus: KeyFocus, _ event: KeyEvent, now: Duration, _ effects: inout [Effect]) -> Bool {
    var focus = focus
    switch event.chord.key {
    case .left: focus.index -= 1
    case .right: focus.index += 1
    case .up: moveFocus(&focus, rows: -1)
    case .down: moveFocus(&focus, rows: 1)
    case .enter:
      if let id = keyID(at: focus) { press(keyID: id, now: now, &effects) }
      return true
    case .character(" "):
      if let id = keyID(at: focus) { holdFocused(id, now: now, &effects) }
      return true
    case .escape:
      modes.removeLast()
      return true
    default:
      if bindings.action(for: event.chord) == .keyFocus {
        modes.removeLast()
        return true
      }
      modes.removeLast()
      return false
    }
    setFocus(focus)
    return true
  }

  /// Space holds: alternates open, a backspace deletes a word, and a key without either is pressed.
  private mutating func holdFocused(_ id: String, now: Duration, _ effects: inout [Effect]) {
    if keyboard.key(id)?.repeats == true {
      document.deleteWordBackward()
      documentChangedElsewhere()
      litKey = id
    } else if !hold(keyID: id, now: now, &effects) {
      press(keyID: id, now: now, &effects)
    }
  }

  private func moveFocus(_ focus: inout KeyFocus, rows delta: Int) {
    let rows = screenLayout.keyRows
    let target = focus.row + delta
    guard rows.indices.contains(target), rows[focus.row].indices.contains(focus.index) else { return }
    let here = rows[focus.row][focus.index]
    let middle = here.x + here.width / 2
    let nearest = rows[target].indices.min { a, b in
      distance(rows[target][a], middle) < distance(rows[target][b], middle)
    }
    focus = KeyFocus(row: target, index: nearest ?? 0)
  }

  private func distance(_ key: KeyFrame, _ column: Int) -> Int { abs(key.x + key.width / 2 - column) }

  private mutating func setFocus(_ focus: KeyFocus) {
    for index in modes.indices {
      if case .keyFocus = modes[index] { modes[index] = .keyFocus(focus) }
    }
    clampKeyFocus()
  }

  /// Keeps the walk on a key when the keys have changed under it.
  mutating func clampKeyFocus() {
    for index in modes.indices {
      guard case .keyFocus(var focus) = modes[index] else { continue }
      let rows = screenLayout.keyRows
      guard !rows.isEmpty else {
        modes.remove(at: index)
        return
      }
      focus.row = min(max(focus.row, 0), rows.count - 1)
      focus.index = min(max(focus.index, 0), rows[focus.row].count - 1)
      modes[index] = .keyFocus(focus)
    }
  }
}
