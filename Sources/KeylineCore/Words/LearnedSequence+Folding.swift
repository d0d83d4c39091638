/// How words are told apart.
extension LearnedSequence {
  /// A word as it is counted and looked up: in lower case, with one kind of apostrophe.
  ///
  /// - Parameter word: The word, however it is written.
  /// - Returns: The folded word.
  /// - Complexity: O(*n*) in the word.
  public static func folded(_ word: some StringProtocol) -> String {
    let lower = word.lowercased()
    guard lower.utf8.contains(0xE2), lower.unicodeScalars.contains("\u{2019}") else { return lower }
    return String(String.UnicodeScalarView(lower.unicodeScalars.map { $0 == "\u{2019}" ? "'" : $0 }))
  }
}
