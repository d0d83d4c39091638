/// One grapheme in a stretch of bytes.
struct Cluster {
  /// What it is; ASCII is told apart because nearly all text is, and needs no `Character`.
  enum Content {
    case ascii(UInt8)
    case character(Character)
  }
  let content: Content
  /// Where it stands, as indices into the scanned bytes.
  let range: Range<Int>

  /// Whether a row may end after it.
  var isBlank: Bool {
    if case .ascii(let byte) = content { return byte == 0x20 || byte == 0x09 }
    return false
  }

  var isApostrophe: Bool {
    switch content {
    case .ascii(let byte): byte == UInt8(ascii: "'")
    case .character(let character): character == "\u{2019}"
    }
  }

  /// Whether it is a letter, a mark, a digit or an apostrophe.
  var isWordPart: Bool {
    switch content {
    case .ascii(let byte):
      return (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || isApostrophe
    case .character(let character):
      switch character.unicodeScalars.first?.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber:
        return true
      default: return isApostrophe
      }
    }
  }
}
