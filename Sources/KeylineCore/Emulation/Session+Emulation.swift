/// What a session does differently while a phone's restrictions are emulated.
extension Session {
  /// Whether providers may be asked: Full Access is granted, and not emulated away.
  var mayAsk: Bool { hasFullAccess && !settings.emulation.refusesAccess }

  /// What kind of text is written.
  public var purpose: Purpose { settings.emulation.isSecure ? .password : givenPurpose }

  /// The end of a text before the cursor, as far as it can be seen.
  func visible(_ before: String) -> String {
    settings.emulation.contextLength.map { String(before.suffix($0)) } ?? before
  }

  /// What can be seen of the text before a word; the word itself always can.
  func visibleContext(of place: WordPlace) -> String {
    guard let length = settings.emulation.contextLength else { return place.context }
    return String(place.context.suffix(max(length - place.word.count, 0)))
  }

  /// What happens where the keyboard of a tape is ended: there the text need not come back from a draft.
  public var revival: [Event] {
    let same = Beginning(text: document.text, selection: document.selection, isIncognito: isIncognito)
    return [.begun(same), .started(after: deaths + 1)]
  }

  /// Begins to live, for as long as is emulated.
  ///
  /// - Parameters:
  ///   - deaths: How many keyboards of this run were ended before this one.
  ///   - now: The time since the run began.
  ///   - effects: What follows from it is added here.
  mutating func live(after deaths: Int, now: Duration, _ effects: inout [Effect]) {
    self.deaths = deaths
    if deaths > 0 { notice = EmulationWording.revived }
    scheduleDeath(now: now, &effects)
  }

  /// Sets the time of the keyboard's end, or takes it away.
  mutating func scheduleDeath(now: Duration, _ effects: inout [Effect]) {
    guard let death = settings.emulation.death else {
      effects.append(.cancel(.death))
      return
    }
    let delay = death.delay(after: deaths, seed: settings.demonstration.seed)
    effects.append(.schedule(.death, at: now + delay))
  }

  /// Takes over other rules.
  mutating func changeEmulation(from old: Emulation, now: Duration, _ effects: inout [Effect]) {
    let new = settings.emulation
    if new.death != old.death { scheduleDeath(now: now, &effects) }
    if new.hidesGlobe != old.hidesGlobe { drawKeyboards() }
    // Nothing stays on the screen that the rules would not have let there.
    forgetCompletions(now: now, &effects)
    words.lag = words.lag ?? .move
  }

  /// Makes the layouts that are drawn of those that were read.
  mutating func drawKeyboards() {
    keyboards = Self.drawable(readKeyboards, of: keyboardCount, hidesGlobe: settings.emulation.hidesGlobe)
  }
}
