/// Graphemes whose width terminals do not agree on.
enum ProbeSample: CaseIterable, Hashable, Sendable {
  case family, heart

  /// The grapheme.
  var text: String {
    switch self {
    case .family: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    case .heart: "\u{2764}\u{FE0F}"
    }
  }
}
