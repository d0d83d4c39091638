import KeylineCore

/// The on-device predictor's part of the loop: the echo of a key goes to the terminal first, its words follow when no
/// key waits (docs/decisions/0018).
extension KeyboardLoop {
  /// Whether the predictor owes an answer.
  var owesWords: Bool { dueWords != nil || dueCompletion != nil }

  /// Answers what the predictor was asked last.
  mutating func answerWords() {
    if let query = dueWords {
      dueWords = nil
      if let words { reduceAndRun(.words(words.answer(query), to: query)) }
    }
    if let query = dueCompletion {
      dueCompletion = nil
      if let words { reduceAndRun(.deviceCompletion(words.completion(query), to: query)) }
    }
  }

  /// Explains the candidates of a query, for the inspector.
  mutating func explainWords(_ query: WordQuery) {
    if let words { apply(.wordsExplained(words.scores(query))) }
  }

  /// Has the predictor remember something; a tape teaches nobody's keyboard.
  func teach(_ lesson: WordLesson) { words?.teach(lesson) }

  /// Notes that more has come in at once than anyone types; the flood ends with a moment of silence.
  mutating func noteRead(of count: Int) {
    if count >= Self.floodRead, floodEnd == nil { apply(.flooded(true)) }
    if count >= Self.floodRead || floodEnd != nil { floodEnd = clock.now + Self.floodSilence }
  }

  /// Ends a flood that nothing has followed.
  mutating func endFlood(now: Duration) {
    guard let end = floodEnd, end <= now else { return }
    floodEnd = nil
    apply(.flooded(false))
  }

  /// Bytes that nobody types at once: they are pasted by a terminal that does not say so, or come from a program.
  private static let floodRead = 512
  private static let floodSilence = Duration.milliseconds(50)
}
