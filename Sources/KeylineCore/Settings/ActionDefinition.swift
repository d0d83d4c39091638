/// What belongs to an action besides its name.
struct ActionDefinition: Sendable {
  let title: String
  let chords: [KeyChord]

  init(_ title: String, _ chords: KeyChord...) {
    self.title = title
    self.chords = chords
  }
}

/// Short words for the table of defaults.
extension KeyChord {
  static func plain(_ key: Key) -> KeyChord { KeyChord(key) }
  static func shift(_ key: Key) -> KeyChord { KeyChord(key, .shift) }
  static func control(_ key: Key) -> KeyChord { KeyChord(key, .control) }
  static func control(_ character: Character) -> KeyChord { KeyChord(.character(character), .control) }
  static func controlShift(_ key: Key) -> KeyChord { KeyChord(key, [.control, .shift]) }
  static func alt(_ key: Key) -> KeyChord { KeyChord(key, .alt) }
  static func alt(_ character: Character) -> KeyChord { KeyChord(.character(character), .alt) }
}
