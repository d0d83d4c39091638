/// Where sentences begin.
enum SentenceStart {
  private static let terminators: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
  private static let openers: Set<Character> = ["(", "[", "{", "\"", "'", "“", "‘", "„", "«", "¿", "¡"]
  private static let closers: Set<Character> = ["\"", "'", "”", "’", "»", ")", "]"]

  /// Whether the sentence that a text ends in has so many characters already, blanks not counted.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - context: The text before the cursor; where it begins in the midst of a sentence, what is there of it counts.
  /// - Returns: Whether it has.
  static func hasCharacters(_ count: Int, inSentenceBefore context: String) -> Bool {
    var found = 0
    var wasBlank = false
    for character in context.reversed() {
      if character.isNewline || wasBlank && terminators.contains(character) { return false }
      wasBlank = character.isWhitespace
      if !wasBlank { found += 1 }
      if found >= count { return true }
    }
    return false
  }

  /// A text that begins in the midst of a sentence, without that: from the first sentence's start in its first half,
  /// else from the first word's.
  static func droppingPart(_ text: String) -> String {
    let half = text.utf8.index(text.startIndex, offsetBy: text.utf8.count / 2)
    var isAfterMark = false
    var wordStart: String.Index?
    for index in text.indices {
      guard index < half else { break }
      let character = text[index]
      if character.isNewline { return String(text[text.index(after: index)...]) }
      if character.isWhitespace {
        if isAfterMark { return String(text[text.index(after: index)...]) }
        if wordStart == nil { wordStart = text.index(after: index) }
      }
      isAfterMark = terminators.contains(character)
    }
    return wordStart.map { String(text[$0...]) } ?? text
  }

  /// Whether the byte before an offset, or a blank and the byte before it, tell that no sentence begins there.
  ///
  /// So it is at nearly every key: after a letter or digit of ASCII, and after a word and a blank.
  static func isRuledOut(before offset: Int, in text: PieceTree) -> Bool {
    guard offset > 0 else { return false }
    let last = text.byte(at: offset - 1)
    if isWordPart(last) { return true }
    return last == UInt8(ascii: " ") && offset > 1 && isWordPart(text.byte(at: offset - 2))
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Whether a letter after `context` would begin a sentence.
  ///
  /// True at the start of the text, at the start of a line, and after a full stop, exclamation or question
  /// mark (with closing quotes or brackets) and a blank; opening quotes and brackets in between change
  /// nothing. A full stop inside a word or after a single letter
  /// ("e.g. ") begins none.
  ///
  /// - Parameter context: the text before the cursor; the last few dozen characters suffice.
  /// - Returns: whether a sentence begins there.
  static func follows(_ context: some StringProtocol) -> Bool {
    var rest = context[...]
    var sawBlank = false
    while let last = rest.last, last.isWhitespace {
      if last.isNewline { return true }
      sawBlank = true
      rest.removeLast()
    }
    guard let last = rest.last else { return true }
    guard sawBlank else { return openers.contains(last) && follows(rest.dropLast()) }
    while let closer = rest.last, closers.contains(closer) { rest.removeLast() }
    guard let mark = rest.last, terminators.contains(mark) else { return false }
    guard mark == "." else { return true }
    let word = rest.dropLast().reversed().prefix { !$0.isWhitespace }
    return word.count > 1 && !word.contains(".")
  }
}
