/// The key codes of the kitty protocol that are no characters (its table "Functional key definitions").
enum KittyKeyCode {
  /// The private-use range that the protocol numbers its keys in.
  static func isFunctional(_ code: Int) -> Bool { (57_344...57_599).contains(code) }

  /// The key of a code; nil for characters and for keys that mean nothing to us (media, modifiers, locks).
  static func key(_ code: Int) -> Key? {
    switch code {
    case 8, 127: return .backspace
    case 9: return .tab
    case 13: return .enter
    case 27: return .escape
    case 57_364...57_398: return .function(code - 57_363)
    case 57_344...57_357: return editing[code - 57_344]
    case 57_399...57_426: return keypad[code - 57_399]
    default: return nil
    }
  }

  /// Codes that only the protocol's first drafts sent.
  private static let editing: [Key] = [
    .escape, .enter, .tab, .backspace, .insert, .delete, .left, .right, .up, .down, .pageUp, .pageDown,
    .home, .end,
  ]

  /// The number block, by what it means.
  private static let keypad: [Key] =
    "0123456789./*-+".map { Key.character($0) } + [.enter, .character("="), .character(",")] + [
      .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
    ]
}
