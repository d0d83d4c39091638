/// The size of the terminal in character cells.
public struct ScreenSize: Hashable, Sendable {
  /// Cells in a row; at least 1.
  public let columns: Int
  /// Rows; at least 1.
  public let rows: Int

  /// Creates a size; what is below 1 becomes 1, because a pane can be drawn on a screen that small but not on none.
  ///
  /// - Parameters:
  ///   - columns: Cells in a row.
  ///   - rows: Rows of the screen.
  public init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }
}
