import KeylineCore

/// A line being typed: when it is too long, its end is what shows.
struct QueryText {
  private let query: String
  private let widths: WidthProfile

  /// - Parameters:
  ///   - query: What has been typed.
  ///   - widths: How the terminal counts the cells of clusters, as for the document.
  init(_ query: String, widths: WidthProfile) {
    self.query = query
    self.widths = widths
  }

  /// Draws the end of the query that fits, leaving a cell for the cursor.
  ///
  /// - Returns: the cells used.
  func draw(column: Int, row: Int, width: Int, style: CellStyle, on frame: inout Frame) -> Int {
    var used = 0
    var start = query.endIndex
    while start > query.startIndex {
      let before = query.index(before: start)
      let cells = CellWidth.cells(of: query[before], profile: widths)
      guard used + cells < width else { break }
      used += cells
      start = before
    }
    return frame.put(
      query[start...], column: column, row: row, style: style, maxCells: max(width, 0),
      widthOf: { CellWidth.cells(of: $0, profile: widths) })
  }
}
