/// A place on the screen in cells, counted from 0 at the top left corner.
public struct CellPosition: Hashable, Sendable {
  /// The column.
  public var column: Int
  /// The row.
  public var row: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - row: The row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
