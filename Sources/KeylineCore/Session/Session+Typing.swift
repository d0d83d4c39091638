extension Session {
  /// The longest current input in bytes; what is longer is no word.
  private static let longestInput = 256
  /// How many bytes before the cursor decide about capitals and full stops.
  private static let sentenceContext = 96

  /// Types what a key produced, with the rules of a phone's keyboard.
  mutating func type(_ text: String, now: Duration, _ effects: inout [Effect]) {
    // A page has no capitals of its own; letters come there from the physical keys only.
    let isCapital = layer.page == nil ? layer.shift != .off : capitalizes && isAtSentenceStart
    let text = isCapital ? capitalized(text) : text
    let isSpace = text == " "
    words.isByHand = true
    undoCorrection(before: text, &effects)
    let isCorrected = endWord(with: text, &effects)
    if isCorrected {
      spaceWasTyped = isSpace
      automaticSpaceEnd = nil
    } else if isSpace, words.blankEnd == document.selection.head, document.selection.isCaret {
      countUnwantedBlank()
      // The blank is there already: it came with the word that was taken.
      spaceWasTyped = true
      automaticSpaceEnd = nil
    } else if isSpace, isProse, settings.doubleSpacePeriod, spaceWasTyped, endsSentence() {
      document.deleteBackward()
      document.insertText(". ")
      automaticSpaceEnd = document.selection.head
      spaceWasTyped = false
    } else {
      let isPlain = document.selection.isCaret && automaticSpaceEnd != document.selection.head
      takeBackAutomaticSpace(before: text)
      document.insertText(text)
      if isPlain { completion.typed = text }
      spaceWasTyped = isSpace
      automaticSpaceEnd = nil
    }
    words.blankEnd = nil
    countTyped(text.count)
    if isSpace {
      currentInput = ""
      layer.page = nil
    } else if currentInput.utf8.count < Self.longestInput {
      currentInput += text
    }
    finishOneShot()
    goalColumn = nil
    isSelecting = false
    updateAutomaticShift()
  }

  /// Begins a new line and syncs the draft: a line's end is a natural place to be safe at.
  mutating func typeReturn(_ effects: inout [Effect]) {
    learnWord(&effects)
    countPassedOver()
    countUnwantedBlank()
    if words.blankEnd == document.selection.head, document.selection.isCaret { document.deleteBackward() }
    words.blankEnd = nil
    document.insertText("\n")
    countTyped()
    currentInput = ""
    spaceWasTyped = false
    automaticSpaceEnd = nil
    goalColumn = nil
    isSelecting = false
    layer.page = nil
    updateAutomaticShift()
    syncDraft(&effects)
  }

  /// Takes back the correction just made, else deletes the selection or the grapheme before the cursor.
  mutating func deleteBackward(_ effects: inout [Effect]) {
    guard !revertCorrection(&effects) else { return }
    words.isByHand = true
    let hadSelection = !document.selection.isCaret
    document.deleteBackward()
    if hadSelection || currentInput.isEmpty {
      documentChangedElsewhere()
    } else {
      currentInput.removeLast()
      textChangedAtCaret()
    }
    unlearnReopened(&effects)
  }

  /// Brings everything that depends on the place of the cursor up to date after any edit or movement that
  /// is not plain typing.
  mutating func documentChangedElsewhere() {
    updateCurrentInput()
    textChangedAtCaret()
  }

  mutating func updateCurrentInput() { currentInput = document.currentWordPrefix }

  private mutating func textChangedAtCaret() {
    spaceWasTyped = false
    automaticSpaceEnd = nil
    updateAutomaticShift()
  }

  /// Turns the one-shot shift on at a sentence's start and off elsewhere, unless a key has set it.
  mutating func updateAutomaticShift() {
    guard layer.page == nil, layer.shift != .locked else { return }
    if layer.shift == .oneShot, !layer.isAutomatic { return }
    let wanted = capitalizes && isAtSentenceStart
    layer.shift = wanted ? .oneShot : .off
    layer.isAutomatic = wanted
  }

  /// Turns a one-shot shift off again after its character.
  private mutating func finishOneShot() {
    if layer.shift == .oneShot { layer.shift = .off }
    layer.isAutomatic = false
    shiftTappedAt = nil
  }

  private var isAtSentenceStart: Bool {
    let isCut = settings.emulation.contextLength != nil
    if !isCut, SentenceStart.isRuledOut(before: document.selection.range.lowerBound, in: document.text) {
      return false
    }
    return SentenceStart.follows(visible(document.contextBeforeInput(limit: Self.sentenceContext)))
  }

  /// Whether the text before the cursor is a word and one space, where a second space means a full stop.
  private func endsSentence() -> Bool {
    guard document.selection.isCaret else { return false }
    var context = document.contextBeforeInput(limit: 16)[...]
    guard context.popLast() == " ", let last = context.last else { return false }
    return last.isLetter || last.isNumber || ")]\"'’”»".contains(last)
  }

  /// Removes a space that came by itself when what follows belongs directly to the word before.
  private mutating func takeBackAutomaticSpace(before text: String) {
    guard settings.smartSpacing, automaticSpaceEnd == document.selection.head, document.selection.isCaret,
      let first = text.first, joinsWord(first)
    else { return }
    countUnwantedBlank()
    document.deleteBackward()
  }

  /// Whether a character belongs directly to the word before it.
  private func joinsWord(_ character: Character) -> Bool {
    let language = settings.words.languages.first ?? keyboard.locale
    switch character {
    case ".", ",", ")", "]", "}", "…", "”", "-": return true
    // French has a blank before these.
    case ";", ":", "!", "?", "»": return !language.hasPrefix("fr")
    case "\"":
      let line = document.contextBeforeInput(limit: WordQuery.longestContext).reversed().prefix {
        !$0.isNewline
      }
      return line.count { $0 == "\"" } % 2 == 1
    default: return false
    }
  }

  private func capitalized(_ text: String) -> String {
    guard let first = text.first, text.count == 1, first.isLowercase else { return text }
    return text.uppercased().count == 1 ? text.uppercased() : text
  }
}
