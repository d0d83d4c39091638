/// Where the lines of a question stand in the document pane.
public enum QuestionLines {
  /// The row of the first answer: title, detail and a blank line come before it.
  public static let firstChoice = 3
}

extension Session {
  /// Handles a key while a question is open; it stays until it is answered.
  mutating func reduceQuestion(
    _ question: Question, _ chord: KeyChord, now: Duration, _ effects: inout [Effect]
  ) {
    var question = question
    let count = question.choices.count
    switch (chord.key, chord.modifiers) {
    case (.up, _), (.left, _): question.selected = (question.selected + count - 1) % count
    case (.down, _), (.right, _), (.tab, _): question.selected = (question.selected + 1) % count
    case (.enter, _):
      answer(question, with: question.selected, now: now, &effects)
      return
    case (.escape, _), (.character("c"), .control):
      answer(question, with: question.harmlessChoice, now: now, &effects)
      return
    case (.character(let letter), []):
      let lower = Character(letter.lowercased())
      guard let index = question.choices.firstIndex(where: { $0.letter == lower }) else { return }
      answer(question, with: index, now: now, &effects)
      return
    default: return
    }
    modes[modes.count - 1] = .question(question)
  }

  /// Carries out the answer to a question.
  mutating func answer(_ question: Question, with index: Int, now: Duration, _ effects: inout [Effect]) {
    modes.removeLast()
    switch (question.subject, question.choices[index].letter) {
    case (.overwrite(let isDone), "o"):
      isFinishing = isDone
      requestSave(SaveRequest(overwritesChanges: true, isDone: isDone), &effects)
    case (.recoverDraft, "r"): effects.append(.answerDraft(.recover))
    case (.recoverDraft, "d"): effects.append(.answerDraft(.discard))
    case (.recoverDraft, _): effects.append(.answerDraft(.keepForLater))
    case (.sendSecret, "s"): askDespiteSecret(now: now, &effects)
    case (.word(let index), "t"): takeWord(at: index, &effects)
    case (.word(let index), "n"): forgetWord(at: index, &effects)
    case (.word, "w"): openInspector(at: .words, &effects)
    case (.overwrite, _), (.sendSecret, _), (.word, _): break
    }
  }
}

extension Question {
  /// The answer that loses nothing.
  var harmlessChoice: Int {
    switch subject {
    case .overwrite, .sendSecret, .word: 0
    case .recoverDraft: choices.count - 1
    }
  }
}
