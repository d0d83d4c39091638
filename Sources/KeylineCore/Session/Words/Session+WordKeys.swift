/// Taking words, keeping the literal one, forgetting one.
extension Session {
  /// Does what one of the actions on words asks for.
  mutating func performWord(_ action: ActionID, _ effects: inout [Effect]) {
    switch action {
    case .wordFirst, .wordSecond, .wordThird:
      let index = action == .wordFirst ? 0 : action == .wordSecond ? 1 : 2
      if !takeWord(at: index, &effects) { notice = WordWording.noneShown }
    case .wordLiteral: keepLiteralWord(&effects)
    case .wordForget: forgetWord(at: words.selected ?? 0, &effects)
    default: preconditionFailure("\(action.rawValue) is no action on words")
    }
  }

  /// Takes a word of the bar in the place of what is typed of it, with a blank behind it, as one step of its own.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func takeWord(at index: Int, _ effects: inout [Effect]) -> Bool {
    guard words.isCurrent, words.candidates.indices.contains(index) else { return false }
    takeWord(words.candidates[index], &effects)
    return true
  }

  private mutating func takeWord(_ candidate: WordCandidate, _ effects: inout [Effect]) {
    let name: EditName =
      switch candidate.source {
      case .correction: .correction
      case .replacement: .replacement
      case .user, .dictionary: .suggestion
      }
    countChosenWord(at: words.candidates.firstIndex(of: candidate))
    words.range = range(replacedBy: candidate)
    insertWord(
      candidate.text, as: name, by: candidate.source.saver, learning: candidate.source != .replacement,
      &effects)
  }

  /// Puts the rest of a word behind what is typed of it, as a word of the bar.
  mutating func completeWord(with rest: String, by saver: ScoreCounter, _ effects: inout [Effect]) {
    insertWord((words.query?.word ?? "") + rest, as: .suggestion, by: saver, learning: true, &effects)
  }

  /// Puts a whole word in the place of the one at the cursor, with a blank behind it where that is wanted.
  private mutating func insertWord(
    _ word: String, as name: EditName, by saver: ScoreCounter, learning: Bool, _ effects: inout [Effect]
  ) {
    let start = words.range.lowerBound
    let end = words.range.upperBound
    let isBlankNext = end < document.text.byteCount && document.text.byte(at: end) == 0x20
    let addsBlank = settings.smartSpacing && !isBlankNext && isWordEnd(at: end)
    let text = word + (addsBlank ? " " : "")
    countTaken(text, inPlaceOf: document.text.string(in: words.range), by: saver, hasBlank: addsBlank)
    document.replace(words.range, with: Array(text.utf8), as: name)
    if learning { learn(word, in: start..<start + word.utf8.count, &effects) }
    if settings.smartSpacing, isBlankNext { document.moveCaret(to: document.caret + 1) }
    finishTaking(hasBlank: addsBlank)
  }

  /// Whether a blank may follow a word that ends here: at the end of a line, or before a letter.
  private func isWordEnd(at offset: Int) -> Bool {
    guard offset < document.text.byteCount else { return true }
    let next = document.text.byte(at: offset)
    return next == 0x0A || next == 0x0D || WordEnding.ends(Character(UnicodeScalar(next))) == false
  }

  /// Brings everything up to date behind a word that was taken.
  mutating func finishTaking(hasBlank: Bool) {
    isSelecting = false
    goalColumn = nil
    documentChangedElsewhere()
    if hasBlank {
      automaticSpaceEnd = document.caret
      words.blankEnd = document.caret
      spaceWasTyped = false
    }
    words.correction = nil
  }

  /// Keeps the word at the cursor as it is typed, and teaches it.
  mutating func keepLiteralWord(_ effects: inout [Effect]) {
    guard let query = words.query, !query.word.isEmpty else {
      notice = WordWording.nothingToTeach
      return
    }
    if learns {
      // The capital at a sentence's start is nobody's spelling.
      let isCapitalized = capitalizes && SentenceStart.follows(query.context)
      let word = isCapitalized ? query.word.prefix(1).lowercased() + query.word.dropFirst() : query.word
      if LearnableWord.isOne(word), !SecretPattern.mayBe(in: word, after: query.context) {
        effects.append(.teach(.verdict(.taught(word))))
        notice = WordWording.taught(word)
      } else {
        notice = WordWording.notTaught
      }
    }
    insertWord(query.word, as: .suggestion, by: .savedByWords, learning: true, &effects)
  }

  /// Never offers a word of the bar again.
  mutating func forgetWord(at index: Int, _ effects: inout [Effect]) {
    guard words.isCurrent, words.candidates.indices.contains(index) else {
      notice = WordWording.noneShown
      return
    }
    let word = words.candidates[index].text
    guard words.candidates[index].source != .replacement else {
      notice = WordWording.replacementStays
      return
    }
    guard !isIncognito else {
      notice = WordWording.nothingForgotten
      return
    }
    effects.append(.teach(.verdict(.blocked(word))))
    notice = WordWording.forgotten(word)
    askAgain(&effects)
  }

  /// Asks the predictor once more about the same place: what it knows has changed.
  mutating func askAgain(_ effects: inout [Effect]) {
    words.answeredQuery = nil
    if let query = words.query { effects.append(.predict(query)) }
  }

  /// What Tab takes before the ghost text: the correction that the next blank would make.
  mutating func takePendingCorrection(_ effects: inout [Effect]) -> Bool {
    guard let correction = pendingCorrection, words.range.upperBound == document.caret else { return false }
    takeWord(correction, &effects)
    return true
  }

  /// What Tab takes after it: the first word, where a part of it is typed.
  mutating func takeFirstWord(_ effects: inout [Effect]) -> Bool {
    guard purpose != .code, words.query?.word.isEmpty == false else { return false }
    return takeWord(at: 0, &effects)
  }

  /// Opens the menu of a word that the mouse holds.
  mutating func holdWord(numbered number: Int, _ effects: inout [Effect]) {
    guard words.candidates.indices.contains(number - 1) else { return }
    pressed = nil
    modes.append(.question(.word(words.candidates[number - 1], at: number - 1)))
  }
}
