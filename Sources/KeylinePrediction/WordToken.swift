/// A piece of text as the model counts it.
public enum WordToken: Hashable, Sendable {
  /// A word, as it is written; an elided article (`l'`) is a word of its own where the language has elision.
  case word(String)
  /// A run that begins with a digit.
  case number
  case comma
  /// The end of a sentence: what follows begins one.
  case sentenceEnd
}
