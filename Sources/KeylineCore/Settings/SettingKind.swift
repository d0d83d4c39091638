/// What values a setting takes.
public enum SettingKind: Hashable, Sendable {
  /// On or off; as text also true/false, yes/no, 1/0.
  case flag
  /// The name of a theme.
  case theme
  /// One of the listed words.
  case choice([String])
  /// The ids of layouts; as one text separated by commas.
  case layouts
  /// A chord, a list of chords, or `none`.
  case chords

  /// What a value of this kind looks like, to end the sentence "must be …".
  public var expectation: String {
    switch self {
    case .flag: return "on or off"
    case .theme: return "the name of a theme"
    case .choice(let words): return "one of " + words.joined(separator: ", ")
    case .layouts: return "at least one layout id, in a list"
    case .chords: return "a chord, a list of chords, or none"
    }
  }
}
