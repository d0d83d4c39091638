/// A character key as newer protocols report it, to be brought into the normal form of `KeyChord`.
struct TypedCharacter {
  /// What the key makes without Shift.
  let plain: Unicode.Scalar
  let state: KeyState
  /// What it makes with Shift, when that is known.
  var shifted: Unicode.Scalar?
  /// What it makes on a US keyboard, when that is known.
  var base: Unicode.Scalar?

  init(_ plain: Unicode.Scalar, _ state: KeyState) {
    self.plain = plain
    self.state = state
  }

  /// The characters that are never made without Shift on a US keyboard.
  private static let shiftedSymbols = Set("~!@#$%^&*()_+{}|:\"<>?")

  /// The chord, nil when the key makes a control character.
  var chord: KeyChord? {
    var character = Character(plain)
    var modifiers = state.modifiers
    let isCommand = !modifiers.isDisjoint(with: [.control, .alt])
    // On a Cyrillic keyboard Ctrl with the key labelled C is Ctrl-c.
    if isCommand, !plain.isASCII, let base { character = Character(base) }
    let isLetter = character.uppercasedScalar != character.lowercasedScalar

    if modifiers.contains(.control), isLetter {
      character = character.lowercasedScalar
    } else if isLetter {
      let isCapital = modifiers.contains(.shift) != (state.hasCapsLock && !isCommand)
      if isCapital {
        character = shiftedLetter(character)
      } else if !isCommand {
        character = character.lowercasedScalar
      }
      modifiers.remove(.shift)
    } else if modifiers.contains(.shift), let shifted {
      character = Character(shifted)
      modifiers.remove(.shift)
    } else if !isCommand || Self.shiftedSymbols.contains(character) {
      modifiers.remove(.shift)
    }
    return character.isControl ? nil : KeyChord(.character(character), modifiers)
  }

  private func shiftedLetter(_ letter: Character) -> Character {
    guard let shifted, letter == Character(plain) else { return letter.uppercasedScalar }
    return Character(shifted)
  }
}
