/// A click into the text, kept to tell a second and a third one at the same place from it.
struct TextClick: Hashable, Sendable {
  var column: Int
  var row: Int
  /// When the button went down.
  var time: Duration
  /// What it selected.
  var unit: PointingUnit
}
