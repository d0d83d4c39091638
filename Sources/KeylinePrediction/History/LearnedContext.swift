import KeylineCore

/// The two words before a word, as sequences have them.
struct LearnedContext {
  /// The word before the last; nil where the last is the start of a sentence, or one of the two is never learned.
  let older: String?
  /// The last word; nil where it is never learned.
  let newer: String?
  /// Whether the word before is written in capitals only.
  private let isAmongCapitals: Bool

  /// Makes a context of what stands before a word in its sentence; nothing where the word begins one.
  init(_ tokens: some BidirectionalCollection<WordToken>) {
    let last = tokens.last ?? .sentenceEnd
    newer = Self.text(of: last)
    older = last == .sentenceEnd || newer == nil ? nil : Self.text(of: tokens.dropLast().last ?? .sentenceEnd)
    if case .word(let word) = last {
      isAmongCapitals = Self.isCapitals(word)
    } else {
      isAmongCapitals = false
    }
  }

  /// How a word is written, as far as its place lets it show.
  ///
  /// - Parameter word: The word, as it stands in the text.
  /// - Returns: The form as `LearnedSequence/form` has it.
  func form(of word: String) -> String {
    let folded = LearnedSequence.folded(word)
    if word == folded { return "" }
    let begins = newer == LearnedSequence.sentenceStart
    let isCapitals = Self.isCapitals(word)
    if isCapitals && (begins || isAmongCapitals) { return LearnedSequence.unknownForm }
    if begins, LearnedSequence.folded(word.dropFirst()) == word.dropFirst() {
      return LearnedSequence.unknownForm
    }
    return word
  }

  /// The token as a word of a sequence; nil for a word that is never learned, behind another one either.
  private static func text(of token: WordToken) -> String? {
    switch token {
    case .word(let word): LearnableWord.isOne(word) ? LearnedSequence.folded(word) : nil
    case .number: LearnedSequence.number
    case .comma: LearnedSequence.comma
    case .sentenceEnd: LearnedSequence.sentenceStart
    }
  }

  /// Whether a word of more than one letter is in capitals only.
  private static func isCapitals(_ word: String) -> Bool {
    word.unicodeScalars.dropFirst().first != nil && word == word.uppercased() && word != word.lowercased()
  }
}
