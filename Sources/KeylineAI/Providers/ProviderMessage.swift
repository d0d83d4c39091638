import KeylineCore

/// The words of a provider about why there is no answer.
enum ProviderMessage {
  private static let longest = 300

  /// The words as they may be shown: on one line, bounded, of characters that are seen, and without the key.
  ///
  /// - Parameters:
  ///   - message: The words as they came.
  ///   - secret: The key, which some providers repeat.
  /// - Returns: The words; empty where there are none.
  /// - Complexity: O(*n* · *m*) in the lengths of the words and of the key, O(*n*) unless the words repeat its beginning.
  static func presentable(_ message: String, hiding secret: String?) -> String {
    // Cleaned before the key is looked for: what is not seen would part it.
    let scalars = CharacterSieve.sifted(message).unicodeScalars.filter(isShown)
    let words = String(String.UnicodeScalarView(scalars)).split(whereSeparator: \.isWhitespace)
    let line = masked(words.joined(separator: " "), secret ?? "")
    return line.count <= longest ? line : line.prefix(longest - 1) + "…"
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .privateUse, .unassigned: false
    case .format: scalar.properties.isJoinControl
    default: true
    }
  }

  // MARK: The key

  /// A text with a mark wherever it holds the key, in whatever case, and with blanks or marks between its letters.
  private static func masked(_ text: String, _ secret: String) -> String {
    let key = secret.unicodeScalars.filter { !isGap($0) }.map(\.properties.lowercaseMapping)
    guard !key.isEmpty else { return text }
    let scalars = Array(text.unicodeScalars)
    var kept = String.UnicodeScalarView()
    var position = 0
    while position < scalars.count {
      if let end = end(of: key, in: scalars[position...]) {
        kept.append("…")
        position = end
      } else {
        kept.append(scalars[position])
        position += 1
      }
    }
    return String(kept)
  }

  /// Where the key ends that a text begins with; nil when it begins otherwise.
  private static func end(of key: [String], in text: ArraySlice<Unicode.Scalar>) -> Int? {
    var rest = key[...]
    for (index, scalar) in zip(text.indices, text) {
      if rest.first == scalar.properties.lowercaseMapping {
        rest.removeFirst()
        if rest.isEmpty { return index + 1 }
      } else if rest.count == key.count || !isGap(scalar) {
        return nil
      }
    }
    return nil
  }

  /// What parts letters without hiding what they spell.
  private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
