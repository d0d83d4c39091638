import KeylineCore

extension Frame {
  /// Writes bytes of simple text, in which every scalar is a grapheme whose width needs no table.
  ///
  /// - Parameters:
  ///   - bytes: one row of text.
  ///   - place: where it begins, on the screen; nothing but blanks may be there yet.
  ///   - limit: the cells there are; blanks that do not fit hang unseen at the edge.
  /// - Returns: false when the text is not simple; what was written up to there is to be drawn over.
  /// - Complexity: O(bytes), without an allocation.
  mutating func putSimpleText(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: CellPosition, maxCells limit: Int
  ) -> Bool {
    let limit = min(limit, size.columns - place.column)
    return rows[place.row].withUnsafeMutableBufferPointer { cells in
      let columns = place.column..<place.column + limit
      return Self.putSimpleText(bytes, into: UnsafeMutableBufferPointer(rebasing: cells[columns]))
    }
  }

  private static func putSimpleText(
    _ bytes: UnsafeBufferPointer<UInt8>, into row: UnsafeMutableBufferPointer<Cell>
  ) -> Bool {
    var column = 0
    var index = 0
    while index < bytes.count {
      guard let scalar = SimpleScalar(bytes, at: index) else { return false }
      index += scalar.byteCount
      guard column + scalar.width <= row.count else {
        guard scalar.value == 0x20 else { return false }
        continue
      }
      row[column] = Cell(glyph: scalar.value, style: .text, width: scalar.width)
      if scalar.width == 2 { row[column + 1] = Cell(glyph: 0x20, style: .text, width: 0) }
      column += scalar.width
    }
    return true
  }
}
