/// Why a shortcut and a text make no replacement.
public enum ReplacementFault: Error, Hashable, Sendable {
  case noShortcut, longShortcut, shortcutIsNoWord, noText, longText, controlInText

  /// What is wrong, as a clause without a full stop.
  public var clause: String {
    switch self {
    case .noShortcut: "a shortcut has at least one character"
    case .longShortcut: "a shortcut has at most \(Replacement.longestShortcut) characters"
    case .shortcutIsNoWord: "a shortcut has no blanks and no control characters"
    case .noText: "a text has at least one character"
    case .longText: "a text has at most \(Replacement.longestText) bytes"
    case .controlInText: "a text has no control characters but tabs and line ends"
    }
  }
}
