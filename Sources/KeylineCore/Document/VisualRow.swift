/// One row of a line as it is wrapped.
public struct VisualRow: Hashable, Sendable {
  /// The bytes of the row; the rows of a line tile it, without its ending.
  public let range: Range<Int>
  /// Whether the line begins with this row.
  public let isFirstOfLine: Bool
  /// Whether the line ends with this row.
  public let isLastOfLine: Bool

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - range: its bytes.
  ///   - isFirstOfLine: whether the line begins with it.
  ///   - isLastOfLine: whether the line ends with it.
  public init(range: Range<Int>, isFirstOfLine: Bool, isLastOfLine: Bool) {
    self.range = range
    self.isFirstOfLine = isFirstOfLine
    self.isLastOfLine = isLastOfLine
  }
}
