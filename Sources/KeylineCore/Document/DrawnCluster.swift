/// A grapheme of a row as it is drawn.
public struct DrawnCluster: Hashable, Sendable {
  /// What to draw: printable, without control characters; empty for what is not seen.
  public let text: String
  /// The cells it takes.
  public let cells: Int
  /// The bytes it stands for.
  public let byteRange: Range<Int>

  /// Creates a cluster.
  ///
  /// - Parameters:
  ///   - text: what to draw.
  ///   - cells: the cells it takes.
  ///   - byteRange: the bytes it stands for.
  public init(text: String, cells: Int, byteRange: Range<Int>) {
    self.text = text
    self.cells = cells
    self.byteRange = byteRange
  }
}
