/// What the score counts of a key press.
extension Session {
  /// Whether anything is counted.
  private var isCounted: Bool { settings.statistics != .off && !isIncognito && purpose != .password }

  /// Counts a physical key.
  mutating func countPress(_ chord: KeyChord, now: Duration) {
    guard isCounted else { return }
    score.press(pressKind(of: chord), on: keyboard.id, at: now)
  }

  /// Counts what the mouse presses.
  mutating func countClick(_ kind: ScoreCounter, now: Duration) {
    if isCounted { score.press(kind, on: keyboard.id, at: now) }
  }

  /// Counts a drawn key for the heat map.
  mutating func countDrawn(_ id: String, onLayer layerID: String) {
    guard isCounted else { return }
    score.press(ScoreKey(layer: layerID, key: id), on: keyboard.id)
  }

  /// Counts characters that were typed.
  mutating func countTyped(_ count: Int = 1) {
    if isCounted { score.add(count, to: .characters) }
  }

  /// Counts a word of the bar, or the rest of one, that takes the place of what is typed of it.
  mutating func countTaken(_ text: String, inPlaceOf old: String, by saver: ScoreCounter, hasBlank: Bool) {
    if isCounted { score.take(text, inPlaceOf: old, by: saver, hasBlank: hasBlank) }
  }

  /// Counts the place that a word was taken from; it was offered, and finished with that.
  mutating func countChosenWord(at place: Int?) {
    guard isCounted else { return }
    score.add(to: .offeredWords)
    score.add(to: .takenWords)
    if let place { score.choose(place, in: ScoreCounter.wordRanks) }
  }

  /// Counts a word that was finished letter by letter, while others were offered.
  mutating func countPassedOver() {
    guard isCounted, words.query?.word.isEmpty == false, !words.candidates.isEmpty else { return }
    score.add(to: .offeredWords)
  }

  /// The blank that came with a word was not wanted, or typed once more.
  mutating func countUnwantedBlank() {
    guard isCounted, words.blankEnd == document.selection.head, document.selection.isCaret else { return }
    score.takeBackBlank()
  }

  /// Counts completions that are offered anew.
  mutating func countOffer() {
    if isCounted { score.offerCompletions() }
  }

  /// Counts a completion, or a part of one, of which a place was taken.
  mutating func countTakenCompletion(at place: Int) {
    guard isCounted else { return }
    score.takeCompletion()
    score.choose(place, in: ScoreCounter.completionRanks)
  }

  /// Counts a word that was changed unasked.
  mutating func countCorrection(of typed: String, to replacement: WordCandidate) {
    guard isCounted else { return }
    score.add(to: .corrections)
    score.correct(1, from: typed, to: replacement.text, by: replacement.source.saver)
  }

  /// Counts that such a change was taken back.
  ///
  /// - Parameters:
  ///   - correction: The change.
  ///   - isByHand: Whether the person did so; else it turned out to be none.
  mutating func countRevert(of correction: AppliedCorrection, isByHand: Bool) {
    guard isCounted else { return }
    if isByHand { score.add(to: .reverts) } else { score.add(-1, to: .corrections) }
    score.correct(
      -1, from: correction.typed, to: correction.replacement.text, by: correction.replacement.source.saver)
  }

  /// What a press is for; while a page or a list reads the keys, letters are no letters of the text.
  private func pressKind(of chord: KeyChord) -> ScoreCounter {
    switch modes.last {
    case .keyFocus, .alternates, .quoting, .inspector, nil: break
    case .completionPicker: return .pressedTaking
    case .find: return .pressedNavigation
    case .help, .score, .palette, .keyboardPicker, .question: return .pressedCommands
    }
    if case .character = chord.key, chord.modifiers.isEmpty { return .pressedLetters }
    return bindings.action(for: chord)?.pressKind ?? .pressedCommands
  }
}

extension WordCandidate.Source {
  /// Where the keystrokes count that a candidate saves.
  var saver: ScoreCounter {
    switch self {
    case .correction: .savedByCorrections
    case .replacement: .savedByReplacements
    case .user, .dictionary: .savedByWords
    }
  }
}

extension LayoutKey {
  /// What a press of it is for.
  var pressKind: ScoreCounter {
    switch role {
    case .character, .space: .pressedLetters
    case .enter, .backspace: .pressedEditing
    case .shift, .layer, .nextKeyboard: .pressedCommands
    }
  }
}

extension ActionID {
  /// What its key is for.
  fileprivate var pressKind: ScoreCounter { Self.pressKinds[self] ?? .pressedCommands }

  /// By the families of names.
  private static let pressKinds: [ActionID: ScoreCounter] = {
    let families: [Substring: ScoreCounter] = [
      "move": .pressedNavigation, "select": .pressedNavigation, "delete": .pressedEditing,
      "edit": .pressedEditing, "word": .pressedTaking, "completion": .pressedTaking,
    ]
    var kinds: [ActionID: ScoreCounter] = [:]
    for action in allCases { kinds[action] = families[action.rawValue.prefix { $0 != "." }] }
    return kinds
  }()
}
