import KeylineCore

extension Frame {
  /// Draws a line of one scalar a cell: quicker than text, for the many cells of borders.
  ///
  /// - Parameters:
  ///   - first: the scalar at the left end, of one cell like the others.
  ///   - middle: the scalar between the ends.
  ///   - last: the scalar at the right end.
  ///   - column: the first column; nothing but blanks or other lines may be there yet.
  ///   - row: the row.
  ///   - width: the cells, those outside of the screen included; nothing is drawn for less than two.
  ///   - style: what the line is.
  mutating func putLine(
    _ first: Unicode.Scalar, _ middle: Unicode.Scalar, _ last: Unicode.Scalar, column: Int, row: Int,
    width: Int, style: CellStyle
  ) {
    guard (0..<size.rows).contains(row), width >= 2, column >= 0 else { return }
    let end = column + width - 1
    let body = Cell(glyph: middle.value, style: style, width: 1)
    for column in column..<min(end + 1, size.columns) { rows[row][column] = body }
    if column < size.columns { rows[row][column] = Cell(glyph: first.value, style: style, width: 1) }
    if end < size.columns { rows[row][end] = Cell(glyph: last.value, style: style, width: 1) }
  }
}
