import KeylineCore
import Testing

@testable import KeylineScreen

@Suite struct FrameDrawing {
  private func frame(_ columns: Int, _ rows: Int) -> Frame {
    Frame(size: ScreenSize(columns: columns, rows: rows))
  }

  @Test func `text is clipped at the edges`() {
    var frame = frame(5, 2)
    #expect(frame.put("abcdefgh", column: 2, row: 0) == 3)
    #expect(frame.put("abcdefgh", column: -2, row: 1, maxCells: 4) == 4)
    #expect(frame.put("out", column: 0, row: 2) == 0)
    #expect(frame.put("out", column: 0, row: -1) == 0)
    #expect(frame.put("out", column: 5, row: 0) == 0)
    #expect(frame.rowTexts == ["  abc", "cd"])
  }

  @Test(arguments: ["x", "xyz", "漢字", "é", ""])
  func `nothing traps on the smallest screen`(text: String) {
    var frame = frame(0, -3)
    for column in -3...3 {
      frame.put(text, column: column, row: 0)
      frame.fill(column: column, row: -1, width: 9, height: 9, style: .key)
      frame.restyle(column: column, row: -1, width: 2, height: 9, style: .text)
    }
    #expect(frame.size == ScreenSize(columns: 1, rows: 1))
    #expect(frame.rows.joined().count == 1)
  }

  @Test func `a wide character that does not fit is left out`() {
    var frame = frame(5, 1)
    #expect(frame.put("ab漢字", column: 0, row: 0) == 4)
    #expect(frame.rowTexts == ["ab漢"])
  }

  @Test(arguments: [(0, "x 字"), (1, " x字"), (2, "漢x"), (3, "漢 x")])
  func `half of a wide character is never left over`(column: Int, expected: String) {
    var frame = frame(4, 1)
    frame.put("漢字", column: 0, row: 0)
    frame.put("x", column: column, row: 0)
    #expect(frame.rowTexts == [expected])
    #expect(frame.rows.joined().reduce(0) { $0 + $1.width } == 4)
  }

  @Test func `a character at an edge leaves blanks for what does not fit`() {
    var frame = frame(3, 1)
    frame.put("abc", column: 0, row: 0)
    frame.put("漢", cells: 2, column: 2, row: 0)
    frame.put("漢", cells: 2, column: -1, row: 0)
    #expect(frame.rowTexts == [" b"])
  }

  @Test(arguments: ["\u{1B}", "\u{7}", "\u{9B}", "\u{7F}", "\r\n", "\u{202E}", "a\u{2066}"])
  func `what a terminal would obey is shown as a replacement character`(text: String) {
    var frame = frame(4, 1)
    frame.put(text, column: 0, row: 0)
    #expect(frame.text.unicodeScalars.contains("\u{FFFD}"))
    #expect(
      !frame.rowTexts[0].unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
  }

  @Test func `clusters keep all their scalars`() {
    var frame = frame(8, 1)
    frame.put("👨‍👩‍👧", cells: 2, column: 0, row: 0)
    frame.put("e\u{301}", cells: 1, column: 2, row: 0)
    #expect(Array(frame.rowTexts[0].unicodeScalars) == Array("👨‍👩‍👧e\u{301}".unicodeScalars))
    #expect(frame[0, 0].width == 2)
    #expect(frame[1, 0].width == 0)
  }

  @Test func `the text form names size and cursor`() {
    var frame = frame(6, 2)
    frame.put("hi", column: 1, row: 0, style: .keyLit)
    #expect(frame.text == "6x2, no cursor\n hi\n\n")
    frame.cursor = CellPosition(column: 3, row: 0)
    #expect(frame.styledText.hasPrefix("6x2, cursor 3,0\n hi\n\nstyles\n."))
    #expect(frame.styledText.hasSuffix(" keyLit\n"))
  }
}
