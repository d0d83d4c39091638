import KeylineCore

extension Frame {
  /// What must be drawn to bring a terminal from another frame to this one.
  ///
  /// - Parameter shown: The frame on the terminal; everything is drawn when it is nil or of another size.
  /// - Returns: The rows that differ, from top to bottom.
  /// - Complexity: O(cells) of the rows that do not share their storage, at the speed of comparing memory.
  public func changes(since shown: Frame?) -> [RowChange] {
    guard let shown, shown.size == size else {
      return (0..<size.rows).map { RowChange(row: $0, columns: 0..<size.columns) }
    }
    let comparesBits = clusters == shown.clusters
    var changes: [RowChange] = []
    for row in 0..<size.rows {
      rows[row].withUnsafeBufferPointer { mine in
        shown.rows[row].withUnsafeBufferPointer { theirs in
          // Storage is shared by copies of one frame only, and what they add to the table of clusters comes later.
          guard mine.baseAddress != theirs.baseAddress else { return }
          let columns =
            comparesBits
            ? Self.difference(mine, theirs) { $0 == $1 }
            : Self.difference(mine, theirs) { shows($0, as: $1, of: shown) }
          if let columns { changes.append(RowChange(row: row, columns: columns)) }
        }
      }
    }
    return changes
  }

  /// The columns from the first that differs to the last, whole characters of the first row; nil when none does.
  private static func difference(
    _ mine: UnsafeBufferPointer<Cell>, _ theirs: UnsafeBufferPointer<Cell>, _ isSame: (Cell, Cell) -> Bool
  ) -> Range<Int>? {
    var first = 0
    var end = mine.count
    while first < end, isSame(mine[first], theirs[first]) { first += 1 }
    while first < end, isSame(mine[end - 1], theirs[end - 1]) { end -= 1 }
    guard first < end else { return nil }
    while first > 0, mine[first].width == 0 { first -= 1 }
    while end < mine.count, mine[end].width == 0 { end += 1 }
    return first..<end
  }

  /// Whether cells of two frames look the same, however the clusters of the frames are numbered.
  private func shows(_ mine: Cell, as theirs: Cell, of other: Frame) -> Bool {
    guard mine.isCluster, theirs.isCluster else { return mine == theirs }
    return mine.style == theirs.style && mine.width == theirs.width
      && character(of: mine).unicodeScalars.elementsEqual(other.character(of: theirs).unicodeScalars)
  }
}
