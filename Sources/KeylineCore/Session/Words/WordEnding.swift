/// The characters that end a word.
enum WordEnding {
  /// Whether a typed character ends the word before it.
  static func ends(_ character: Character) -> Bool {
    if let ascii = character.asciiValue {
      return !(0x30...0x39).contains(ascii) && !(0x61...0x7A).contains(ascii | 0x20) && character != "'"
    }
    return !character.isLetter && !character.isNumber && character != "\u{2019}"
  }

  /// Whether it goes on with what stands before a mark: `notes.txt`, `a!=b`, and no sentence that ends there.
  static func joins(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "/\\@#_=&%+-~$*<>|^".contains(character)
  }

  /// Whether a word may begin behind it without a blank: behind quotes, brackets and dashes.
  static func mayStandBefore(_ character: Character) -> Bool { "([{<\"'“”‘’„«»¿¡-–—*".contains(character) }

  /// Whether it also has the word corrected: a blank or a mark that closes something.
  ///
  /// A slash, an at sign, a hyphen or a digit may go on with a path, an address or a compound.
  static func corrects(_ character: Character) -> Bool { " .,;:!?)…".contains(character) }
}
