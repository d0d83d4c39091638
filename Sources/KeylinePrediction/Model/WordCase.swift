/// How a word is written inside a sentence, told from how it is folded.
enum WordCase: UInt8, CaseIterable {
  case lower, capitalized, upper
  /// In a way of its own, such as `iPhone`, or in two ways, such as `Leben` and `leben`.
  case other

  /// The case of a word.
  init(of word: ModelWord) {
    let folded = WordFolding.fold(word.text)
    let known: [WordCase] = word.isAlsoLower ? [.lower] : [.lower, .capitalized, .upper]
    self =
      known.first { wordCase in
        wordCase.applied(to: folded).unicodeScalars.elementsEqual(word.text.unicodeScalars)
      } ?? .other
  }

  /// A folded word as it is written; `other` changes nothing.
  func applied(to folded: String) -> String {
    switch self {
    case .lower, .other: folded
    case .capitalized: folded.prefix(1).uppercased() + folded.dropFirst()
    case .upper: folded.uppercased()
    }
  }
}
