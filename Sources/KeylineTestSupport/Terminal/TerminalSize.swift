/// The size of a terminal, in cells.
public struct TerminalSize: Hashable, Sendable {
  /// Cells in a row.
  public var columns: Int
  /// Rows of the screen.
  public var rows: Int

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - columns: Cells in a row, at least 1.
  ///   - rows: Rows of the screen, at least 1.
  public init(columns: Int, rows: Int) {
    precondition(columns >= 1 && rows >= 1, "a terminal has at least one cell")
    self.columns = columns
    self.rows = rows
  }

  /// The size terminals have had since the VT100: 80 columns, 24 rows.
  public static let standard = TerminalSize(columns: 80, rows: 24)
}
