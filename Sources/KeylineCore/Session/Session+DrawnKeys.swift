extension Session {
  /// Presses a drawn key: what the mouse, F2's walk and tapes do.
  mutating func press(keyID: String, now: Duration, _ effects: inout [Effect]) {
    guard let key = keyboard.key(keyID) else { return }
    litKey = keyID
    notice = nil
    dismissHints(&effects)
    // Two taps are one double tap only where nothing comes between them.
    if key.role != .shift { shiftTappedAt = nil }
    countDrawn(keyID, onLayer: drawnLayer.layerID)
    guard isWriting else { return press(key, now: now, &effects) }
    switch key.role {
    case .character: if let output = key.output { type(output, now: now, &effects) }
    case .space: type(key.output ?? " ", now: now, &effects)
    case .enter: typeReturn(&effects)
    case .backspace: deleteBackward(&effects)
    case .shift: tapShift(now: now)
    case .layer: showLayer(key.layerID)
    case .nextKeyboard: showNextKeyboard(&effects)
    }
  }

  /// Presses a drawn key while a page or the search line reads the keys: as the physical one.
  private mutating func press(_ key: LayoutKey, now: Duration, _ effects: inout [Effect]) {
    switch key.role {
    case .character, .space:
      for scalar in (key.insertion ?? "").unicodeScalars {
        press(KeyEvent(KeyChord(.character(Character(scalar)))), now: now, &effects)
      }
      if layer.shift == .oneShot { layer.shift = .off }
    case .enter: press(KeyEvent(KeyChord(.enter)), now: now, &effects)
    case .backspace: press(KeyEvent(KeyChord(.backspace)), now: now, &effects)
    case .shift: tapShift(now: now)
    case .layer: showLayer(key.layerID)
    case .nextKeyboard: showNextKeyboard(&effects)
    }
    litKey = key.id
  }

  /// One tap is capitals for one character, two within 300 ms are caps lock, one on a lock ends it.
  mutating func tapShift(now: Duration) {
    layer.page = nil
    let isDoubleTap = shiftTappedAt.map { now - $0 <= Delay.doubleTap } ?? false
    switch layer.shift {
    case .locked: layer.shift = .off
    case _ where isDoubleTap: layer.shift = .locked
    case .off: layer.shift = .oneShot
    // Who presses an unlit key wants the capital, and does not know that it was there.
    case .oneShot where layer.isAutomatic && drawnLayer.layerID == Layout.baseLayerID: break
    case .oneShot: layer.shift = .off
    }
    layer.isAutomatic = false
    shiftTappedAt = isDoubleTap ? nil : now
  }

  /// Locks capitals, or ends the lock.
  mutating func toggleCapsLock() {
    layer.page = nil
    layer.shift = layer.shift == .locked ? .off : .locked
    layer.isAutomatic = false
  }

  /// Shows a page of the layout; `base` is the letters.
  mutating func showLayer(_ id: String?) {
    layer.page = id == "base" ? nil : id
    if layer.shift == .oneShot { layer.shift = .off }
    layer.isAutomatic = false
    updateCurrentInput()
    updateAutomaticShift()
  }

  /// Goes to the next enabled keyboard, and remembers it.
  mutating func showNextKeyboard(_ effects: inout [Effect]) {
    guard keyboards.count > 1 else {
      notice = Wording.onlyKeyboard
      return
    }
    showKeyboard(at: (keyboardIndex + 1) % keyboards.count, &effects)
  }

  /// Whether holding a drawn key does something else than pressing it.
  func canHold(keyID: String) -> Bool {
    guard let key = keyboard.key(keyID) else { return false }
    return key.repeats
      || isWriting && (key.role == .nextKeyboard || !keyboard.alternates(ofKey: keyID).isEmpty)
  }

  /// Whether what is typed goes into the text.
  private var isWriting: Bool {
    switch modes.last {
    case .keyFocus, .quoting, .alternates, .completionPicker, .inspector, nil: true
    case .help, .score, .palette, .keyboardPicker, .find, .question: false
    }
  }

  /// Opens the alternates of a drawn key or the picker of the globe, or begins to repeat the key.
  ///
  /// - Returns: whether holding the key means something.
  @discardableResult
  mutating func hold(keyID: String, now: Duration, _ effects: inout [Effect]) -> Bool {
    guard let key = keyboard.key(keyID) else { return false }
    if key.repeats {
      repeats = 0
      repeatDeletion(now: now, &effects)
      return true
    }
    guard canHold(keyID: keyID) else { return false }
    if key.role == .nextKeyboard {
      openKeyboardPicker()
      return true
    }
    let options = keyboard.alternates(ofKey: keyID)
    modes.append(
      .alternates(AlternatesState(options: options, selected: 0, keyID: keyID, replacesGrapheme: false)))
    return true
  }

  /// Deletes once for a held backspace, first characters and then words, and asks to be called again.
  mutating func repeatDeletion(now: Duration, _ effects: inout [Effect]) {
    repeats += 1
    if repeats <= Delay.characterRepeats {
      deleteBackward(&effects)
      effects.append(.schedule(.keyRepeat, at: now + Delay.characterRepeat))
    } else {
      document.deleteWordBackward()
      documentChangedElsewhere()
      effects.append(.schedule(.keyRepeat, at: now + Delay.wordRepeat))
    }
  }
}
