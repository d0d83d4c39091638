/// The places of the letters that most words consist of, in tables that are made for a typed word.
enum LetterSlot {
  /// a to z, apostrophe and hyphen.
  static let count = 28

  /// The place of a letter, nil of one that is too rare for a table.
  @inline(__always)
  static func of(_ letter: UInt32) -> Int? {
    switch letter {
    case 0x61...0x7A: Int(letter) - 0x61
    case 0x27: 26
    case 0x2D: 27
    default: nil
    }
  }

  /// The letter of a place.
  static func letter(_ slot: Int) -> UInt32 {
    switch slot {
    case 26: 0x27
    case 27: 0x2D
    default: UInt32(slot) + 0x61
    }
  }
}
