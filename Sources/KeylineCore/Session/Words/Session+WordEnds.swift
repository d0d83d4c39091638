/// What becomes of a word when it ends: it is corrected, or stays, and either can be taken back.
extension Session {
  /// What the word at the cursor becomes when it ends here; nil when it stays as it is.
  public var pendingCorrection: WordCandidate? {
    if settings.words.expandsReplacements, let replacement = words.replacement {
      return replacement.candidate
    }
    guard corrects, words.isCurrent, words.typedStart != nil else { return nil }
    return words.answer.autocorrection
  }

  /// Corrects the word that a character ends, and remembers it.
  ///
  /// - Parameters:
  ///   - text: What is about to be typed.
  ///   - effects: What follows from it is added here.
  /// - Returns: Whether the word was changed.
  mutating func endWord(with text: String, _ effects: inout [Effect]) -> Bool {
    guard let character = text.first, WordEnding.ends(character), document.selection.isCaret,
      words.range.upperBound == document.caret
    else { return false }
    guard let correction = pendingCorrection, WordEnding.corrects(character),
      correction.source == .correction ? mayCorrect(before: character) : character == " "
    else {
      learnWord(&effects)
      countPassedOver()
      return false
    }
    let range = range(replacedBy: correction)
    let typed = document.text.string(in: range)
    countPassedOver()
    countCorrection(of: typed, to: correction)
    // With what ends the word, so that one undo brings back what was typed.
    document.replace(range, with: Array((correction.text + text).utf8), as: .correction)
    let end = range.lowerBound + correction.text.utf8.count
    if correction.source == .correction { learn(correction.text, in: range.lowerBound..<end, &effects) }
    words.correction = AppliedCorrection(
      typed: typed, replacement: correction, range: range.lowerBound..<document.caret, ending: text,
      revision: document.revision)
    return true
  }

  /// Whether a character may have the word at the cursor corrected: a quote at its end is no letter of it, and a letter
  /// with a stop may be an abbreviation.
  private func mayCorrect(before character: Character) -> Bool {
    guard let word = words.query?.word, let last = word.last else { return false }
    return last != "'" && last != "\u{2019}" && !(word.count == 1 && character == ".")
  }

  /// The bytes that a candidate takes the place of.
  func range(replacedBy candidate: WordCandidate) -> Range<Int> {
    guard let replacement = words.replacement, replacement.candidate == candidate else { return words.range }
    return replacement.range
  }

  /// Takes the last correction back, where nothing has happened since, and never makes it again.
  ///
  /// - Returns: Whether there was one.
  mutating func revertCorrection(_ effects: inout [Effect]) -> Bool {
    guard let correction = words.correction, correction.revision == document.revision,
      document.selection == TextSelection(caret: correction.range.upperBound)
    else { return false }
    words.correction = nil
    countRevert(of: correction, isByHand: true)
    let start = correction.range.lowerBound
    document.replace(
      correction.range, with: Array((correction.typed + correction.ending).utf8), as: .correction)
    refuse(correction, &effects)
    if correction.replacement.source == .correction {
      learn(correction.typed, in: start..<start + correction.typed.utf8.count, &effects)
    }
    notice = WordWording.reverted(correction.replacement.text)
    documentChangedElsewhere()
    return true
  }

  /// Takes the last correction back where the word turns out to go on behind its mark: `paris.txt`, `john.smith@…`.
  ///
  /// - Parameters:
  ///   - text: What is about to be typed.
  ///   - effects: What follows from it is added here.
  mutating func undoCorrection(before text: String, _ effects: inout [Effect]) {
    guard let correction = words.correction, correction.revision == document.revision,
      correction.replacement.source == .correction,
      document.selection == TextSelection(caret: correction.range.upperBound),
      let mark = correction.ending.last, !mark.isWhitespace, let first = text.first, WordEnding.joins(first)
    else { return }
    words.correction = nil
    countRevert(of: correction, isByHand: false)
    document.replace(
      correction.range, with: Array((correction.typed + correction.ending).utf8), as: .correction)
    unlearnFinished(&effects)
    updateCurrentInput()
  }

  /// Remembers that a correction was not wanted.
  mutating func refuse(_ correction: AppliedCorrection, _ effects: inout [Effect]) {
    guard correction.replacement.source == .correction else { return }
    unlearnFinished(&effects)
    effects.append(
      .teach(.verdict(.reverted(typed: correction.typed, to: correction.replacement.text))))
  }
}
