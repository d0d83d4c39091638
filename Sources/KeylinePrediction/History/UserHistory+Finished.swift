import KeylineCore

/// Learning what was finished in a text; what looks like a secret, an address or a name of a thing is passed over.
extension UserHistory {
  /// Learns a word that was finished.
  ///
  /// - Parameters:
  ///   - text: The word and what stands before it.
  ///   - day: The day, in days since 1970-01-01 UTC.
  ///   - tokenizer: Divides the text as the model's was divided.
  /// - Returns: What is to be added on the disk; nothing where the word is not to be learned.
  /// - Complexity: O(*n*) in the text.
  public mutating func learn(_ text: LearnedText, day: Int, tokenizer: WordTokenizer) -> [LearnedSequence] {
    var changes: [LearnedSequence] = []
    for (word, tokens) in Self.learnable(in: text, tokenizer) {
      changes += learn(word, after: tokens, day: day)
    }
    return changes
  }

  /// Takes back that a word was learned, because it is being written anew.
  ///
  /// - Parameters:
  ///   - text: The word and what stands before it, as they were learned.
  ///   - day: The day, in days since 1970-01-01 UTC.
  ///   - tokenizer: Divides the text as the model's was divided.
  /// - Returns: What is to be added on the disk, of weights below nothing.
  /// - Complexity: O(*n*) in the text.
  public mutating func unlearn(_ text: LearnedText, day: Int, tokenizer: WordTokenizer) -> [LearnedSequence] {
    var changes: [LearnedSequence] = []
    for (word, tokens) in Self.learnable(in: text, tokenizer) {
      changes += unlearn(word, after: tokens, day: day)
    }
    return changes
  }

  /// The words of a finished text, each with the tokens before it: one, or two where a hyphen or an apostrophe parts
  /// them.
  private static func learnable(
    in text: LearnedText, _ tokenizer: WordTokenizer
  ) -> [(word: String, tokens: [WordToken])] {
    guard LearnableWord.isOne(text.word), !isJoined(text.context),
      SecretPattern.mayBe(in: text.word, after: text.context) == false
    else { return [] }
    var tokens = tokenizer.lastTokens(of: text.context, limit: 2)
    var found: [(word: String, tokens: [WordToken])] = []
    for token in tokenizer.tokens(of: text.word) {
      if case .word(let word) = token { found.append((word, tokens)) }
      tokens = tokens.suffix(1) + [token]
    }
    return found
  }

  /// Whether a word behind this text is the rest of something else: an address, a path, a variable, an option.
  private static func isJoined(_ context: String) -> Bool {
    let last = context.unicodeScalars.suffix(2)
    guard let before = last.last, !before.properties.isWhitespace else { return false }
    switch before.properties.generalCategory {
    case .openPunctuation, .initialPunctuation, .finalPunctuation: return false
    // A compound has a letter before its hyphen; an option has none.
    case .dashPunctuation: return before == "-" && last.first?.properties.isAlphabetic != true
    default: return !"\"'*,¿¡".unicodeScalars.contains(before)
    }
  }
}
