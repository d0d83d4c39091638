/// What a control sequence means to us.
enum ControlMeaning: Equatable {
  case event(InputEvent)
  /// One key that makes several characters.
  case keys([KeyEvent])
  case pasteStart
  /// Understood, and nothing to do about it, such as a media key.
  case nothing
  case unknown

  /// A press of a key.
  static func key(_ chord: KeyChord) -> ControlMeaning { .event(.key(KeyEvent(chord))) }

  var events: [InputEvent] {
    switch self {
    case .event(let event): return [event]
    case .keys(let keys): return keys.map { .key($0) }
    case .pasteStart, .nothing, .unknown: return []
    }
  }
}
