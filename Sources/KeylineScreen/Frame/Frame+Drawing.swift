import KeylineCore

extension Frame {
  /// The cells a character of the interface's own words takes.
  ///
  /// Text of the user is measured by the profile that was probed from the terminal instead; this is the one
  /// place where labels are measured without it.
  public static let labelCells: @Sendable (Character) -> Int = { character in
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
    return scalar.properties.isEmojiPresentation || isWide(scalar) ? 2 : 1
  }

  /// Writes text to the right of a place, up to the edge of the screen.
  ///
  /// Control characters become U+FFFD: whatever a frame holds can be sent to a terminal.
  ///
  /// - Parameters:
  ///   - text: One line of text.
  ///   - column: The first column; what lies left of the screen is not shown.
  ///   - row: The row.
  ///   - style: What the text is.
  ///   - maxCells: The most cells to use; a wide character that does not fit whole is left out.
  ///   - widthOf: The cells of a character that is not ASCII.
  /// - Returns: The cells the text takes, at most `maxCells`, those outside of the screen included.
  /// - Complexity: O(length of the text that fits).
  @discardableResult
  public mutating func put(
    _ text: some StringProtocol, column: Int, row: Int, style: CellStyle = .text, maxCells: Int = .max,
    widthOf: (Character) -> Int = Frame.labelCells
  ) -> Int {
    guard (0..<size.rows).contains(row) else { return 0 }
    let limit = min(maxCells, max(0, size.columns - column))
    let ascii = putASCII(text, column: column, row: row, style: style, limit: limit)
    if let ascii { return ascii }
    var used = 0
    for character in text {
      let width = character.isASCII ? 1 : widthOf(character)
      guard used + width <= limit else { break }
      put(character, cells: width, column: column + used, row: row, style: style)
      used += width
    }
    return used
  }

  /// Writes one character that takes the given number of cells; one that does not fit whole leaves blanks.
  ///
  /// - Parameters:
  ///   - character: A grapheme cluster; one that holds control characters is shown as U+FFFD.
  ///   - width: The cells it takes on the terminal; nothing is drawn for 0.
  ///   - column: The first of its columns.
  ///   - row: The row.
  ///   - style: What the character is.
  public mutating func put(
    _ character: Character, cells width: Int, column: Int, row: Int, style: CellStyle = .text
  ) {
    guard width > 0, (0..<size.rows).contains(row), column < size.columns, column + width > 0 else { return }
    let start = max(0, column)
    let end = min(size.columns, column + width)
    detach(start, in: row)
    detach(end, in: row)
    guard end - start == width else {
      for index in start..<end { rows[row][index] = .blank(style) }
      return
    }
    rows[row][start] = Cell(glyph: glyph(for: character), style: style, width: width)
    for index in start + 1..<max(end, start + 1) {
      rows[row][index] = Cell(glyph: 0x20, style: style, width: 0)
    }
  }

  /// Fills a rectangle with blanks or another character; what lies outside of the screen is left out.
  ///
  /// - Parameters:
  ///   - column: The first column.
  ///   - row: The first row.
  ///   - width: Cells in a row.
  ///   - height: Rows.
  ///   - style: The style of the cells.
  ///   - scalar: A character of one cell.
  public mutating func fill(
    column: Int, row: Int, width: Int, height: Int = 1, style: CellStyle, with scalar: Unicode.Scalar = " "
  ) {
    let cell = Cell(glyph: scalar.value, style: style, width: 1)
    forEachSpan(column, row, width, height) { frame, row, columns in
      frame.detach(columns.lowerBound, in: row)
      frame.detach(columns.upperBound, in: row)
      frame.rows[row].withUnsafeMutableBufferPointer { cells in
        for column in columns { cells[column] = cell }
      }
    }
  }

  /// Gives what a rectangle already shows another style, as a selection or a match does.
  ///
  /// - Parameters:
  ///   - column: The first column.
  ///   - row: The first row.
  ///   - width: Cells in a row; what lies outside of the screen is left out.
  ///   - height: Rows.
  ///   - style: The new style.
  public mutating func restyle(column: Int, row: Int, width: Int, height: Int = 1, style: CellStyle) {
    forEachSpan(column, row, width, height) { frame, row, columns in
      for column in columns {
        frame.rows[row][column] = frame.rows[row][column].with(style)
      }
    }
  }

  private mutating func forEachSpan(
    _ column: Int, _ row: Int, _ width: Int, _ height: Int, _ body: (inout Frame, Int, Range<Int>) -> Void
  ) {
    let columns = (column..<column + max(0, width)).clamped(to: 0..<size.columns)
    let rows = (row..<row + max(0, height)).clamped(to: 0..<size.rows)
    guard !columns.isEmpty else { return }
    for row in rows { body(&self, row, columns) }
  }

  /// The fast path: text of printable ASCII bytes only, or nil when the text holds anything else.
  private mutating func putASCII(
    _ text: some StringProtocol, column: Int, row: Int, style: CellStyle, limit: Int
  ) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return nil }
      let count = min(bytes.count, limit)
      let first = max(0, -column)
      guard first < count else { return max(0, count) }
      detach(column + first, in: row)
      detach(column + count, in: row)
      rows[row].withUnsafeMutableBufferPointer { cells in
        for offset in first..<count {
          cells[column + offset] = Cell(glyph: UInt32(bytes[offset]), style: style, width: 1)
        }
      }
      return count
    } ?? nil
  }

  /// Blanks a wide character that a boundary before `column` would cut in two.
  private mutating func detach(_ column: Int, in row: Int) {
    guard column > 0, column < size.columns, rows[row][column].width == 0 else { return }
    var start = column
    while start > 0, rows[row][start].width == 0 { start -= 1 }
    let end = min(size.columns, start + max(1, rows[row][start].width))
    for index in start..<end { rows[row][index] = .blank(rows[row][index].style) }
  }

  private mutating func glyph(for character: Character) -> UInt32 {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next(), Self.isSafe(first) else { return 0xFFFD }
    guard let second = scalars.next() else { return first.value }
    guard Self.isSafe(second), IteratorSequence(scalars).allSatisfy(Self.isSafe) else { return 0xFFFD }
    return Cell.clusterFlag | clusters.index(of: character)
  }

  /// Neither a control character (C0, DEL, C1) nor one that reorders what stands around it on the terminal.
  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
