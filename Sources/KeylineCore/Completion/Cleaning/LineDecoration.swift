/// Takes off a line what marks it as an item or a quotation.
enum LineDecoration {
  private static let bullets: Set<Character> = [
    "-", "*", "•", "–", "—", "·", "▪", "‣", "◦", "●", "○", "+", ">", "→",
  ]
  private static let pairs: [Character: Character] = [
    "\"": "\"", "“": "”", "„": "“", "«": "»", "»": "«", "`": "`", "‘": "’", "'": "'", "「": "」", "『": "』",
    "‹": "›",
  ]

  /// A line without bullets, quotation marks around it, emphasis and dots that stand for the text before.
  ///
  /// A blank that the text itself begins with stays, where nothing stood before it.
  static func stripped(_ line: Substring) -> Substring {
    var text = line
    while let last = text.last, last.isWhitespace { text.removeLast() }
    var before = text
    repeat {
      before = text
      text = withoutBullet(text)
      text = withoutPair(text)
      text = withoutEmphasis(text)
      text = withoutDots(text)
    } while text != before
    return text
  }

  private static func withoutBullet(_ text: Substring) -> Substring {
    let bare = text.drop { $0.isWhitespace }
    guard let first = bare.first, bullets.contains(first), let second = bare.dropFirst().first,
      second.isWhitespace
    else { return text }
    return bare.dropFirst(2)
  }

  /// Quotation marks go only where the line is wholly inside them, or opens with one that never closes.
  private static func withoutPair(_ text: Substring) -> Substring {
    let bare = text.drop { $0.isWhitespace }
    guard let open = bare.first, let close = pairs[open], bare.count >= 2 else { return text }
    let inner = bare.dropFirst()
    if inner.last == close,
      !inner.dropLast().contains(close) || open != close && !inner.dropLast().contains(open)
    {
      return inner.dropLast()
    }
    // An apostrophe may begin a line on its own: "'s what I thought".
    guard open != "'", open != "‘", !inner.contains(close) else {
      // A comma or full stop of the list behind the closing mark goes with it.
      if let mark = inner.last, ",;".contains(mark), inner.dropLast().last == close, open != "'" {
        return inner.dropLast(2)
      }
      return text
    }
    return inner
  }

  private static func withoutEmphasis(_ text: Substring) -> Substring {
    let bare = text.drop { $0.isWhitespace }
    for mark in ["***", "**", "__", "*", "_", "~~"] {
      guard bare.hasPrefix(mark), bare.hasSuffix(mark), bare.count > 2 * mark.count else { continue }
      let inner = bare.dropFirst(mark.count).dropLast(mark.count)
      if !inner.contains(mark) { return inner }
    }
    return text
  }

  private static func withoutDots(_ text: Substring) -> Substring {
    let bare = text.drop { $0.isWhitespace }
    guard bare.first == "…" || bare.hasPrefix("...") else { return text }
    return bare.drop { $0 == "." || $0 == "…" || $0.isWhitespace }
  }
}
