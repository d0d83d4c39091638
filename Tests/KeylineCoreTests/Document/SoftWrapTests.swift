import KeylineTestSupport
import Testing

@testable import KeylineCore

@Suite struct SoftWrapTests {
  private func rows(_ text: String, width: Int) -> [String] {
    let wrap = SoftWrap(PieceTree(text), width: width)
    return wrap.rows(from: wrap.firstRow, count: 1000).map { wrap.text.string(in: $0.range) }
  }

  @Test(arguments: [
    ("", 5, [""]), ("one two three", 8, ["one two ", "three"]), ("one two three", 7, ["one two ", "three"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]), ("a abcdefgh", 4, ["a ", "abcd", "efgh"]),
    ("漢字漢字", 3, ["漢", "字", "漢", "字"]), ("漢字漢字", 4, ["漢字", "漢字"]), ("a\n\nb\n", 5, ["a", "", "b", ""]),
    ("ab      cd", 4, ["ab      ", "cd"]), ("👍🏿👍🏿", 2, ["👍🏿", "👍🏿"]), ("a\tb", 9, ["a\tb"]),
    ("a\tb", 8, ["a\t", "b"]),
    ("one\r\ntwo", 10, ["one", "two"]), ("\u{1}\u{1}\u{1}", 4, ["\u{1}\u{1}", "\u{1}"]),
    ("ab", 1, ["a", "b"]),
  ])
  func breaksAfterBlanksAndNeverInsideAGrapheme(_ text: String, _ width: Int, _ expected: [String]) {
    #expect(rows(text, width: width) == expected)
  }

