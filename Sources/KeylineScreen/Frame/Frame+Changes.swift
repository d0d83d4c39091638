import KeylineCore

extension Frame {
  /// What must be drawn to bring a terminal from another frame to this one.
  ///
  /// - Parameter shown: The frame on the terminal; everything is drawn when it is nil or of another size.
  /// - Returns: The rows that differ, from top to bottom.
  /// - Complexity: O(cells), at the speed of comparing memory.
  public func changes(since shown: Frame?) -> [RowChange] {
    guard let shown, shown.size == size else {
      return (0..<size.rows).map { RowChange(row: $0, columns: 0..<size.columns) }
    }
    let comparesBits = clusters == shown.clusters
    var changes: [RowChange] = []
    cells.withUnsafeBufferPointer { mine in
      shown.cells.withUnsafeBufferPointer { theirs in
        for row in 0..<size.rows {
          let base = row * size.columns
          var first = base
          var end = base + size.columns
          if comparesBits {
            while first < end, mine[first] == theirs[first] { first += 1 }
            while first < end, mine[end - 1] == theirs[end - 1] { end -= 1 }
          } else {
            while first < end, shows(shown, at: first) { first += 1 }
            while first < end, shows(shown, at: end - 1) { end -= 1 }
          }
          guard first < end else { continue }
          while first > base, mine[first].width == 0 { first -= 1 }
          while end < base + size.columns, mine[end].width == 0 { end += 1 }
          changes.append(RowChange(row: row, columns: first - base..<end - base))
        }
      }
    }
    return changes
  }

  /// Whether cells of two frames look the same, however the clusters of the frames are numbered.
  ///
  /// - Parameters:
  ///   - other: The other frame, of the same size.
  ///   - index: The place of the cells in `cells`.
  /// - Returns: Whether a painter may leave the cell as it is.
  func shows(_ other: Frame, at index: Int) -> Bool {
    let mine = cells[index]
    let theirs = other.cells[index]
    guard mine.isCluster, theirs.isCluster else { return mine == theirs }
    return mine.style == theirs.style && mine.width == theirs.width
      && character(of: mine).unicodeScalars.elementsEqual(other.character(of: theirs).unicodeScalars)
  }
}
