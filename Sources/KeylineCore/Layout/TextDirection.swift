/// The direction in which a layout's language is written.
public enum TextDirection: String, CaseIterable, Sendable {
  /// Left to right.
  case leftToRight = "ltr"
  /// Right to left.
  case rightToLeft = "rtl"
}
