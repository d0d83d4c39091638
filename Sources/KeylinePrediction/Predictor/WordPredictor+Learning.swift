import KeylineCore

/// Learning whole texts, as programs that ask for words have them.
extension WordPredictor {
  /// Learns the words of a text that is finished.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - day: The day, in days since 1970-01-01 UTC.
  /// - Complexity: O(*n*) in its length.
  public mutating func learn(_ text: String, day: Int) {
    history.learn(text: text, day: day, tokenizer: tokenizer)
    if models.count > 1 { languages.remember(languages.shares(after: tokenizer.tokens(of: text), models)) }
    forgetPlace()
  }
}
