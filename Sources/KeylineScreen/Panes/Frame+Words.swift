import KeylineCore

extension Frame {
  /// Writes a line of the interface's own words; one that is too long ends in dots, which every terminal has.
  ///
  /// - Parameters:
  ///   - words: one line.
  ///   - column: the first column.
  ///   - row: the row.
  ///   - width: the cells there are.
  ///   - style: what the words are.
  /// - Returns: the cells used.
  @discardableResult
  mutating func putLine(
    _ words: some StringProtocol, column: Int, row: Int, width: Int, style: CellStyle
  ) -> Int {
    guard width > 0 else { return 0 }
    let cells = Self.cells(of: words)
    guard cells > width else { return put(words, column: column, row: row, style: style, maxCells: width) }
    let dots = String(repeating: ".", count: min(3, width / 4))
    let used = put(words, column: column, row: row, style: style, maxCells: width - dots.count)
    return used + put(dots, column: column + used, row: row, style: style)
  }

  /// Writes a line that ends at a column.
  mutating func putLine(
    _ words: some StringProtocol, endingAt column: Int, row: Int, width: Int, style: CellStyle
  ) {
    let cells = min(Self.cells(of: words), max(width, 0))
    putLine(words, column: column - cells, row: row, width: cells, style: style)
  }

  /// The cells a line of the interface's own words takes.
  static func cells(of words: some StringProtocol) -> Int {
    let bytes = words.utf8
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.count }
    return words.reduce(0) { $0 + labelCells($1) }
  }

  /// Breaks a sentence after blanks into lines of at most a width; a longer word is a line of its own.
  static func lines(of sentence: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in sentence.split(separator: " ") {
      if let last = lines.last, cells(of: last) + 1 + cells(of: word) <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
