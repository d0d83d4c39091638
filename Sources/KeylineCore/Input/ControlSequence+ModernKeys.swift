/// Keys in the kitty keyboard protocol and in xterm's modifyOtherKeys.
extension ControlSequence {
  /// `CSI code : shifted : base ; modifiers : phase ; text u`.
  ///
  /// Source: kitty's keyboard protocol.
  var kittyMeaning: ControlMeaning {
    guard parameters.count <= 3, let code = value(0), let state = KeyState(self, at: 1) else {
      return .unknown
    }
    if state.isForeign { return .nothing }
    if let key = KittyKeyCode.key(code) { return state.meaning(key) }
    if KittyKeyCode.isFunctional(code) { return .nothing }
    guard let scalar = Unicode.Scalar(exactly: code) else { return .unknown }
    if let text = kittyText, state.modifiers.isDisjoint(with: [.control, .alt]) {
      return .keys(text.map { KeyEvent(KeyChord(.character($0)), state.phase) })
    }
    var typed = TypedCharacter(scalar, state)
    typed.shifted = subvalue(0, 1).flatMap(Unicode.Scalar.init(exactly:))
    typed.base = subvalue(0, 2).flatMap(Unicode.Scalar.init(exactly:))
    return typed.chord.map { .event(.key(KeyEvent($0, state.phase))) } ?? .nothing
  }

  /// The text that the key makes, when the terminal says it.
  private var kittyText: [Character]? {
    guard parameters.count == 3 else { return nil }
    let scalars = parameters[2].compactMap { $0.flatMap(Unicode.Scalar.init(exactly:)) }
    let characters = scalars.map { Character($0) }
    return characters.isEmpty || characters.contains(where: \.isControl) ? nil : characters
  }

  /// `CSI 27 ; modifiers ; code ~`, where the code is the character with Shift already applied.
  var otherKeyMeaning: ControlMeaning {
    guard let code = value(2), let state = KeyState(self, at: 1) else { return .unknown }
    if let key = KittyKeyCode.key(code) { return state.meaning(key) }
    guard let scalar = Unicode.Scalar(exactly: code) else { return .unknown }
    if state.isForeign { return .nothing }
    var typed = TypedCharacter(scalar, state)
    typed.shifted = scalar
    return typed.chord.map { .event(.key(KeyEvent($0, state.phase))) } ?? .nothing
  }
}

extension Unicode.Scalar {
  /// The scalar of a code point, nil for surrogates and numbers that are none.
  init?(exactly code: Int) {
    guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else { return nil }
    self = scalar
  }
}
