/// How a word is written inside a sentence, told from how it is folded.
enum WordCase: UInt8, CaseIterable {
  case lower, capitalized, upper
  /// In a way of its own, such as `iPhone`.
  case other

  /// The case of a word.
  ///
  /// - Parameters:
  ///   - text: The word as it is written.
  ///   - folded: The same, folded.
  init(of text: String, folded: String) {
    self =
      [.lower, .capitalized, .upper].first { wordCase in
        wordCase.applied(to: folded).unicodeScalars.elementsEqual(text.unicodeScalars)
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
