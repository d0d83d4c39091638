/// The cells of a drawn key, counted from 0 at the top left corner of the grid's area.
public struct KeyFrame: Hashable, Sendable {
  /// The key drawn here.
  public let keyID: String
  /// The first column.
  public let x: Int
  /// The first line.
  public let y: Int
  /// The number of columns, at least 1.
  public let width: Int
  /// The number of lines, at least 1.
  public let height: Int

  /// Creates a frame.
  public init(keyID: String, x: Int, y: Int, width: Int, height: Int) {
    self.keyID = keyID
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a cell belongs to the key.
  public func contains(column: Int, row: Int) -> Bool {
    column >= x && column - x < width && row >= y && row - y < height
  }
}
