extension Session {
  /// Handles a physical key: the topmost mode first, then the text.
  mutating func reduce(_ event: KeyEvent, now: Duration, _ effects: inout [Effect]) {
    guard !absorb(event, now: now) else { return }
    countPress(event.chord, now: now)
    press(event, now: now, &effects)
  }

  /// Does what a key means, a physical one or a drawn one that stands for it.
  mutating func press(_ event: KeyEvent, now: Duration, _ effects: inout [Effect]) {
    followsCaret = true
    notice = nil
    dismissHints(&effects)
    litKey = nil
    let chord = event.chord
    switch modes.last {
    case .alternates(let state):
      if pickAlternate(state, chord, now: now, &effects) { return }
    case .keyFocus(let id):
      if walkKeys(from: id, chord, now: now, &effects) { return }
    case .find(let state): return reduceFind(state, chord, now: now, &effects)
    case .palette(let state): return reducePalette(state, chord, now: now, &effects)
    case .keyboardPicker(let state): return reduceKeyboardPicker(state, chord, &effects)
    case .question(let question): return reduceQuestion(question, chord, now: now, &effects)
    case .help(let state): return reduceHelp(state, chord)
    case .score(let state): return reduceScore(state, chord)
    case .inspector(let state):
      if inspect(state, chord, now: now, &effects) { return }
    case .completionPicker:
      if pickCompletion(chord, now: now, &effects) { return }
    case .quoting:
      modes.removeLast()
      if let text = chord.quotedText { return typeVerbatim(text) }
    case nil: break
    }
    write(chord, now: now, &effects)
    noteHeldKey(event, now: now)
  }

  /// Takes the greeting away for good at the first thing a newcomer does.
  mutating func dismissHints(_ effects: inout [Effect]) {
    guard !hints.isEmpty else { return }
    hints = []
    effects.append(.hintsSeen)
  }

  /// A key that goes into the text or does something to it.
  private mutating func write(_ chord: KeyChord, now: Duration, _ effects: inout [Effect]) {
    if !completion.completions.isEmpty, let action = bindings.action(for: chord, in: .completion),
      performShown(action, now: now, &effects)
    {
      return
    }
    if let action = bindings.action(for: chord) {
      perform(action, now: now, &effects)
    } else if case .character(let character) = chord.key, chord.modifiers.isEmpty {
      type(String(character), now: now, &effects)
    } else if !chord.modifiers.isEmpty {
      effects.append(.ring)
    }
    light(chord)
  }

  /// Lights the drawn key of a physical one, which goes out at the next key, and counts it.
  private mutating func light(_ chord: KeyChord) {
    // Whoever looks on must not read a secret from the keys.
    guard purpose != .password else { return }
    let layerID = nextDrawnLayer.layerID
    guard let id = drawnKey(of: chord, onLayer: layerID) else { return }
    if settings.keysFlash { litKey = id }
    countDrawn(id, onLayer: layerID)
  }

  private func drawnKey(of chord: KeyChord, onLayer layerID: String) -> String? {
    switch chord.key {
    case .character(" "): keyboard.keyID(of: .space, inLayer: layerID)
    case .character(let character): drawnKey(producing: character, onLayer: layerID)
    case .enter: keyboard.keyID(of: .enter, inLayer: layerID)
    case .backspace: keyboard.keyID(of: .backspace, inLayer: layerID)
    default: nil
    }
  }

  /// The key on the drawn layer for a character in either case, for the layer may have changed with it.
  private func drawnKey(producing character: Character, onLayer layerID: String) -> String? {
    if let key = keyboard.key(onLayer: layerID, producing: character) { return key }
    for variant in [character.lowercased(), character.uppercased()] where variant.count == 1 {
      if let key = keyboard.key(onLayer: layerID, producing: Character(variant)) { return key }
    }
    return nil
  }

  /// Inserts text without any of the keyboard's rules.
  mutating func typeVerbatim(_ text: String) {
    document.insertText(text)
    countTyped()
    documentChangedElsewhere()
  }

  /// Takes a paste into the text, or into the line of the open mode.
  mutating func reducePaste(_ bytes: [UInt8], _ effects: inout [Effect]) {
    notice = nil
    followsCaret = true
    switch modes.last {
    case .find(var state):
      state.query += String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self).withoutControls
      search(state, &effects)
    case .palette(var state):
      if !state.type(String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self).withoutControls) {
        effects.append(.ring)
      }
      state.top = 0
      modes[modes.count - 1] = .palette(state)
    case .question, .help, .score, .keyboardPicker, .inspector: effects.append(.ring)
    case .alternates, .quoting, .completionPicker:
      modes.removeLast()
      insertPaste(bytes, &effects)
    case .keyFocus, nil: insertPaste(bytes, &effects)
    }
  }

  private mutating func reduceHelp(_ state: HelpState, _ chord: KeyChord) {
    guard let top = scrolled(state.top, by: chord, count: helpLines.count) else {
      modes.removeLast()
      return
    }
    modes[modes.count - 1] = .help(HelpState(top: top))
  }

  /// The first line of a page of so many after a key; nil for a key that leaves the page.
  func scrolled(_ top: Int, by chord: KeyChord, count: Int) -> Int? {
    let next: Int? =
      switch (chord.key, chord.modifiers) {
      case (.up, _): top - 1
      case (.down, _), (.enter, _): top + 1
      case (.pageUp, _): top - overlayCapacity
      case (.pageDown, _), (.character(" "), _): top + overlayCapacity
      case (.home, _): 0
      case (.end, _): Int.max / 2
      // Whoever types a word as if to search is not to find its rest in the text.
      case (.character(let character), []) where character != "q": top
      default: nil
      }
    return next.map { clampedTop($0, count: count) }
  }

  /// The help page: every action with its keys, from the bindings in force.
  public var helpLines: [String] { HelpPage.lines(for: bindings, width: screenLayout.document.width) }
}

extension KeyChord {
  /// What Ctrl-Q and this key put into the text: the character that the key's byte stands for.
  var quotedText: String? {
    switch (key, modifiers) {
    case (.tab, _): "\t"
    case (.enter, _): "\n"
    case (.escape, _): "\u{1B}"
    case (.character(let character), []): String(character)
    case (.character(let character), .control):
      character.asciiValue.map { String(UnicodeScalar($0 & 0x1F)) }
    default: nil
    }
  }
}
