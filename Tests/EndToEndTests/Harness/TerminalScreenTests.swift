import KeylineTestSupport
import Testing

@Suite struct TerminalScreenTests {
  private func screen(_ text: String) -> TerminalScreen {
    let screen = TerminalScreen(size: TerminalSize(columns: 20, rows: 3))
    _ = screen.feed(Array(text.utf8))
    return screen
  }

  @Test func textAppearsWhereTheCursorIs() {
    let screen = screen("\u{1b}[2;5Hab")
    #expect(screen.rows == ["", "    ab", ""])
    #expect(screen.cursor == (row: 1, column: 6))
  }

  @Test func aWideCharacterTakesTwoCellsAndIsOneInTheText() {
    let screen = screen("漢字x")
    #expect(screen.text(ofRow: 0) == "漢字x")
    #expect([0, 1, 2, 3, 4].map { screen[0, $0].width } == [2, 0, 2, 0, 1])
  }

  @Test func combiningMarksStayWithTheirLetter() {
    #expect(screen("e\u{301}!")[0, 0].text == "e\u{301}")
  }

  @Test func attributesAndColorsAreThoseWritten() {
    let screen = screen("\u{1b}[1;4;7;38;5;200;48;2;1;2;3mx\u{1b}[0;3my")
    let cell = screen[0, 0]
    #expect(cell.bold && cell.underline && cell.reverse && !cell.italic)
    #expect(cell.foreground == .indexed(200))
    #expect(cell.background == .rgb(red: 1, green: 2, blue: 3))
    #expect(screen[0, 1].italic && !screen[0, 1].bold)
    #expect(screen[0, 1].foreground == .standard && screen[0, 1].background == .standard)
  }

  @Test func queriesAreAnswered() {
    let screen = TerminalScreen(size: .standard)
    #expect(screen.feed(Array("\u{1b}[3;7H\u{1b}[6n".utf8)) == Array("\u{1b}[3;7R".utf8))
    #expect(screen.feed(Array("\u{1b}[c".utf8)).starts(with: Array("\u{1b}[?".utf8)))
  }

  @Test func aThousandQueriesGetAThousandAnswers() {
    let screen = TerminalScreen(size: .standard)
    let answers = screen.feed(Array(String(repeating: "\u{1b}[6n", count: 1000).utf8))
    #expect(String(decoding: answers, as: UTF8.self) == String(repeating: "\u{1b}[1;1R", count: 1000))
  }

  @Test func theAlternateScreenGivesTheMainOneBack() {
    let screen = screen("main\u{1b}[?1049h\u{1b}[Halternate")
    #expect(screen.text(ofRow: 0) == "alternate" && screen.modes.alternateScreen)
    _ = screen.feed(Array("\u{1b}[?1049l".utf8))
    #expect(screen.text(ofRow: 0) == "main" && !screen.modes.alternateScreen)
  }

  @Test func sequencesSplitAtEveryByteMeanTheSame() {
    let written = Array(
      "\u{1b}[?2026hé\u{1b}[?1002;1006h\u{1b}[>5u\u{1b}]0;[?2004h\u{7}\u{1b}[?2026l".utf8)
    let whole = TerminalScreen(size: .standard)
    let split = TerminalScreen(size: .standard)
    _ = whole.feed(written)
    for byte in written { _ = split.feed([byte]) }
    #expect(split.modes == whole.modes && split.text == whole.text)
    #expect(whole.modes.privateModes == [7, 25, 1002, 1006])
    #expect(whole.modes.kittyFlags == [false: [5]])
    #expect(whole.synchronizedFrames == 1)
  }

  @Test func aStringTerminatedByEscapeBackslashEndsThere() {
    #expect(screen("\u{1b}P$q\u{1b}\\\u{1b}[?2004h").modes.bracketsPaste)
  }
}
