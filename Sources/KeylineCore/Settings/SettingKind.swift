/// What values a setting takes.
public enum SettingKind: Hashable, Sendable {
  /// On or off; as text also true/false, yes/no, 1/0.
  case flag
  /// Any text.
  case text
  /// One of the listed words.
  case choice([String])
  /// A list of texts; as one text separated by commas.
  case list
  /// A chord, a list of chords, or `none`.
  case chords

  /// What a value of this kind looks like, to end the sentence "must be …".
  public var expectation: String {
    switch self {
    case .flag: return "on or off"
    case .text: return "a text"
    case .choice(let words): return "one of " + words.joined(separator: ", ")
    case .list: return "a list of names"
    case .chords: return "a chord, a list of chords, or none"
    }
  }
}
