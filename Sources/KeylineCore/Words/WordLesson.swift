/// Something that the on-device predictor is to remember.
public enum WordLesson: Hashable, Sendable {
  /// A word was finished.
  case finished(LearnedText)
  /// A word that was finished is being written again: it does not count.
  case reopened(LearnedText)
  /// The user has decided about a word.
  case verdict(WordVerdict)
}
