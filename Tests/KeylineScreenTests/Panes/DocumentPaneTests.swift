import KeylineCore
import Testing

@testable import KeylineScreen

@Suite struct DocumentPaneTests {
  /// Texts in which simple and other scalars meet in every way that matters to the fast path.
  private static let texts = [
    "plain", "Grüße, Ελλάδα, Привет", "漢字かな한국어", "e\u{301}a\u{308}", "ä\u{301}", "©\u{FE0F}1\u{FE0F}\u{20E3}",
    "한\u{11A8}", "и\u{306}\u{483}", "a\u{200D}b", "soft\u{AD}hyphen", "\u{1}\u{7F}\u{85}", "tab\tand\ttab",
    "👩‍👩‍👧🇩🇪",
    "nb\u{A0}sp", "– “quoted” …", "ⅷ①␀", "中\u{FE00}", "か\u{3099}", "trailing        ",
  ]

  @Test(arguments: texts, [1, 2, 5, 9, 40])
  func rowsStraightFromBytesLookLikeRowsOfGraphemes(of text: String, columns: Int) {
    let play = Play(text + " " + text, columns: columns, rows: 20)
    let pane = DocumentPane(play.session, labels: .unicode)
    for row in pane.rows {
      let place = CellPosition(column: 0, row: 0)
      var fast = Frame(size: ScreenSize(columns: columns, rows: 1))
      let bytes = pane.text.bytes(in: row.range)
      let isSimple = bytes.withUnsafeBufferPointer {
        fast.putSimpleText($0, at: place, maxCells: min(pane.wrap.width, columns))
      }
      guard isSimple else { continue }
      var slow = Frame(size: fast.size)
      pane.drawClusters(of: row, at: place, on: &slow)
      #expect(fast.text == slow.text)
      #expect(fast.rows.joined().map(\.width) == slow.rows.joined().map(\.width))
    }
  }

  @Test(arguments: [
    (bytes: [0xFF, 0x61], shown: "\u{FFFD}a"), (bytes: [0xC3], shown: "\u{FFFD}"),
    (bytes: [0x61, 0xE4, 0xBD, 0x62], shown: "a\u{FFFD}b"), (bytes: [0x1B, 0x5B], shown: "^[["),
    (bytes: [0xE2, 0x80, 0xAE, 0x61], shown: "a"),
  ])
  func bytesThatAreNoTextNeverReachTheScreen(bytes: [UInt8], shown: String) {
    let first = Play(bytes: bytes).frame.rowTexts[0]
    #expect(first == shown || first == "\u{FFFD}" + shown)
  }

  @Test func selectionCoversLineEndsAsOneCell() {
    var play = Play("ab\n\ncd")
    play.alt("a")
    #expect(columns(of: .selection, row: 0, in: play.frame) == [0, 1, 2])
    #expect(columns(of: .selection, row: 1, in: play.frame) == [0])
    #expect(columns(of: .selection, row: 2, in: play.frame) == [0, 1])
  }

  @Test func selectionOfWideCharactersCoversBothCells() {
    var play = Play("a漢b")
    play.key(.left)
    play.key(.left, .shift)
    #expect(columns(of: .selection, row: 0, in: play.frame) == [1, 2])
  }

  @Test func everyVisibleMatchIsMarkedAndTheCurrentOneDiffers() {
    var play = Play("the other, the rest")
    play.key(.home)
    play.control("r")
    play.type("the")
    #expect(columns(of: .matchCurrent, row: 0, in: play.frame) == [0, 1, 2])
    #expect(columns(of: .match, row: 0, in: play.frame) == [5, 6, 7, 11, 12, 13])
  }

  @Test func whatIsPastTheGuidesIsMarked() {
    let long = String(repeating: "x", count: 75)
    let play = Play(long + "\n\n" + long, file: "COMMIT_EDITMSG", columns: 100)
    #expect(columns(of: .guide, row: 0, in: play.frame) == Array(50..<75))
    #expect(columns(of: .guide, row: 2, in: play.frame) == Array(72..<75))
  }

  @Test func guidesFollowALineOverItsRows() {
    let play = Play(String(repeating: "x", count: 75), file: "COMMIT_EDITMSG", columns: 41)
    #expect(columns(of: .guide, row: 0, in: play.frame).isEmpty)
    #expect(columns(of: .guide, row: 1, in: play.frame) == Array(10..<35))
  }

  @Test func allBelowTheScissorsIsDimmed() {
    let scissors = "# ------------------------ >8 ------------------------"
    let play = Play("Subject\n# comment\nbody\n\(scissors)\n+added\n", file: "COMMIT_EDITMSG")
    let dimmed = (0..<5).map { play.frame[0, $0].style == .dimmed }
    #expect(dimmed == [false, true, false, true, true])
  }

  @Test(arguments: [";", "//"]) func commentsAreThoseOfTheFile(mark: String) {
    let scissors = "\(mark) ------------------------ >8 ------------------------"
    let play = Play("# 1 fixed\n\(mark) comment\nbody\n\(scissors)\n+added\n", file: "COMMIT_EDITMSG")
    let dimmed = (0..<5).map { play.frame[0, $0].style == .dimmed }
    #expect(dimmed == [false, true, false, true, true])
  }

  @Test func otherFilesHaveNoComments() {
    let play = Play("# Title", file: "README.md")
    #expect(play.frame[0, 0].style == .text)
  }

  @Test func hintsGoWhereTheyCoverNoText() {
    let empty = Play(showsHints: true).frame
    #expect(empty.rowTexts.contains { $0.contains("F1") && !$0.contains("F1 help") })
    let full = Play(String(repeating: "line\n", count: 12), showsHints: true).frame
    #expect(!full.rowTexts.contains { $0.contains("F1 shows") })
  }

  @Test(arguments: [
    ("", 0, 0), ("abc", 3, 0), ("abc\n", 0, 1), ("漢", 2, 0), ("\ta", 9, 0), ("e\u{301}", 1, 0),
  ])
  func cursorStandsBehindWhatIsWritten(text: String, column: Int, row: Int) {
    #expect(Play(text).frame.cursor == CellPosition(column: column, row: row))
  }

  private func columns(of style: CellStyle, row: Int, in frame: Frame) -> [Int] {
    (0..<frame.size.columns).filter { frame[$0, row].style == style }
  }
}
