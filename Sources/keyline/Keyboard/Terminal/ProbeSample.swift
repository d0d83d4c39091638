/// Graphemes whose width terminals do not agree on.
enum ProbeSample: CaseIterable, Hashable, Sendable {
  case ambiguous, flag, family, skinTone, heart, devanagari, emoji15

  /// The grapheme.
  var text: String {
    switch self {
    // East Asian width "ambiguous": two cells on terminals set up for old Chinese and Japanese text.
    case .ambiguous: "\u{A7}"
    case .flag: "\u{1F1E9}\u{1F1EA}"
    case .family: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    case .skinTone: "\u{1F44D}\u{1F3FD}"
    case .heart: "\u{2764}\u{FE0F}"
    case .devanagari: "\u{915}\u{94D}\u{937}\u{93F}"
    case .emoji15: "\u{1FAE8}"
    }
  }
}
