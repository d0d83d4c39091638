extension SoftWrap {
  /// The row an offset is in; at the seam of two rows of a line, the second.
  ///
  /// - Parameter offset: a byte offset in the text.
  /// - Returns: the row.
  /// - Complexity: O(log n) and 4 KiB of text.
  public func row(containing offset: Int) -> VisualRow {
    let line = line(containing: offset)
    let offset = min(max(offset, line.lowerBound), line.upperBound)
    let segment = segment(of: line, containing: offset)
    var last = VisualRow(range: segment, isFirstOfLine: true, isLastOfLine: true)
    visitRows(of: segment, in: line) { row in
      last = row
      return offset >= row.range.upperBound
    }
    return last
  }

  /// The first row of the text.
  public var firstRow: VisualRow { row(containing: contentStart) }

  /// The row below another.
  ///
  /// - Parameter row: a row of this wrap.
  /// - Returns: nil below the last.
  /// - Complexity: O(log n) and one row of text.
  public func row(after row: VisualRow) -> VisualRow? {
    if row.isLastOfLine {
      guard let newline = text.newline(atOrAfter: row.range.upperBound) else { return nil }
      let line = line(containing: newline + 1)
      return firstRow(from: line.lowerBound, in: line)
    }
    return firstRow(from: row.range.upperBound, in: line(containing: row.range.upperBound))
  }

  /// The row above another.
  ///
  /// - Parameter row: a row of this wrap.
  /// - Returns: nil above the first.
  /// - Complexity: O(log n) and 4 KiB of text.
  public func row(before row: VisualRow) -> VisualRow? { rows(before: row, count: 1).first }

  /// The rows above another, which cost no more than the text they hold and 4 KiB.
  ///
  /// - Parameters:
  ///   - row: a row of this wrap.
  ///   - count: the most rows wanted.
  /// - Returns: the rows from top to bottom, fewer than wanted at the start of the text.
  public func rows(before row: VisualRow, count: Int) -> [VisualRow] {
    var above: [VisualRow] = []
    var top = row
    while above.count < count {
      let end: Int
      if !top.isFirstOfLine {
        end = top.range.lowerBound
      } else if let newline = text.newline(before: top.range.lowerBound), newline >= contentStart {
        end = line(containing: newline).upperBound
      } else {
        break
      }
      let line = line(containing: end)
      // The part that ends here, not the one that begins.
      let segment = segment(of: line, containing: max(end - 1, line.lowerBound))
      var rows: [VisualRow] = []
      visitRows(of: segment, in: line) { row in
        if row.range.lowerBound < end || row.range.isEmpty { rows.append(row) }
        return row.range.upperBound < end
      }
      guard let first = rows.first else { break }
      above.insert(contentsOf: rows, at: 0)
      top = first
    }
    return Array(above.suffix(count))
  }

  /// A row and those below it.
  ///
  /// - Parameters:
  ///   - row: a row of this wrap.
  ///   - count: the most rows wanted.
  /// - Returns: the rows from top to bottom, fewer than wanted at the end of the text.
  /// - Complexity: O(count log n) and the text of the rows.
  public func rows(from row: VisualRow, count: Int) -> [VisualRow] {
    var rows: [VisualRow] = []
    var next: Int? = row.range.lowerBound
    while let start = next, rows.count < count {
      let line = line(containing: start)
      let segment = start..<segment(of: line, containing: start).upperBound
      visitRows(of: segment, in: line) { row in
        rows.append(row)
        return rows.count < count
      }
      next =
        segment.upperBound < line.upperBound
        ? segment.upperBound : text.newline(atOrAfter: segment.upperBound).map { $0 + 1 }
    }
    return rows
  }

  private func firstRow(from start: Int, in line: Range<Int>) -> VisualRow {
    var first = VisualRow(range: line, isFirstOfLine: true, isLastOfLine: true)
    let segment = start..<segment(of: line, containing: start).upperBound
    visitRows(of: segment, in: line) { row in
      first = row
      return false
    }
    return first
  }

  /// Calls `body` with the rows of a part of a line until it returns false; an empty line has one row.
  private func visitRows(of segment: Range<Int>, in line: Range<Int>, _ body: (VisualRow) -> Bool) {
    let bytes = text.bytes(in: segment)
    var start = 0
    repeat {
      let end = rowEnd(in: bytes, from: start)
      let row = VisualRow(
        range: segment.lowerBound + start..<segment.lowerBound + end,
        isFirstOfLine: segment.lowerBound + start == line.lowerBound,
        isLastOfLine: segment.lowerBound + end == line.upperBound)
      guard body(row) else { return }
      start = end
    } while start < bytes.count
  }

  /// Where the row that begins at an index ends.
  private func rowEnd(in bytes: [UInt8], from start: Int) -> Int {
    if let end = plainRowEnd(in: bytes, from: start) { return end }
    var column = 0
    var lastBreak = start
    var previousWasBlank = false
    for cluster in ClusterScanner(bytes, from: start) {
      let isBlank = cluster.isBlank
      if previousWasBlank && !isBlank { lastBreak = cluster.range.lowerBound }
      previousWasBlank = isBlank
      if isBlank && column >= width { continue }
      let cells = drawing.cells(of: cluster, at: column)
      if column + cells > width && !isBlank {
        return lastBreak > start ? lastBreak : cluster.range.lowerBound
      }
      column += cells
    }
    return bytes.count
  }

  /// The same for a row of printable ASCII followed by more of it, where every byte is a cell; nil for others.
  private func plainRowEnd(in bytes: [UInt8], from start: Int) -> Int? {
    let limit = min(start + width, bytes.count - 1)
    var lastBreak = start
    for index in start...max(limit, start) {
      guard index < bytes.count, (0x20...0x7E).contains(bytes[index]) else { return nil }
      if bytes[index] == 0x20 && index < limit { lastBreak = index + 1 }
    }
    if start + width >= bytes.count { return bytes.count }
    // A blank at the edge hangs, and the byte after it may be a mark upon it.
    guard bytes[limit] != 0x20 else { return nil }
    return lastBreak > start ? lastBreak : limit
  }
}