  @Test(arguments: 0..<6, [1, 2, 10, 79]) func tilesEveryLineInRowsOfTheWidth(seed: UInt64, width: Int) {
    var generator = SplitMix(seed: seed)
    var bytes = SampleText.bytes(parts: 120, using: &generator)
    if seed % 3 == 0 { bytes = bytes.filter { $0 != 0x0A } + bytes }
    let wrap = SoftWrap(PieceTree(bytes), width: width)
    let all = wrap.rows(from: wrap.firstRow, count: .max)
    var expectedStart = 0
    for row in all {
      #expect(row.range.lowerBound == expectedStart)
      #expect(
        row.isFirstOfLine
          == (row.range.lowerBound == wrap.text.lineRange(containing: row.range.lowerBound).lowerBound))
      let drawn = wrap.clusters(of: row)
      #expect(drawn.reduce(0) { $0 + $1.cells } <= width)
      expectedStart = row.range.upperBound
      if row.isLastOfLine, let newline = wrap.text.newline(atOrAfter: expectedStart) {
        expectedStart = newline + 1
      }
    }
    #expect(expectedStart == bytes.count)
    #expect(wrap.rows(before: all[all.count - 1], count: .max) == Array(all.dropLast()))
    for _ in 0..<20 {
      let index = Int.random(in: 0..<all.count, using: &generator)
      let row = all[index]
      #expect(wrap.row(containing: row.range.lowerBound) == row)
      #expect(wrap.row(before: row) == (index > 0 ? all[index - 1] : nil))
      #expect(wrap.row(after: row) == (index + 1 < all.count ? all[index + 1] : nil))
    }
  }

  @Test(arguments: 0..<50, [1, 2, 7, 40]) func simpleRowsEndWhereRowsOfGraphemesDo(seed: UInt64, width: Int) {
    var generator = SplitMix(seed: seed)
    let alphabet = ["a", "b", " ", "ä", "Ж", "漢", "。", "e\u{301}", "\u{AD}", "한\u{11A8}"]
    // Mostly simple text, and now and then something that is not.
    let text = (0..<80).map { _ in
      alphabet[
        Int.random(in: 0..<(Int.random(in: 0..<30, using: &generator) == 0 ? 10 : 7), using: &generator)]
    }
    let wrap = SoftWrap(PieceTree(text.joined()), width: width)
    let bytes = wrap.text.bytes
    var start = 0
    while start < bytes.count {
      let end = wrap.clusteredRowEnd(in: bytes, from: start)
      #expect(wrap.simpleRowEnd(in: bytes, from: start) ?? end == end)
      start = end
    }
  }

  @Test(arguments: 0..<3) func cutsALongLineAtCheckpointsOnly(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let bytes = SampleText.bytes(parts: 1500, using: &generator).filter { $0 != 0x0A }
    let wrap = SoftWrap(PieceTree(bytes), width: 40)
    let all = wrap.rows(from: wrap.firstRow, count: .max)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    #expect(all.last?.range.upperBound == bytes.count)
    #expect(all.allSatisfy { !$0.range.isEmpty })
    for row in all.shuffled(using: &generator).prefix(60) {
      #expect(wrap.row(containing: row.range.lowerBound) == row)
      #expect(wrap.row(containing: row.range.upperBound - 1) == row)
    }
    #expect(wrap.rows(before: all[all.count - 1], count: .max) == Array(all.dropLast()))
  }

  @Test(arguments: 0..<5) func findsTheOffsetOfAColumnAgain(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let tree = PieceTree(SampleText.bytes(parts: 60, isValid: true, using: &generator))
    let wrap = SoftWrap(tree, width: 20)
    var offset = 0
    while offset < tree.byteCount {
      let row = wrap.row(containing: offset)
      let column = wrap.column(of: offset, in: row)
      let found = wrap.offset(atColumn: column, in: row)
      #expect(wrap.column(of: found, in: row) == column)
      offset = tree.graphemeEnd(after: offset)
    }
  }

  @Test func movesBetweenRowsTowardsTheGoalColumn() {
    let wrap = SoftWrap(PieceTree("long line\nab\nlong line"), width: 20)
    #expect(wrap.moveDown(from: 7, goalColumn: 7) == 12)
    #expect(wrap.moveDown(from: 12, goalColumn: 7) == 20)
    #expect(wrap.moveUp(from: 20, goalColumn: 7) == 12)
    #expect(wrap.moveUp(from: 3, goalColumn: 3) == nil)
    #expect(wrap.moveDown(from: 20, goalColumn: 7) == nil)
  }

  @Test func staysInTheRowThatWasAimedAt() {
    let wrap = SoftWrap(PieceTree("abcd efgh ijkl"), width: 5)
    let row = wrap.row(containing: 0)
    #expect(wrap.row(containing: wrap.offset(atColumn: 99, in: row)) == row)
  }

  @Test func drawsControlsTabsMarksAndBrokenBytes() {
    let wrap = SoftWrap(PieceTree(Array("a\t\u{1B}\u{85}\u{7F}".utf8) + [0xFF]), width: 40)
    let drawn = wrap.clusters(of: wrap.firstRow)
    #expect(drawn.map(\.text) == ["a", "       ", "^[", "\u{FFFD}", "^?", "\u{FFFD}"])
    #expect(drawn.map(\.cells) == [1, 7, 2, 1, 2, 1])
    #expect(drawn.map(\.byteRange) == [0..<1, 1..<2, 2..<3, 3..<5, 5..<6, 6..<7])
    let mark = SoftWrap(PieceTree("\u{301}"), width: 40)
    #expect(mark.clusters(of: mark.firstRow).map(\.text) == ["\u{25CC}\u{301}"])
    let wide = SoftWrap(PieceTree("漢"), width: 1)
    #expect(wide.clusters(of: wide.firstRow).map(\.text) == ["\u{FFFD}"])
  }

  @Test func hidesTheByteOrderMark() {
    let wrap = SoftWrap(TextDocument(PieceTree("\u{FEFF}ab")), width: 10)
    #expect(wrap.firstRow.range == 3..<5)
    #expect(wrap.row(containing: 0) == wrap.firstRow)
    #expect(wrap.row(before: wrap.firstRow) == nil)
  }
}
