import KeylineCore

/// What a keyboard has the predictor remember, word by word.
extension WordPredictor {
  /// Takes a lesson, which counts from the next answer on.
  ///
  /// - Parameters:
  ///   - lesson: What is to be remembered.
  ///   - day: The day, in days since 1970-01-01 UTC.
  /// - Returns: What is to be added on the disk; nothing where nothing was learned.
  public mutating func take(_ lesson: WordLesson, day: Int) -> LearnedChange {
    switch lesson {
    case .finished(let text):
      return LearnedChange(sequences: history.learn(text, day: day, tokenizer: tokenizer))
    case .reopened(let text):
      return LearnedChange(sequences: history.unlearn(text, day: day, tokenizer: tokenizer))
    case .verdict(let verdict):
      history.apply(verdict)
      return LearnedChange(verdicts: [verdict])
    }
  }
}

/// What a lesson adds to what is known of the user's words.
public struct LearnedChange: Equatable, Sendable {
  /// What was written; weights below nothing take back.
  public var sequences: [LearnedSequence] = []
  /// What was decided.
  public var verdicts: [WordVerdict] = []
}
