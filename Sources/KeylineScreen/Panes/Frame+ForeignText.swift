import KeylineCore

extension Frame {
  /// Writes a line of text that is not the interface's own, measured as the document is; one that is too long ends in dots.
  ///
  /// - Parameters:
  ///   - text: one line.
  ///   - column: the first column.
  ///   - row: the row.
  ///   - width: the cells there are.
  ///   - style: what the text is.
  ///   - widths: how the terminal counts the cells of clusters.
  mutating func putText(
    _ text: Substring, column: Int, row: Int, width: Int, style: CellStyle, widths: WidthProfile
  ) {
    guard width > 0 else { return }
    let measure: (Character) -> Int = { CellWidth.cells(of: $0, profile: widths) }
    let cells = text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + measure($1) }
    guard cells > width else {
      put(text, column: column, row: row, style: style, maxCells: width, widthOf: measure)
      return
    }
    let dots = String(repeating: ".", count: min(3, width / 4))
    let used = put(
      text, column: column, row: row, style: style, maxCells: width - dots.count, widthOf: measure)
    put(dots, column: column + used, row: row, style: style)
  }
}
