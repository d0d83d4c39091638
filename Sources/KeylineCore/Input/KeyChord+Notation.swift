/// Chords as people write them: `Alt-x`, `Ctrl-Space`, `Shift-F9`, `Alt-.`, `Enter`.
extension KeyChord: CustomStringConvertible {
  /// Reads a chord as written in settings, tapes and help.
  ///
  /// Modifiers come first, in any order and case; key names are read in any case. `Ctrl-A` is `Ctrl-a`,
  /// but `Alt-A` is Alt with the capital: terminals tell those apart.
  ///
  /// - Parameter notation: The text.
  /// - Throws: `KeyChordError` that says which part is wrong.
  public init(notation: String) throws(KeyChordError) {
    var rest = Substring(notation)
    var modifiers: Modifiers = []
    while let (modifier, length) = Self.leadingModifier(of: rest) {
      modifiers.insert(modifier)
      rest = rest.dropFirst(length)
    }
    if rest.isEmpty { throw .noKey(notation) }
    if rest.unicodeScalars.count == 1, let character = rest.first, !character.isControl {
      try self.init(character: character, modifiers, notation: notation)
    } else if let key = KeyName.key(named: String(rest)) {
      self.init(key, modifiers)
    } else {
      throw .unknownKey(String(rest), nearest: NearestName.find(String(rest), in: KeyName.all))
    }
  }

  private init(character: Character, _ modifiers: Modifiers, notation: String) throws(KeyChordError) {
    let lower = character.lowercasedScalar
    let upper = character.uppercasedScalar
    if modifiers.contains(.control) {
      self.init(.character(lower), modifiers)
    } else if modifiers.contains(.shift) {
      if upper == lower && character != " " { throw .shiftedSymbol(notation) }
      self.init(.character(upper), character == " " ? modifiers : modifiers.subtracting(.shift))
    } else {
      self.init(.character(character), modifiers)
    }
  }

  private static func leadingModifier(of text: Substring) -> (Modifiers, length: Int)? {
    for (name, modifier) in modifierNames {
      let prefix = name + "-"
      if text.count > prefix.count, text.prefix(prefix.count).lowercased() == prefix.lowercased() {
        return (modifier, prefix.count)
      }
    }
    return nil
  }

  /// The modifiers in the order in which a chord is written.
  private static let modifierNames: [(String, Modifiers)] = [
    ("Ctrl", .control), ("Alt", .alt), ("Shift", .shift),
  ]

  /// The chord in its one canonical notation; `init(notation:)` reads it back to an equal chord.
  public var notation: String {
    var text = ""
    for (name, modifier) in Self.modifierNames where modifiers.contains(modifier) { text += name + "-" }
    // With Control the letter is written as it stands on the key, for there is no other.
    let name = KeyName.name(of: key)
    return text + (modifiers.contains(.control) && name.count == 1 ? name.uppercased() : name)
  }

  /// The canonical notation.
  public var description: String { notation }
}

extension Character {
  /// The small letter, when that is one scalar; else the character itself.
  var lowercasedScalar: Character { Character.one(of: lowercased()) ?? self }
  /// The capital, when that is one scalar; else the character itself (`ß` stays `ß`).
  var uppercasedScalar: Character { Character.one(of: uppercased()) ?? self }
  /// Whether this is a control character (C0, DEL or C1), which no key types.
  var isControl: Bool { unicodeScalars.contains { $0.value < 0x20 || (0x7f...0x9f).contains($0.value) } }

  private static func one(of text: String) -> Character? {
    text.unicodeScalars.count == 1 ? text.first : nil
  }
}
