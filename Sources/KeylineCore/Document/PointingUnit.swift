/// What a click, a double and a triple click select.
public enum PointingUnit: Hashable, Sendable, CaseIterable {
  /// Nothing: the caret goes to the grapheme.
  case grapheme
  case word, line
}
