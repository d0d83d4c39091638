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
    rows(from: row.range.lowerBound, isLineStart: row.isFirstOfLine, count: count)
  }

  /// The row that an offset is in and those below it.
  ///
  /// - Parameters:
  ///   - offset: a byte offset in the text.
  ///   - count: the most rows wanted.
  /// - Returns: the rows from top to bottom, fewer than wanted at the end of the text.
  /// - Complexity: O(count log n), the text of the rows and, where no line begins at the offset, 4 KiB.
  public func rows(containing offset: Int, count: Int) -> [VisualRow] {
    let isLineStart = offset == contentStart || offset > contentStart && text.byte(at: offset - 1) == 0x0A
    return isLineStart
      ? rows(from: offset, isLineStart: true, count: count)
      : rows(from: row(containing: offset), count: count)
  }

  private func rows(from start: Int, isLineStart: Bool, count: Int) -> [VisualRow] {
    var rows: [VisualRow] = []
    var next: Int? = start
    var isLineStart = isLineStart
    while let start = next, rows.count < count {
      if isLineStart {
        next = appendShortLines(to: &rows, from: start, count: count)
        guard next == start else { continue }
      }
      let line = line(containing: start)
      let segment = start..<segment(of: line, containing: start).upperBound
      visitRows(of: segment, in: line) { row in
        rows.append(row)
        return rows.count < count
      }
      isLineStart = segment.upperBound == line.upperBound
      next = isLineStart ? text.newline(atOrAfter: line.upperBound).map { $0 + 1 } : segment.upperBound
    }
    return rows
  }

  /// Adds the rows of the lines that begin at an offset and lie wholly in one read of the text: few walks through
  /// the tree for a whole screen.
  ///
  /// - Returns: where the next line begins, which is `start` when its line is longer; nil at the end of the text.
  private func appendShortLines(to rows: inout [VisualRow], from start: Int, count: Int) -> Int? {
    let end = min(start + SoftWrap.stride, text.byteCount)
    let window = text.bytes(in: start..<end)
    var index = 0
    while rows.count < count {
      let newline = window[index...].firstIndex(of: 0x0A)
      guard newline != nil || end == text.byteCount else { break }
      var content = index..<(newline ?? window.count)
      if newline != nil, content.last.map({ window[$0] == 0x0D }) == true {
        content = index..<content.upperBound - 1
      }
      let line = start + content.lowerBound..<start + content.upperBound
      visitRows(of: line, in: line, bytes: Array(window[content])) { row in
        rows.append(row)
        return rows.count < count
      }
      guard let newline else { return nil }
      index = newline + 1
    }
    return start + index
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
    visitRows(of: segment, in: line, bytes: text.bytes(in: segment), body)
  }

  /// The same where the bytes of the part are at hand.
  private func visitRows(
    of segment: Range<Int>, in line: Range<Int>, bytes: [UInt8], _ body: (VisualRow) -> Bool
  ) {
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
}
