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
