import KeylineCore

/// The questions a screen asks a document, answered again from its bytes.
struct TextQueries {
  let document: TextDocument
  let bytes: [UInt8]

  private var text: PieceTree { document.text }

  /// Asks everything.
  ///
  /// - Parameter width: The cells of a row.
  func check(width: Int) {
    checkLines()
    if bytes.count <= 2048 { checkGraphemes() }
    checkSearch()
    // A row costs the same however narrow it is, and 4 KiB in rows of one cell are thousands.
    checkRows(width: bytes.count > 512 ? max(width, 20) : width)
  }

  private func checkLines() {
    var start = 0
    for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let end = start + line.count
      precondition(text.lineStart(ofLine: number) == start, "a line must begin behind the newline before it")
      precondition(text.line(containing: end) == number, "the end of a line must lie in it")
      precondition(text.newline(atOrAfter: start) == (end < bytes.count ? end : nil))
      precondition(text.newline(before: start) == (start > 0 ? start - 1 : nil))
      start = end + 1
    }
  }

  /// Swift cuts a whole string as the tree must cut it from a window.
  private func checkGraphemes() {
    let string = String(decoding: bytes, as: UTF8.self)
    // Invalid bytes become longer in a string.
    guard string.utf8.elementsEqual(bytes) else { return }
    var start = 0
    for character in string {
      let end = start + character.utf8.count
      precondition(text.graphemeEnd(after: start) == end, "a grapheme must end where Swift ends it")
      precondition(text.graphemeStart(before: end) == start, "a grapheme must begin where Swift begins it")
      precondition(text.graphemeBoundary(atOrBefore: end - 1) == start)
      start = end
    }
  }

  private func checkSearch() {
    for needle in ["a", "ab", "\u{E9}", "\u{1F1E9}"] {
      let wanted = Array(needle.utf8)
      let match = text.nextMatch(of: needle, from: 0, wrapping: false)
      if let match {
        let found = String(decoding: bytes[match], as: UTF8.self)
        precondition(found.lowercased() == needle, "a match must be what was looked for")
        precondition(
          isBoundary(match.lowerBound) && isBoundary(match.upperBound), "a match must be whole characters")
      }
      let first = bytes.indices.first { start in
        bytes[start...].starts(with: wanted) && isBoundary(start) && isBoundary(start + wanted.count)
      }
      precondition((match?.lowerBound ?? .max) <= (first ?? .max), "a match was passed over")
      guard var search = MatchSearch(for: needle, in: text, origin: document.caret) else { continue }
      while !search.isFinished { search.step(maxBytes: 97) }
      precondition(search.firstMatch == match, "the search in steps must find the same")
    }
  }

  private func isBoundary(_ offset: Int) -> Bool { text.graphemeBoundary(atOrBefore: offset) == offset }

  /// Walks over some rows from the start and from the places where long lines are cut, and over the last.
  private func checkRows(width: Int) {
    let wrap = SoftWrap(document, width: width)
    for offset in stride(from: document.contentStart, through: bytes.count, by: 3790) {
      var row = wrap.row(containing: offset)
      for _ in 0..<8 {
        check(row, of: wrap)
        guard let next = wrap.row(after: row) else { break }
        precondition(wrap.row(before: next) == row, "the row above the row below must be the row")
        precondition(next.range.lowerBound >= row.range.upperBound, "rows must not overlap")
        row = next
      }
    }
    let last = wrap.row(containing: bytes.count)
    check(last, of: wrap)
    precondition(last.range.upperBound == bytes.count, "the rows must reach the end")
    precondition(wrap.row(after: last) == nil, "nothing must follow the last row")
  }

  private func check(_ row: VisualRow, of wrap: SoftWrap) {
    let cells = wrap.clusters(of: row).reduce(0) { $0 + $1.cells }
    precondition(cells <= wrap.width, "a row must not be too wide")
    precondition(wrap.row(containing: row.range.lowerBound) == row, "a row must hold its own start")
    for column in [0, 1, wrap.width - 1, wrap.width, wrap.width + 7] {
      let offset = wrap.offset(atColumn: column, in: row)
      precondition(row.range.lowerBound <= offset && offset <= row.range.upperBound)
      precondition(wrap.column(of: offset, in: row) <= wrap.width, "a place in a row must lie on the screen")
    }
  }
}
