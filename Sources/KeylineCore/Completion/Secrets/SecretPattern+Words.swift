/// Looking at a word that was just finished: what may be a secret is never learned.
extension SecretPattern {
  /// Whether a word, or what stands before it in its line, may be a secret.
  ///
  /// More is taken for one than by ``find(in:)``: not to learn a word costs nothing. After "password:", after "my
  /// password is" and below a line that ends so, every word of the sentence may be part of one.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - context: The text before it.
  /// - Returns: Whether it is better not learned.
  /// - Complexity: O(*n*) in the line and the one above it.
  public static func mayBe(in word: String, after context: String) -> Bool {
    let start = context.lastIndex(where: \.isNewline).map(context.index(after:)) ?? context.startIndex
    let line = context[start...]
    return find(in: line + word) != nil || isPassword(after: line) || isAskedFor(above: context[..<start])
  }

  /// Whether a line may be a password because the one above it ends where that would begin: "Password:".
  ///
  /// - Parameter text: What stands above the line, to its end.
  /// - Returns: Whether nothing of the line is to be learned.
  /// - Complexity: O(*n*) in the line above.
  public static func isAskedFor(above text: Substring) -> Bool {
    guard text.last?.isNewline == true, let end = text.lastIndex(where: { !$0.isWhitespace }) else {
      return false
    }
    let start = text[..<end].lastIndex(where: \.isNewline).map(text.index(after:)) ?? text.startIndex
    let line = text[start...end]
    if said(in: line)?.isEmpty == true { return true }
    let words = line.split(whereSeparator: \.isWhitespace)
    let label = words.reversed().drop { additions.contains(bare($0)) }
    return words.count <= mostLabelWords && label.first.map { isName(bare($0)) } ?? false
  }

  /// What a password is called, beside what ``SecretAssignments`` knows.
  private static let names: Set<String> = [
    "pin", "pins", "puk", "passcode", "passcodes", "passkey", "pincode", "pin-code", "contrasena", "clave",
    "geheimzahl",
  ]
  /// Those that nobody writes in a sentence about something else: what follows is one.
  private static let abbreviations: Set<String> = ["pwd", "pw", "passwd"]
  /// What stands between the name and the password.
  private static let verbs: Set<String> = [
    "is", "was", "are", "be", "becomes", "ist", "war", "lautet", "est", "était", "es", "era", "è", "é", "=",
    ":",
  ]
  /// What asks for something secret where a mark stands behind it: "secret:", "API key:".
  private static let labels: Set<String> = ["secret", "key", "token", "login", "psw"]
  /// What a name is joined with: "PIN code", "PIN-Nummer".
  private static let additions: Set<String> = ["code", "number", "nr", "nummer", "numéro", "número", "no"]
  /// What tells which password it is: "my password for the router is".
  private static let prepositions: Set<String> = [
    "for", "to", "of", "on", "at", "in", "für", "zum", "zur", "von", "vom", "bei", "pour", "de", "du", "des",
    "à",
    "para", "del", "al",
  ]
  /// The most words from there to the verb.
  private static let mostWordsBeforeVerb = 6
  /// The words of a line that is a label.
  private static let mostLabelWords = 3

  /// Whether a sentence is about to say a password, or says one.
  private static func isPassword(after line: Substring) -> Bool {
    guard let said = said(in: line) else { return false }
    return !said.contains { $0.last.map { ".!?".contains($0) } ?? false }
  }

  /// The words behind the first "password:" or "my password is" of a line; nil where there is none.
  static func said(in line: Substring) -> ArraySlice<Substring>? {
    let words = line.split(whereSeparator: \.isWhitespace)
    for (index, word) in words.enumerated() {
      let name = bare(word)
      guard isName(name) || isLabel(word) && labels.contains(name) else { continue }
      let rest = words[(index + 1)...].drop { additions.contains(bare($0)) }
      if isLabel(word) || abbreviations.contains(name) { return rest }
      if let addition = words[..<rest.startIndex].last, isLabel(addition) { return rest }
      if let value = behindVerb(rest) { return value }
      // A line that begins so is a note.
      if index == 0, !names.contains(name), SecretAssignments.isPassword(name) { return rest }
    }
    return nil
  }

  /// What stands behind the verb that the words begin with, or that follows "for the router".
  private static func behindVerb(_ words: ArraySlice<Substring>) -> ArraySlice<Substring>? {
    guard let first = words.first?.lowercased() else { return nil }
    if verbs.contains(first) || isLabel(first) && verbs.contains(bare(first)) { return words.dropFirst() }
    guard prepositions.contains(first) else { return nil }
    let verb = words.prefix(mostWordsBeforeVerb).firstIndex { verbs.contains($0.lowercased()) || isLabel($0) }
    return verb.map { words[($0 + 1)...] }
  }

  private static func isLabel(_ word: some StringProtocol) -> Bool {
    word.last.map { ":=".contains($0) } ?? false
  }

  /// A word in small letters, without quotation marks and what stands behind it.
  private static func bare(_ word: some StringProtocol) -> String {
    let end = word.lastIndex { $0.isLetter || $0.isNumber }
    guard let end else { return "" }
    let name = word[...end].lowercased()
    return name.utf8.contains { $0 == 0x22 || $0 == 0x27 } ? name.filter { $0 != "\"" && $0 != "'" } : name
  }

  private static func isName(_ name: String) -> Bool {
    // Also as it is typed in a hurry.
    names.contains(name) || SecretAssignments.isPassword(name)
      || name.hasPrefix("pas") && (name.contains("wor") || name.contains("owr"))
  }
}
