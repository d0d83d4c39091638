/// Looking at a word that was just finished: what may be a secret is never learned.
extension SecretPattern {
  /// Whether a word, or what stands before it in its line, may be a secret.
  ///
  /// More is taken for one than by ``find(in:)``: not to learn a word costs nothing. After "password:" and after "my
  /// password is", every word of the sentence may be part of one.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - context: The text before it.
  /// - Returns: Whether it is better not learned.
  /// - Complexity: O(*n*) in the line.
  public static func mayBe(in word: String, after context: String) -> Bool {
    let start = context.lastIndex(where: \.isNewline).map(context.index(after:)) ?? context.startIndex
    let line = context[start...]
    return find(in: line + word) != nil || isPassword(after: line)
  }

  /// What stands between the word "password" and one.
  private static let verbs: Set<String> = [
    "is", "was", "ist", "war", "lautet", "est", "es", "era", "è", "é", "=",
  ]

  /// Whether a sentence is about to say a password.
  private static func isPassword(after line: Substring) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    for (index, word) in words.enumerated() {
      let bare = String(word.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed()).lowercased()
      guard SecretAssignments.isPassword(bare.filter { $0 != "\"" && $0 != "'" }) else { continue }
      let rest = words[(index + 1)...]
      let isLabel = word.last.map { ":=".contains($0) } ?? false
      let isSaid = rest.first.map { verbs.contains($0.lowercased()) || $0 == ":" || $0 == "=" } ?? false
      guard isLabel || isSaid else { continue }
      if !rest.contains(where: { $0.last.map { ".!?".contains($0) } ?? false }) { return true }
    }
    return false
  }
}
