/// What a held mouse button went down on.
enum MousePress: Hashable, Sendable {
  /// A drawn key; `isInside` is false while the pointer is dragged off it, which cancels the press.
  case key(id: String, isInside: Bool)
  /// A toolbar item, pressed when the button comes up on it.
  case toolbar(ActionID)
  /// A word of the bar; 0 is the literal one.
  case word(Int)
  /// A completion.
  case completion(Int)
  /// The text: dragging selects from what was clicked, by the same unit.
  case text(PointingUnit, origin: Range<Int>)
}
