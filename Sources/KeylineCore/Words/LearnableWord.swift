/// Which words are learned at all: those that a person would want to be offered again.
public enum LearnableWord {
  /// The most scalars of a word; what is longer is no word.
  public static let longest = 48
  /// What a word is, as a clause.
  public static let rule =
    "a word has letters, with apostrophes and hyphens between them, and at most \(longest) characters, "
    + "\(longestWithDigits) with a digit among them"
  /// The most scalars of a word with digits in it: `mp3` and `IPv6` are words, and what is longer may be a password.
  private static let longestWithDigits = 5
  /// The most times that a word goes from a small letter to a capital: `McDonald`, `JavaScript`; keys do so more often.
  private static let mostInnerCapitals = 2
  /// The most scalars of a run in a script that puts no blanks between words.
  private static let longestRun = 8

  /// Whether a word is learned when it is written.
  ///
  /// Only letters, with apostrophes, hyphens and middle dots between them; no number, no sign, no picture.
  ///
  /// - Complexity: O(*n*) in the word, and no more than `longest` of it.
  public static func isOne(_ word: some StringProtocol) -> Bool {
    let scalars = word.unicodeScalars
    guard let first = scalars.first, scalars.prefix(longest + 1).count <= longest else { return false }
    var (letters, digits, capitals, unspaced, count) = (0, 0, 0, 0, 0)
    var before: Unicode.Scalar?
    for scalar in scalars {
      count += 1
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter:
        letters += 1
        if before?.properties.isLowercase == true { capitals += 1 }
      case .lowercaseLetter, .modifierLetter: letters += 1
      case .otherLetter:
        letters += 1
        if isUnspaced(scalar) { unspaced += 1 }
      case .nonspacingMark, .spacingMark: if count == 1 || scalar == "\u{20E3}" { return false }
      case .decimalNumber: digits += 1
      default:
        guard joiners.contains(scalar), !(before.map(joiners.contains) ?? false) else { return false }
      }
      before = scalar
    }
    let isLong = digits > 0 && count > longestWithDigits || unspaced > 0 && count > longestRun
    return letters > 0 && !isLong && capitals <= mostInnerCapitals && !hyphens.contains(first)
      && !(before.map(hyphens.contains) ?? false)
  }

  private static let hyphens: Set<Unicode.Scalar> = ["-", "\u{2010}", "\u{2011}", "\u{B7}"]
  private static let joiners = hyphens.union(["'", "\u{2019}", "\u{200C}", "\u{200D}"])

  /// Whether a scalar is of a script that puts no blanks between words: Thai, Lao, Myanmar, Khmer, kana, Han.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
