/// Learning whole texts, as programs that ask for words have them.
extension UserHistory {
  /// Learns the words of a text that is finished.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - day: The day, in days since 1970-01-01 UTC.
  ///   - tokenizer: Divides the text.
  /// - Complexity: O(*n*) in its length.
  public mutating func learn(text: String, day: Int, tokenizer: WordTokenizer) {
    var sentence: [WordToken] = [.sentenceEnd]
    for token in tokenizer.tokens(of: text) {
      if case .word(let word) = token { _ = learn(word, after: sentence, day: day) }
      sentence = token == .sentenceEnd ? [.sentenceEnd] : sentence.suffix(WordContext.longest - 1) + [token]
    }
  }
}
