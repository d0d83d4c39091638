import KeylineCore
import Testing

@Suite struct MouseAndReplyTests {
  @Test(arguments: [
    ("[<0;1;1M", MouseEvent(.press(.left), column: 0, row: 0)),
    ("[<2;300;500M", MouseEvent(.press(.right), column: 299, row: 499)),
    ("[<0;4;3m", MouseEvent(.release(.left), column: 3, row: 2)),
    ("[<32;4;3M", MouseEvent(.drag(.left), column: 3, row: 2)),
    ("[<33;4;3M", MouseEvent(.drag(.middle), column: 3, row: 2)),
    ("[<35;4;3M", MouseEvent(.motion, column: 3, row: 2)),
    ("[<64;4;3M", MouseEvent(.wheelUp, column: 3, row: 2)),
    ("[<65;4;3M", MouseEvent(.wheelDown, column: 3, row: 2)),
    ("[<28;4;3M", MouseEvent(.press(.left), column: 3, row: 2, modifiers: [.shift, .alt, .control])),
    ("[M !!", MouseEvent(.press(.left), column: 0, row: 0)),
    ("[M#\"\"", MouseEvent(.release(.left), column: 1, row: 1)),
    ("[M`!!", MouseEvent(.wheelUp, column: 0, row: 0)),
  ])
  func `mouse reports`(bytes: String, event: MouseEvent) {
    #expect(DecoderRun.events(of: "\u{1b}" + bytes) == [.mouse(event)])
  }

  @Test(arguments: [
    "[<0;0;1M", "[<0;1;0M", "[<0;12345678901234567890;1M", "[<12345678901234567890;1;1M", "[<0;70000;1M",
    "[<0;1M", "[<0;1;1;1M", "[<;;M", "[<0;-1;1M", "[<128;1;1M", "[<66;1;1M", "[<3;1;1M", "[<0;1:2;1M",
    "[0;1;1M", "[M   ", "[<64;4;3m",
  ])
  func `impossible mouse reports are dropped whole`(bytes: String) {
    var run = DecoderRun()
    run.feed("a\u{1b}" + bytes + "b")
    #expect(run.text == "ab")
    #expect(run.events.count == 2)
  }

  @Test(arguments: [
    ("[12;40R", TerminalReply.cursorPosition(row: 12, column: 40)),
    ("[?12;40R", .cursorPosition(row: 12, column: 40)),
    ("[1;1R", .cursorPosition(row: 1, column: 1)),
    ("[1;17R", .cursorPosition(row: 1, column: 17)),
    ("[?64;1;22c", .primaryAttributes([64, 1, 22])),
    ("[?2026;2$y", .mode(2026, state: 2)),
    ("[?2026;0$y", .mode(2026, state: 0)),
    ("[?0u", .kittyFlags(0)),
    ("[?7u", .kittyFlags(7)),
    ("[>41;388;0c", .other),
    ("[=0c", .other),
    ("[4;1$y", .other),
    ("[0n", .other),
    ("[?997;1n", .other),
    ("[8;24;80t", .other),
    ("P>|XTerm(388)\u{1b}\\", .other),
    ("P!|00000000\u{1b}\\", .other),
    ("P1$r0m\u{1b}\\", .other),
    ("P1+r544e=787465726d\u{1b}\\", .other),
    ("]11;rgb:1e1e/1e1e/1e1e\u{7}", .other),
    ("]10;rgb:ffff/ffff/ffff\u{1b}\\", .other),
    ("]4;1;rgb:cdcd/0000/0000\u{7}", .other),
    ("]52;c;aGVsbG8=\u{7}", .other),
  ])
  func `replies`(bytes: String, reply: TerminalReply) {
    #expect(DecoderRun.events(of: "\u{1b}" + bytes) == [.reply(reply)])
  }

  @Test func `an awaited cursor report wins over Shift-F3, once`() {
    var run = DecoderRun()
    run.decoder.expectsCursorReport = 1
    run.feed("\u{1b}[1;2R\u{1b}[1;2R")
    #expect(
      run.events == [
        .reply(.cursorPosition(row: 1, column: 2)), .key(KeyEvent(KeyChord(.function(3), .shift))),
      ])
    #expect(run.decoder.expectsCursorReport == 0)
  }

  @Test func `focus in and out`() {
    #expect(DecoderRun.events(of: "\u{1b}[I\u{1b}[O") == [.focus(true), .focus(false)])
  }

  @Test func `a reply right after Escape leaves both`() {
    var run = DecoderRun()
    run.feed("\u{1b}\u{1b}[?62c\u{1b}\u{1b}]11;rgb:0/0/0\u{7}")
    let escape = InputEvent.key(KeyEvent(KeyChord(.escape)))
    #expect(run.events == [escape, .reply(.primaryAttributes([62])), escape, .reply(.other)])
  }
}
