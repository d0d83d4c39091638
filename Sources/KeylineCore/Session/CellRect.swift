/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
  /// The first column.
  public var column: Int
  /// The first row.
  public var row: Int
  /// Columns; 0 when it is empty.
  public var width: Int
  /// Rows; 0 when it is empty.
  public var height: Int

  /// Creates a rectangle.
  public init(column: Int, row: Int, width: Int, height: Int) {
    self.column = column
    self.row = row
    self.width = width
    self.height = height
  }

  /// Whether a cell lies inside.
  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < self.column + width && row >= self.row && row < self.row + height
  }

  /// The last row inside, or the first when the rectangle is empty.
  var maxRow: Int { row + max(height, 1) - 1 }
}
