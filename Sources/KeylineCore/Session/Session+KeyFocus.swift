extension Session {
  /// The key that F2's walk stands on; nil when it is not on.
  public var focusedKeyID: String? {
    for case .keyFocus(let id) in modes { return id }
    return nil
  }

  /// Begins the walk over the drawn keys, in their middle row.
  mutating func startKeyFocus() {
    let frames = screenLayout.geometry.frames
    guard let first = frames.first(where: { $0.y > 0 }) ?? frames.first else {
      notice = Wording.screenTooSmall
      return
    }
    modes.append(.keyFocus(keyID: first.keyID))
  }

  /// Handles a key while the walk is on; keys that mean nothing to it end it and are written as usual.
  ///
  /// - Returns: whether the key was used up.
  mutating func walkKeys(from id: String, _ chord: KeyChord, now: Duration, _ effects: inout [Effect]) -> Bool
  {
    switch chord.key {
    case .left: moveFocus(.left, from: id)
    case .right: moveFocus(.right, from: id)
    case .up: moveFocus(.up, from: id)
    case .down: moveFocus(.down, from: id)
    case .enter: press(keyID: id, now: now, &effects)
    case .character(" "): holdFocused(id, now: now, &effects)
    case .escape: modes.removeLast()
    default:
      modes.removeLast()
      return bindings.action(for: chord) == .keyFocus
    }
    return true
  }

  private mutating func moveFocus(_ direction: GridDirection, from id: String) {
    guard let next = screenLayout.geometry.key(direction, of: id) else { return }
    modes[modes.count - 1] = .keyFocus(keyID: next.keyID)
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

  /// Keeps the walk on a key when the keys have changed under it: on the one at the same place if it can.
  mutating func keepKeyFocus(previous: GridGeometry) {
    for index in modes.indices {
      guard case .keyFocus(let id) = modes[index], screenLayout.geometry.frame(of: id) == nil else {
        continue
      }
      let place = previous.frame(of: id)
      let next = place.flatMap { screenLayout.geometry.key(atColumn: $0.x, row: $0.y) }
      guard let frame = next ?? screenLayout.geometry.frames.first else {
        modes.remove(at: index)
        return
      }
      modes[index] = .keyFocus(keyID: frame.keyID)
    }
  }
}
