import KeylineCore

/// The classes of words that are never corrected unasked, whatever they look like: the one place that says which.
///
/// Everything here is read off the word and the text before it. That a word is known, was typed before or was taken
/// back once is the business of the lexicon and of `UserHistory`; purpose `code` asks for no correction at all.
public enum NeverCorrected: Hashable, Sendable, CaseIterable {
  /// A digit is in it: `b4`, `3rd`, a password.
  case digits
  /// It is written in capitals, or has one inside: `NASA`, `iPhone`.
  case capitals
  /// It is, or belongs to, an address, a path, a file name or a command: `example.com`, `~/notes`, `--all`.
  case address
  /// It belongs to a name that begins with an at sign.
  case mention
  /// It belongs to a tag that begins with a number sign.
  case tag
  /// It has one letter.
  case oneLetter
  /// Its letters belong to more than one script.
  case mixedScripts
  /// It is a part of a word with a hyphen, or holds one.
  case hyphenated
  /// It goes on after an apostrophe that the text before it ends with.
  case afterApostrophe
  /// It stands in a line behind a backtick that nothing has closed, as code in a text does.
  case code
  /// Something other than letters is in it, such as an emoji.
  case notLetters
  /// It is longer than any word.
  case tooLong
  /// The user has opened it again.
  case reopened

  /// The letters of the longest word that is corrected.
  public static let longestWord = 40

  /// The class of a word.
  ///
  /// - Parameters:
  ///   - word: The word as it is typed.
  ///   - context: The text left of it.
  ///   - options: What is asked for, where it says that the word was opened again.
  /// - Returns: The first class that the word belongs to, nil where it may be corrected.
  /// - Complexity: O(*n*) in the length of the word and of the line before it.
  public static func `class`(
    of word: String, after context: String = "", options: WordOptions = []
  ) -> NeverCorrected? {
    if options.contains(.reopened) { return .reopened }
    let own = ofWord(word)
    if let own, own != .oneLetter { return own }
    // The one letter "i" is a word as long as nothing before it says otherwise.
    return ofSurroundings(context) ?? (isInCode(after: context) ? .code : own)
  }

  private static func isInCode(after context: String) -> Bool {
    let line = context.utf8.reversed().prefix { $0 != UInt8(ascii: "\n") }
    return line.count { $0 == UInt8(ascii: "`") } % 2 == 1
  }

  private static func ofWord(_ word: String) -> NeverCorrected? {
    let scalars = word.unicodeScalars
    guard scalars.count <= longestWord else { return .tooLong }
    if scalars.first == "@" { return .mention }
    if scalars.first == "#" { return .tag }
    var shape = Shape()
    var other: NeverCorrected?
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .decimalNumber, .letterNumber, .otherNumber: return .digits
      case .uppercaseLetter, .titlecaseLetter: shape.add(scalar, isCapital: true)
      case .lowercaseLetter, .otherLetter, .modifierLetter: shape.add(scalar, isCapital: false)
      case .nonspacingMark: break
      default:
        switch scalar {
        // What follows an apostrophe may begin with a capital: d'Artagnan, O'Neill.
        case "'", "\u{2019}": shape.isAtStart = true
        case "-", "\u{2010}", "\u{2011}": other = other ?? .hyphenated
        case _ where isOfAddresses(scalar): other = .address
        default: other = other ?? .notLetters
        }
      }
    }
    if let other { return other }
    if shape.letters < 2, scalars.count < 2 { return .oneLetter }
    if shape.isCapitalInside || shape.capitals > 1 && shape.capitals == shape.letters { return .capitals }
    return shape.scripts.count > 1 ? .mixedScripts : nil
  }

  /// What the letters of a word say together.
  private struct Shape {
    var letters = 0
    var capitals = 0
    var isCapitalInside = false
    var scripts: Set<Script> = []
    var isAtStart = true

    mutating func add(_ letter: Unicode.Scalar, isCapital: Bool) {
      letters += 1
      if isCapital {
        capitals += 1
        if !isAtStart { isCapitalInside = true }
      }
      scripts.insert(Script(of: letter))
      isAtStart = false
    }
  }

  /// What stands before the word without a blank between.
  private static func ofSurroundings(_ context: String) -> NeverCorrected? {
    let run = context.unicodeScalars.reversed().prefix { !$0.properties.isWhitespace }.prefix(longestRun)
    guard let last = run.first else { return nil }
    if run.contains("@") { return .mention }
    if run.contains("#") { return .tag }
    if run.contains(where: isOfAddresses) { return .address }
    switch last {
    case "-", "\u{2010}", "\u{2011}": return .hyphenated
    case "'", "\u{2019}":
      return run.dropFirst().first?.properties.isAlphabetic == true ? .afterApostrophe : nil
    default:
      return last.properties.isAlphabetic || last.properties.numericType != nil ? .address : nil
    }
  }

  /// How far back one looks for the beginning of an address.
  private static let longestRun = 128

  /// Whether a scalar stands in addresses, paths, file names and code, and not between words.
  private static func isOfAddresses(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", "@", ":", ".", "_", "~", "=", "&", "%", "+", "<", ">", "|", "$", "^", "`", "{", "}": true
    default: false
    }
  }
}
