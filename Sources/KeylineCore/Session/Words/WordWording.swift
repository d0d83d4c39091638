/// What the session says about words.
enum WordWording {
  static let noneShown = "No words are offered here."
  static let nothingToTeach = "There is no word before the cursor."
  static let replacementStays = "It is one of your replacements: `keyline replacements rm` takes it away."
  static let notTaught =
    "It stays as typed, and is not taught: only words are, and nothing that looks secret."
  static let nothingForgotten = "Nothing is kept incognito, and no word blocked either."
  static func reverted(_ word: String) -> String { "As typed; it will not become \(word.quoted) again." }
  static func taught(_ word: String) -> String { "\(word.quoted) is a word from now on." }
  static func forgotten(_ word: String) -> String {
    "\(word.quoted) is not offered any more; `keyline words unblock` takes that back."
  }

  /// Where a candidate comes from, to end a sentence that begins with it.
  static func origin(of word: WordCandidate) -> String {
    switch word.source {
    case .user: "is a word of yours."
    case .dictionary: "comes from the dictionary\(word.language.map { " (\($0))" } ?? "")."
    case .correction: "is a correction of what is typed."
    case .replacement: "is one of your replacements."
    }
  }

  /// Where a candidate comes from, in a word for the end of the row.
  static func mark(of source: WordCandidate.Source) -> String {
    switch source {
    case .user: "you"
    case .dictionary: "dict"
    case .correction: "fix"
    case .replacement: "repl"
    }
  }
}
