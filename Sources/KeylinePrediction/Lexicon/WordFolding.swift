/// How words are compared: without case, and with one kind of apostrophe.
public enum WordFolding {
  /// A word in lower case, with `'` for the typographic apostrophe.
  ///
  /// - Complexity: O(*n*) in its length.
  public static func fold(_ text: some StringProtocol) -> String {
    let folded = text.lowercased()
    guard folded.utf8.contains(0xE2) else { return folded }
    var result = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars { result.append(scalar == "\u{2019}" ? "'" : scalar) }
    return String(result)
  }

  /// Whether a word comes before another in a lexicon: by their scalars, which is by their UTF-8 bytes.
  public static func precedes(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
    one.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
  }
}
