/// The modifiers and the phase of a key as protocols number them: `1 + bits`, then `: phase`.
///
/// Source: kitty's keyboard protocol, "Modifiers" and "Event types"; xterm uses the same lower bits.
struct KeyState {
  let modifiers: Modifiers
  let phase: KeyPhase
  let hasCapsLock: Bool
  /// Whether Super or Hyper is held: then the key is the desktop's and not ours.
  let isForeign: Bool

  /// Reads the parameter at `position`; nil when it is no such number.
  init?(_ sequence: ControlSequence, at position: Int) {
    let number = sequence.value(position) ?? 1
    guard (1...256).contains(number) else { return nil }
    let bits = number - 1
    let hasMeta = bits & 32 != 0
    modifiers = Modifiers(rawValue: UInt8(bits & 7)).union(hasMeta ? .alt : [])
    hasCapsLock = bits & 64 != 0
    isForeign = bits & (8 | 16) != 0
    switch sequence.subvalue(position, 1) ?? 1 {
    case 1: phase = .press
    case 2: phase = .repeating
    case 3: phase = .release
    default: return nil
    }
  }

  /// A key in this state, or nothing when it is not ours.
  func meaning(_ key: Key, _ more: Modifiers = []) -> ControlMeaning {
    isForeign ? .nothing : .event(.key(KeyEvent(KeyChord(key, modifiers.union(more)), phase)))
  }
}
