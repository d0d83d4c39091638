/// The part of a row that differs between two frames.
public struct RowChange: Hashable, Sendable {
  /// The row.
  public var row: Int
  /// From the first column that differs to the last, whole characters only.
  public var columns: Range<Int>
}
