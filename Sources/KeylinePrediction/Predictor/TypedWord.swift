/// What is typed of a word, divided into what is looked up and what stands around it.
struct TypedWord {
  /// What stands before what is completed, as it was typed: `well-` of `well-kno`, `l'` of `l'amo`.
  let head: String
  /// The elided word among it, with a plain apostrophe; empty where there is none.
  let elided: String
  /// What is completed, as it was typed.
  let typed: String
  /// The same, folded.
  let folded: String
  /// Whether it is longer than any word.
  let isTooLong: Bool

  /// Divides what is typed.
  ///
  /// - Parameters:
  ///   - word: What is typed of the word.
  ///   - elision: The elided words of the language.
  init(_ word: String, elision: Elision) {
    // A word's own letters are never so many bytes; what is longer is looked at no further.
    guard word.utf8.count <= Lexicon.longestWord * 4 else {
      self.init(head: "", elided: "", typed: word[...], isTooLong: true)
      return
    }
    let start = word.unicodeScalars.lastIndex { !$0.isWordPart && $0 != "'" && $0 != "\u{2019}" }
    let last = start.map { word[word.unicodeScalars.index(after: $0)...] } ?? word[...]
    let (elided, rest) = elision.split(String(last))
    // Apostrophes that open a quotation belong to no word.
    let quotes = elided.isEmpty ? rest.prefix { $0 == "'" || $0 == "\u{2019}" }.count : 0
    let typed = rest.dropFirst(quotes)
    self.init(
      head: String(word.dropLast(typed.count)), elided: elided, typed: typed,
      isTooLong: typed.unicodeScalars.count > Lexicon.longestWord)
  }

  /// The same word when less of it was typed.
  func beginning(_ count: Int) -> TypedWord {
    TypedWord(head: head, elided: elided, typed: typed.prefix(count), isTooLong: isTooLong)
  }

  private init(head: String, elided: String, typed: Substring, isTooLong: Bool) {
    self.head = head
    self.elided = elided
    self.typed = String(typed)
    self.folded = isTooLong ? "" : WordFolding.fold(typed)
    self.isTooLong = isTooLong
  }

  /// A whole candidate as it is to stand in the text: what was typed stays as it was, a word in capitals goes on in
  /// capitals.
  ///
  /// - Parameters:
  ///   - text: The word as it is written inside a sentence.
  ///   - startsSentence: Whether it begins a sentence.
  /// - Returns: The text that takes the place of everything that is typed.
  func written(_ text: String, startsSentence: Bool) -> String {
    head + cased(text, startsSentence: startsSentence)
  }

  private func cased(_ text: String, startsSentence: Bool) -> String {
    if typed.isEmpty {
      return startsSentence && elided.isEmpty ? TypedCase.capitalized.applied(to: text) : text
    }
    // Without a capital, it goes on as it is written.
    if typed == folded { return text }
    let typedCase = TypedCase(of: typed)
    // Capitals inside of what is typed, as in a name: they stay where they are.
    if typedCase != .capitals, typed.dropFirst().contains(where: \.isUppercase),
      WordFolding.fold(text).hasPrefix(folded), typed.count == folded.count
    {
      return typed + text.dropFirst(typed.count)
    }
    return typedCase.applied(to: text)
  }
}
