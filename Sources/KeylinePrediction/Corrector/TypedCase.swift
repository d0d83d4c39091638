/// How a typed word is written, so that what takes its place is written alike.
enum TypedCase {
  /// Without a capital: a candidate stands as it does inside a sentence.
  case plain
  /// With a capital at the beginning.
  case capitalized
  /// In capitals, two or more.
  case capitals

  /// The case of a word.
  init(of word: String) {
    let letters = word.lazy.filter(\.isLetter)
    guard letters.first?.isUppercase == true else {
      self = .plain
      return
    }
    let others = letters.dropFirst()
    self = !others.isEmpty && others.allSatisfy(\.isUppercase) ? .capitals : .capitalized
  }

  /// A word, as it is written in place of the typed one.
  func applied(to word: String) -> String {
    switch self {
    case .plain: word
    case .capitalized: word.prefix(1).uppercased() + word.dropFirst()
    case .capitals: word.uppercased()
    }
  }
}
