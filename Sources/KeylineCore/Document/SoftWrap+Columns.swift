extension SoftWrap {
  /// The column an offset is drawn in.
  ///
  /// - Parameters:
  ///   - offset: a byte offset in the row.
  ///   - row: a row of this wrap.
  /// - Returns: cells from the left edge, at most `width`.
  /// - Complexity: O(log n) and the text of the row.
  public func column(of offset: Int, in row: VisualRow) -> Int {
    if offset <= row.range.lowerBound { return 0 }
    let bytes = text.bytes(in: row.range)
    if let column = simpleColumn(of: offset - row.range.lowerBound, in: bytes) { return column }
    var column = 0
    for cluster in ClusterScanner(bytes) {
      if row.range.lowerBound + cluster.range.upperBound > offset { break }
      column = min(column + drawing.cells(of: cluster, at: column), width)
    }
    return column
  }

  /// The column of an index when all before it and what follows is simple text; nil otherwise.
  private func simpleColumn(of end: Int, in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var column = 0
      var index = 0
      while index < bytes.count {
        guard let scalar = SimpleScalar(bytes, at: index), scalar.width <= width else { return nil }
        if index + scalar.byteCount > end { break }
        column = min(column + scalar.width, width)
        index += scalar.byteCount
      }
      return column
    }
  }

  /// The boundary nearest to a column, where a click sets the caret.
  ///
  /// - Parameters:
  ///   - column: cells from the left edge.
  ///   - row: a row of this wrap.
  /// - Returns: a byte offset that belongs to the row: its end only when the line ends there too.
  /// - Complexity: O(log n) and the text of the row.
  public func offset(atColumn column: Int, in row: VisualRow) -> Int {
    let bytes = text.bytes(in: row.range)
    var here = 0
    var start = 0
    for cluster in ClusterScanner(bytes) {
      let cells = drawing.cells(of: cluster, at: here)
      start = cluster.range.lowerBound
      if column < here + (cells + 1) / 2 || here >= width { return row.range.lowerBound + start }
      here += cells
    }
    return row.isLastOfLine ? row.range.upperBound : row.range.lowerBound + start
  }

  /// Where a step up leads.
  ///
  /// - Parameters:
  ///   - offset: the caret.
  ///   - goalColumn: the column to aim for, in cells.
  /// - Returns: nil in the first row.
  /// - Complexity: O(log n) and 4 KiB of text.
  public func moveUp(from offset: Int, goalColumn: Int) -> Int? {
    row(before: row(containing: offset)).map { self.offset(atColumn: goalColumn, in: $0) }
  }

  /// Where a step down leads.
  ///
  /// - Parameters:
  ///   - offset: the caret.
  ///   - goalColumn: the column to aim for, in cells.
  /// - Returns: nil in the last row.
  /// - Complexity: O(log n) and 4 KiB of text.
  public func moveDown(from offset: Int, goalColumn: Int) -> Int? {
    row(after: row(containing: offset)).map { self.offset(atColumn: goalColumn, in: $0) }
  }

  /// What is drawn of a row, from left to right, never wider than `width`.
  ///
  /// - Parameter row: a row of this wrap.
  /// - Returns: its clusters; blanks that hang at the edge are left out.
  /// - Complexity: O(log n) and the text of the row.
  public func clusters(of row: VisualRow) -> [DrawnCluster] {
    let bytes = text.bytes(in: row.range)
    var drawn: [DrawnCluster] = []
    drawn.reserveCapacity(min(bytes.count, width))
    var column = 0
    for cluster in ClusterScanner(bytes) {
      if column >= width && cluster.isBlank { continue }
      let (text, cells) = drawing.drawing(of: cluster, at: column)
      let start = row.range.lowerBound + cluster.range.lowerBound
      drawn.append(DrawnCluster(text: text, cells: cells, byteRange: start..<start + cluster.range.count))
      column += cells
    }
    return drawn
  }
}
