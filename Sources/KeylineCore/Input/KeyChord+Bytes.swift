/// The bytes of chords on terminals without a newer keyboard protocol.
extension KeyChord {
  /// What xterm and its likes send for this chord, or nil when they send nothing of its own for it.
  ///
  /// Chords without bytes exist only where the terminal speaks the kitty protocol or xterm's
  /// modifyOtherKeys. The bytes of Ctrl-i, Ctrl-j and Ctrl-m are those of Tab and Enter.
  ///
  /// Source: xterm control sequences, "PC-Style Function Keys".
  public var legacyBytes: [UInt8]? {
    switch key {
    case .character(let character): return characterBytes(character)
    case .enter: return prefixed([0x0d], allowing: .alt)
    case .backspace: return prefixed([0x7f], allowing: .alt)
    case .escape: return modifiers.isEmpty ? [0x1b] : nil
    case .tab where modifiers.contains(.shift):
      return KeyChord(.tab, modifiers.subtracting(.shift)).prefixed(Array("\u{1b}[Z".utf8), allowing: .alt)
    case .tab: return prefixed([0x09], allowing: .alt)
    case .up: return cursorBytes("A")
    case .down: return cursorBytes("B")
    case .right: return cursorBytes("C")
    case .left: return cursorBytes("D")
    case .end: return cursorBytes("F")
    case .home: return cursorBytes("H")
    case .insert: return numberedBytes(2)
    case .delete: return numberedBytes(3)
    case .pageUp: return numberedBytes(5)
    case .pageDown: return numberedBytes(6)
    case .function(let number): return functionBytes(number)
    }
  }

  private func characterBytes(_ character: Character) -> [UInt8]? {
    if modifiers.contains(.shift) { return nil }
    guard modifiers.contains(.control) else {
      return prefixed(Array(String(character).utf8), allowing: .alt)
    }
    guard let byte = Self.controlByte(of: character) else { return nil }
    return modifiers.contains(.alt) ? [0x1b, byte] : [byte]
  }

  /// The C0 byte of Control with a character; Ctrl-[ is left out because it is Escape.
  private static func controlByte(of character: Character) -> UInt8? {
    switch character {
    case " ": return 0
    case "a"..."z": return character.asciiValue.map { $0 & 0x1f }
    case "\\", "]", "^", "_": return character.asciiValue.map { $0 & 0x1f }
    default: return nil
    }
  }

  private func prefixed(_ bytes: [UInt8], allowing allowed: Modifiers) -> [UInt8]? {
    guard modifiers.isSubset(of: allowed) else { return nil }
    return modifiers.contains(.alt) ? [0x1b] + bytes : bytes
  }

  private func cursorBytes(_ final: String) -> [UInt8] {
    Array((modifiers.isEmpty ? "\u{1b}[\(final)" : "\u{1b}[1;\(modifierParameter)\(final)").utf8)
  }

  private func numberedBytes(_ number: Int) -> [UInt8] {
    Array((modifiers.isEmpty ? "\u{1b}[\(number)~" : "\u{1b}[\(number);\(modifierParameter)~").utf8)
  }

  private func functionBytes(_ number: Int) -> [UInt8]? {
    if (1...4).contains(number) {
      let final = ["P", "Q", "R", "S"][number - 1]
      return modifiers.isEmpty ? Array("\u{1b}O\(final)".utf8) : cursorBytes(final)
    }
    return FunctionKeyNumber.parameter(ofFunction: number).map(numberedBytes)
  }

  private var modifierParameter: Int { 1 + Int(modifiers.rawValue) }
}
