/// What the predictor is told of the words that the user finishes, and of those that are opened again.
extension Session {
  /// Remembers the word at the cursor as it stands, where it was typed and has ended.
  mutating func learnWord(_ effects: inout [Effect]) {
    guard let query = words.query, !query.word.isEmpty, words.typedStart == words.range.lowerBound,
      words.range.upperBound == document.caret
    else { return }
    // A slip that nothing has corrected is no word of the user's.
    guard pendingCorrection == nil else { return }
    learn(query.word, in: words.range, &effects)
  }

  mutating func learn(_ word: String, in range: Range<Int>, _ effects: inout [Effect]) {
    guard learns, let query = words.query,
      !isAskedFor(below: range.lowerBound - query.context.utf8.count)
    else { return }
    let text = LearnedText(context: query.context, word: word)
    words.finished = FinishedWord(text: text, range: range)
    effects.append(.teach(.finished(text)))
  }

  /// Whether a line stands below one that asks for a password.
  private func isAskedFor(below line: Int) -> Bool {
    let start = max(document.contentStart, line - WordQuery.longestContext)
    return start < line && SecretPattern.isAskedFor(above: document.text.string(in: start..<line)[...])
  }

  /// Forgets the word that was finished last, where it is opened again: what it becomes is what counts.
  mutating func unlearnReopened(_ effects: inout [Effect]) {
    guard let finished = words.finished, document.caret <= finished.range.upperBound else { return }
    unlearnFinished(&effects)
  }

  mutating func unlearnFinished(_ effects: inout [Effect]) {
    guard let finished = words.finished else { return }
    words.finished = nil
    effects.append(.teach(.reopened(finished.text)))
  }
}
