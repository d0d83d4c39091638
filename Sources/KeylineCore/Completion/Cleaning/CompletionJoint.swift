/// Where the text and a completion of it meet: what is repeated goes, and the space between them is right.
struct CompletionJoint: Sendable {
  private let before: String
  private let after: String
  /// The text before the cursor, folded for comparing, the repeatable part of it only.
  private let tail: [Character]
  private static let reach = 400

  init(_ query: CompletionQuery) {
    before = query.before
    after = query.after
    tail = Self.folded(query.before.suffix(Self.reach)[...])
  }

  /// Whether the lines of an answer say by a leading blank where a new word begins: then one without continues a word.
  ///
  /// The first line decides, so that no later one changes what is shown already.
  func areSpaced(_ lines: [Substring]) -> Bool { lines.first?.first == " " }

  /// A line as what is to be inserted.
  ///
  /// - Parameters:
  ///   - line: A line without decoration.
  ///   - isSpaced: Whether leading blanks of the answer's lines can be relied on.
  /// - Returns: The text for the place of the cursor.
  func joined(_ line: Substring, isSpaced: Bool) -> String {
    var text = line
    var isContinuation = isSpaced && text.first != " " && isInWord(text)
    text = text.drop { $0.isWhitespace }
    if let rest = withoutRepetition(text) {
      isContinuation = rest.first?.isWhitespace != true
      text = rest.drop { $0.isWhitespace }
    }
    guard !text.isEmpty else { return "" }
    let needsSpace = !isContinuation && wantsSpace(before: text)
    return (needsSpace ? " " : "") + withoutOverlap(String(text))
  }

  // MARK: The space

  /// Whether a line could be the rest of the word before the cursor.
  private func isInWord(_ text: Substring) -> Bool {
    before.last.map(Self.isWordPart) == true && text.first.map(Self.isWordPart) == true
  }

  private func wantsSpace(before text: Substring) -> Bool {
    guard let last = before.last, let first = text.first else { return false }
    if last.isWhitespace || "([{/\\-–—_@#'’\"“„«¿¡".contains(last) && !isClosingQuote(last) { return false }
    if ".,;:!?)]}…%”»’'".contains(first) { return isOpeningApostrophe(text) }
    return !Self.isUnspaced(last) && !Self.isUnspaced(first)
  }

  /// A straight quotation mark closes where an odd number of them came before it.
  private func isClosingQuote(_ mark: Character) -> Bool {
    guard mark == "\"" || mark == "'" else { return false }
    let line = before.split(omittingEmptySubsequences: false) { $0.isNewline }.last ?? ""
    if mark == "'" { return line.dropLast().last.map { $0.isLetter || $0.isNumber } ?? false }
    return line.count { $0 == mark } % 2 == 0
  }

  /// "'em" and "'til" begin a word, "'s" and "'t" end one.
  private func isOpeningApostrophe(_ text: Substring) -> Bool {
    guard let first = text.first, "'’".contains(first) else { return false }
    let word = text.dropFirst().prefix { $0.isLetter }.lowercased()
    return !["s", "t", "m", "d", "re", "ve", "ll", "n", "clock"].contains(word)
  }

  /// Whether a script puts no blanks between words: Chinese, Japanese, Thai and their like.
  private static func isUnspaced(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x312F, 0x31A0...0x9FFF, 0xF900...0xFAFF,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }

  // MARK: What is said twice

  /// The rest of a line that begins with the text before the cursor or with its end; nil when it does not.
  private func withoutRepetition(_ line: Substring) -> Substring? {
    guard let last = tail.last else { return nil }
    let endsInWord = Self.isWordPart(last) && before.last?.isWhitespace != true
    let (head, places) = Self.foldedWithPlaces(line, limit: tail.count)
    // The longest end of the text first: it begins at a word's start and is found at the line's start.
    for start in tail.indices where Self.isWordStart(start, in: tail) {
      let repeated = tail[start...]
      guard repeated.count <= head.count, head.starts(with: repeated) else { continue }
      let end = repeated.count
      let goesOn = end < head.count && Self.isWordPart(head[end]) && Self.isWordPart(last)
      // Behind a blank the last word is whole; before one the line may go on with it.
      if goesOn, !endsInWord { continue }
      return end < places.count ? line[places[end]...] : ""
    }
    return nil
  }

  /// A completion without the end that the text after the cursor begins with.
  private func withoutOverlap(_ text: String) -> String {
    let next = Self.folded(after.prefix(Self.reach)[...])
    guard next.contains(where: { Self.isWordPart($0) }) else { return text }
    let (own, places) = Self.foldedWithPlaces(text[...], limit: .max)
    for start in own.indices where Self.isWordStart(start, in: own) && next.starts(with: own[start...]) {
      let isWholeWord = next.count == own.count - start || !Self.isWordPart(next[own.count - start])
      if isWholeWord {
        let kept = text[..<places[start]]
        return after.first?.isWhitespace == true
          ? String(kept.reversed().drop { $0 == " " }.reversed()) : String(kept)
      }
    }
    return text
  }

  private static func isWordStart(_ index: Int, in text: [Character]) -> Bool {
    isWordPart(text[index]) && (index == 0 || !isWordPart(text[index - 1]))
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "'"
  }

  /// A text in small letters, with one kind of quotation mark and single blanks.
  private static func folded(_ text: Substring) -> [Character] { foldedWithPlaces(text, limit: .max).folded }

  private static func foldedWithPlaces(
    _ text: Substring, limit: Int
  ) -> (folded: [Character], places: [Substring.Index]) {
    var folded: [Character] = []
    var places: [Substring.Index] = []
    for index in text.indices {
      var character = text[index]
      if character.isWhitespace {
        guard let last = folded.last, last != " " else { continue }
        character = " "
      }
      if "’‘`".contains(character) { character = "'" }
      for small in character.lowercased() {
        folded.append(small)
        places.append(index)
      }
      // One more, to tell whether a word goes on.
      if limit < .max, folded.count > limit + 1 { break }
    }
    while folded.last == " ", text.last?.isWhitespace == true {
      folded.removeLast()
      places.removeLast()
    }
    return (folded, places)
  }
}
