/// Holding a physical key, on terminals that report when keys go up (the kitty keyboard protocol).
///
/// Such terminals still send a key that makes text as that text, and its repeats as the same text again: what
/// tells a repeat from a second press is that no key went up in between. A letter that has alternates does not
/// repeat; held for as long as a drawn key it opens them, and they stay open when it goes up, to be chosen
/// by number or with the arrows. Text that comes without keys, as from an input method, is never taken for
/// a held key: the proof that keys go up must not be older than two presses.
extension Session {
  /// How many presses the last key that went up may lie back.
  private static let longestTrust = 2

  /// Whether the terminal tells when keys go up.
  public var tellsKeyReleases: Bool { pressesSinceRelease != nil }

  /// Takes notice of keys that go up, and of a held letter.
  ///
  /// - Returns: whether the event is used up: a key that goes up types nothing, a held letter does not repeat.
  mutating func absorb(_ event: KeyEvent, now: Duration) -> Bool {
    guard case .character(let character) = event.chord.key else { return event.phase == .release }
    guard event.phase != .release else {
      noteRelease(of: character)
      return true
    }
    guard let held = heldKey, event.chord.modifiers.isEmpty, held.character == character,
      event.phase == .repeating || isRepeat(of: held, now: now)
    else {
      heldKey = nil
      return false
    }
    if case .alternates = modes.last { return true }
    guard held.revision == document.revision, modes.isEmpty,
      let letter = document.contextBeforeInput(limit: 64).last, !keyboard.alternates(of: letter).isEmpty
    else { return false }
    if now - held.time >= Delay.longPress {
      notice = nil
      openAlternatesBeforeCaret()
    }
    return true
  }

  /// Remembers a letter that has just been typed into the text: it may be held.
  mutating func noteHeldKey(_ event: KeyEvent, now: Duration) {
    guard case .character(let character) = event.chord.key, event.chord.modifiers.isEmpty else { return }
    pressesSinceRelease = pressesSinceRelease.map { $0 + 1 }
    guard pressesSinceRelease != nil, event.phase == .press, modes.isEmpty else { return }
    heldKey = HeldKey(character: character, time: now, revision: document.revision)
  }

  /// Whether text that comes again is the repeat of a key that is still down.
  private func isRepeat(of held: HeldKey, now: Duration) -> Bool {
    guard let pressesSinceRelease else { return false }
    return pressesSinceRelease <= Self.longestTrust && now - held.time >= Delay.soonestRepeat
  }

  private mutating func noteRelease(of character: Character) {
    pressesSinceRelease = 0
    guard let held = heldKey else { return }
    // Of a key before that went up late; a shifted key may go up as the plain one.
    let isOther =
      character.isLetter && held.character.isLetter
      && character.lowercased() != held.character.lowercased()
    if !isOther { heldKey = nil }
  }
}
