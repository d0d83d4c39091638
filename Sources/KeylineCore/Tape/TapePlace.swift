/// Where a tape points the mouse.
public enum TapePlace: Hashable, Sendable {
  /// The middle of a drawn key.
  case key(String)
  /// A cell of the screen, counted from 0 at the top left corner.
  case cell(column: Int, row: Int)
}
