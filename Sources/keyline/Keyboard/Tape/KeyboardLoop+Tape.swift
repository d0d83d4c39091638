import KeylineCore

extension KeyboardLoop {
  /// Plays what is due of the tapes, and ends the run with the last of them.
  mutating func playTape() {
    while outcome == nil, reel != nil {
      do throws(CommandFailure) {
        guard let event = try reel?.next(on: &session, now: clock.now) else { break }
        apply(event)
      } catch {
        tapeFailure = error
        outcome = .interrupted
      }
    }
    if reel?.isOver == true, outcome == nil { outcome = .done }
  }

  /// While a tape plays, the keys are the tape's; Ctrl-C and Esc end it.
  mutating func interruptTape(_ event: InputEvent) {
    guard case .key(let key) = event, key.phase == .press else { return }
    let chords = [KeyChord(.character("c"), .control), KeyChord(.escape)]
    if chords.contains(key.chord) { outcome = .cancelled }
  }
}
