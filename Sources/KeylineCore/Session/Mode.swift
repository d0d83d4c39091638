/// What the keys mean when they do not go into the text.
///
/// Modes are a stack; the topmost one reads the keys, and leaving it drops its state.
public enum Mode: Sendable {
  case help(HelpState)
  case palette(PaletteState)
  case keyboardPicker(KeyboardPickerState)
  case find(FindState)
  case question(Question)
  /// F2's walk over the drawn keys stands on this one.
  case keyFocus(keyID: String)
  case alternates(AlternatesState)
  /// The next key goes into the text as it is (Ctrl-Q).
  case quoting
  /// The next key chooses a completion (Ctrl-G).
  case completionPicker
  case inspector(InspectorState)
  case score(ScoreState)
}

/// The help page and how far it is scrolled.
public struct HelpState: Hashable, Sendable {
  /// The first line that is shown.
  public var top = 0
}

/// The command palette: what is typed and which match is chosen.
public struct PaletteState: Hashable, Sendable {
  /// What is typed.
  public var query = ""
  /// The index of the chosen match.
  public var selected = 0
  /// The first match that is shown.
  public var top = 0
  /// No action has so long a title, and each key compares the whole query with all of them.
  private static let longestQuery = 100

  /// Adds to the query, and goes back to the best match.
  ///
  /// - Parameter text: What is typed or pasted.
  /// - Returns: Whether there was room for all of it.
  mutating func type(_ text: String) -> Bool {
    let room = Self.longestQuery - query.count
    let taken = text.prefix(max(room, 0))
    query += taken
    selected = 0
    return taken.endIndex == text.endIndex
  }
}

/// The list of the enabled keyboards.
public struct KeyboardPickerState: Hashable, Sendable {
  /// The index of the chosen one.
  public var selected: Int
  /// The first one that is shown.
  public var top = 0
}

/// The open alternates of a key.
public struct AlternatesState: Hashable, Sendable {
  /// What can be chosen.
  public var options: [String]
  /// The index of the option that Enter takes.
  public var selected: Int
  /// The key they belong to; nil when they were opened for the letter before the cursor.
  public var keyID: String?
  /// Whether choosing one replaces the grapheme before the cursor.
  public var replacesGrapheme: Bool
}
