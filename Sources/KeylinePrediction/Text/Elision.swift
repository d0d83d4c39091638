/// Words that lose their vowel before another and are written together with it: `l'amour`, `dell'arte`.
struct Elision: Sendable {
  /// What stands before the apostrophe, folded.
  private let beginnings: Set<String>
  private let longest: Int

  /// The elisions of a language; none where it has no such words.
  init(language: String) {
    let words: String =
      switch language.prefix(2) {
      case "fr": "l d j c n s t m qu jusqu lorsqu puisqu quoiqu"
      case "it":
        "l un d c m t s v n gl all dall dell nell sull coll quell quest bell sant nessun ciascun dov cos com anch quand"
      case "ca": "l d m t s n"
      default: ""
      }
    beginnings = Set(words.split(separator: " ").map(String.init))
    longest = beginnings.map(\.utf8.count).max() ?? 0
  }

  /// Whether a word that an apostrophe ends is elided.
  ///
  /// - Parameter beginning: The word without the apostrophe.
  /// - Returns: Whether what follows is a word by itself.
  func has(_ beginning: some StringProtocol) -> Bool {
    beginning.utf8.count <= longest && beginnings.contains(beginning.lowercased())
  }

  var isEmpty: Bool { beginnings.isEmpty }

  /// Divides what is typed of a word behind its elided one: `l'amo` into `l'` and `amo`.
  ///
  /// - Parameter word: What is typed of the word.
  /// - Returns: The word that was elided, with a plain apostrophe (empty where there is none), and the rest.
  func split(_ word: String) -> (elided: String, rest: Substring) {
    guard !isEmpty, let apostrophe = word.firstIndex(where: { $0 == "'" || $0 == "\u{2019}" }),
      has(word[..<apostrophe])
    else { return ("", word[...]) }
    return (word[..<apostrophe] + "'", word[word.index(after: apostrophe)...])
  }
}
