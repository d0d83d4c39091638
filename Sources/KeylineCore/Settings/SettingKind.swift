/// What values a setting takes.
public enum SettingKind: Hashable, Sendable {
  /// On or off; as text also true/false, yes/no, 1/0.
  case flag
  /// The name of a theme.
  case theme
  /// A whole number of a range.
  case number(ClosedRange<Int>)
  /// A name of someone else's, such as a model's, or `default`.
  case name
  /// An http or https address, or `default`.
  case address
  /// A BCP 47 code, or `auto`.
  case language
  /// One to three BCP 47 codes, or `auto`; as one text separated by commas.
  case languages
  /// One of the listed words.
  case choice([String])
  /// The ids of layouts; as one text separated by commas.
  case layouts
  /// Rules of emulation, or `none`.
  case rules
  /// A chord, a list of chords, or `none`.
  case chords

  /// What a value of this kind looks like, to end the sentence "must be …".
  public var expectation: String {
    switch self {
    case .flag: return "on or off"
    case .theme: return "the name of a theme"
    case .number(let range): return "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .name: return "a name without blanks, or default"
    case .address: return "an address that begins with http:// or https://, or default"
    case .language: return "a language code such as en, pt-BR or zh, or auto"
    case .languages: return "one to three language codes such as en,de, each once, or auto"
    case .choice(let words): return "one of " + words.joined(separator: ", ")
    case .layouts: return "at least one layout id, in a list"
    case .rules: return "a list of the rules " + EmulationRule.notations.joined(separator: ", ") + ", or none"
    case .chords: return "a chord, a list of chords, or none"
    }
  }
}
