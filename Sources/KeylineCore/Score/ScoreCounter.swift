/// What a tally counts.
///
/// The names of the cases stand in files, so they stay as they are.
public enum ScoreCounter: Int, CaseIterable, Hashable, Sendable {
  // Key presses, by what they are for.
  case pressedLetters, pressedEditing, pressedNavigation, pressedTaking, pressedCommands
  /// The characters that came into the text by keys and what they took; pastes are not among them.
  case characters
  /// The time of writing: that between presses, pauses left out.
  case activeMicroseconds
  // Keystrokes saved, by what saved them.
  case savedByWords, savedByCorrections, savedByReplacements, savedByGhost, savedByGhostWords
  case savedByCompletions
  // What was taken, by its place in the list.
  case takenFirstWord, takenSecondWord, takenThirdWord
  case takenFirstCompletion, takenSecondCompletion, takenThirdCompletion
  // Words that were finished while others were offered, and how many of them were taken.
  case offeredWords, takenWords
  // Answers that were offered as completions, and of how many of them at least a part was taken.
  case offeredCompletions, takenCompletions
  // Words that were changed unasked, and how many of the changes were taken back.
  case corrections, reverts

  /// The name used in files and machine-readable lists.
  public var name: String { String(describing: self) }

  /// The presses, by what they are for.
  public static let presses: [Self] = [
    .pressedLetters, .pressedEditing, .pressedNavigation, .pressedTaking, .pressedCommands,
  ]
  /// The savings, by what saves.
  public static let savings: [Self] = [
    .savedByWords, .savedByCorrections, .savedByReplacements, .savedByGhost, .savedByGhostWords,
    .savedByCompletions,
  ]
  /// The words taken, by their place in the bar.
  public static let wordRanks: [Self] = [.takenFirstWord, .takenSecondWord, .takenThirdWord]
  /// The completions taken, by their place in the list.
  public static let completionRanks: [Self] = [
    .takenFirstCompletion, .takenSecondCompletion, .takenThirdCompletion,
  ]
}
