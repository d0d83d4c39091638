import KeylineCore
import Testing

@Suite struct LatenessTests {
  @Test func `a lone ESC is Escape after 25 ms and not before`() {
    var run = DecoderRun()
    run.feed("\u{1b}")
    #expect(run.decoder.deadline == .milliseconds(25))
    run.wait(milliseconds: 24)
    #expect(run.events == [])
    run.wait(milliseconds: 1)
    #expect(run.chords == ["Escape"])
    #expect(run.decoder.deadline == nil)
  }

  @Test func `two presses of Escape are two`() {
    var run = DecoderRun()
    run.feed("\u{1b}\u{1b}")
    run.wait(milliseconds: 30)
    #expect(run.chords == ["Escape", "Escape"])
  }

  @Test(arguments: [("[A", "Up"), ("OA", "Up"), ("[3~", "Delete"), ("[1;5C", "Ctrl-Right"), ("OP", "F1")])
  func `a late tail is the key that it is`(tail: String, chord: String) {
    for pause in [30, 150, 299] {
      var run = DecoderRun()
      run.feed("\u{1b}")
      run.wait(milliseconds: pause)
      run.feed(tail)
      run.feed("x")
      #expect(run.chords == ["Escape", chord, "x"])
    }
  }

  @Test func `a late tail may itself be in pieces`() {
    var run = DecoderRun()
    run.feed("\u{1b}")
    run.feed("[1;5C", every: .milliseconds(100))
    run.wait(.seconds(1))
    #expect(run.chords == ["Escape", "Ctrl-Right"])
  }

  @Test(arguments: [
    "[", "[x", "[h", "[A", "O", "OK", "Oh", "]", "]x", "P", "Please", "_", "_x", "[[wiki]]", "x",
  ])
  func `what is typed a second after Escape is text`(text: String) {
    var run = DecoderRun()
    run.feed("\u{1b}")
    run.wait(.seconds(1))
    run.feed(text)
    run.wait(.seconds(1))
    #expect(run.text == text)
  }

  @Test(arguments: [
    "[", "[x", "[hello", "O", "OK then", "Oh", "]", "]x", "P", "Please", "_", "_x", "[[wiki]]", "[1", "x",
  ])
  func `text right after Escape that is no sequence comes out`(text: String) {
    for pause in [Duration.zero, .milliseconds(80)] {
      var run = DecoderRun()
      run.feed("\u{1b}")
      run.wait(milliseconds: 30)
      if pause == .zero { run.feed(text) } else { run.feed(text, every: pause) }
      run.wait(.seconds(1))
      #expect(run.text == text)
    }
  }

  @Test(arguments: [
    "\u{1b}[1;5C", "\u{1b}[3~", "\u{1b}[?64;1;22c", "\u{1b}[<0;10;10M", "\u{1b}]11;rgb:12/34/56\u{7}",
  ])
  func `a sequence in two pieces is whole, wherever it is cut`(bytes: String) {
    let whole = DecoderRun.events(of: bytes)
    for cut in 2..<bytes.utf8.count {
      for pause in [0, 50, 140] {
        var run = DecoderRun()
        run.feed(Array(bytes.utf8.prefix(cut)))
        run.wait(milliseconds: pause)
        run.feed(Array(bytes.utf8.dropFirst(cut)))
        #expect(run.events == whole, "cut at \(cut), \(pause) ms")
      }
    }
  }

  @Test func `a control sequence stale for a second is still completed by a longer piece`() {
    var run = DecoderRun()
    run.feed("\u{1b}[?64;")
    run.wait(.seconds(1))
    run.feed("1;22ctext")
    #expect(run.events.first == .reply(.primaryAttributes([64, 1, 22])))
    #expect(run.text == "text")
  }

  @Test func `a long title in slow pieces never leaks`() {
    var run = DecoderRun()
    run.feed("\u{1b}]2;")
    for _ in 0..<20 {
      run.feed(String(repeating: "long title ", count: 90))
      run.wait(milliseconds: 400)
    }
    run.feed("end\u{7}typed")
    #expect(run.text == "typed")
  }

  @Test func `the lead byte of a character waits without limit`() {
    var run = DecoderRun()
    for byte in "é語😀".utf8 {
      run.feed([byte])
      run.wait(.seconds(3600))
    }
    #expect(run.text == "é語😀")
    #expect(run.events.count == 3)
  }

  @Test func `Alt with a character in pieces waits too`() {
    var run = DecoderRun()
    run.feed([0x1b, 0xc3])
    run.wait(.seconds(60))
    run.feed([0xa9])
    #expect(run.chords == ["Alt-é"])
  }

  @Test(
    arguments: [
      [0xc3, 0x61, 0x62], [0x80, 0x61, 0xff, 0x62], [0xe0, 0x80, 0x80, 0x61, 0x62],
      [0xed, 0xa0, 0x80, 0x61, 0x62],
      [0xf4, 0x90, 0x80, 0x80, 0x61, 0x62], [0xc0, 0xaf, 0x61, 0x62], [0xc2, 0x85, 0x61, 0x62],
      [0x61, 0xf0, 0x9f, 0x62], [0x61, 0xe2, 0x82, 0x62], [0xfe, 0x61, 0x62], [0xc2, 0x9b, 0x61, 0x62],
    ] as [[UInt8]])
  func `invalid bytes are dropped and the next character arrives`(bytes: [UInt8]) {
    var run = DecoderRun()
    run.feed(bytes)
    #expect(run.text == "ab")
    run = DecoderRun()
    for byte in bytes { run.feed([byte]) }
    #expect(run.text == "ab")
  }

  @Test func `a sequence after half a character resyncs`() {
    var run = DecoderRun()
    run.feed([0xe2, 0x82, 0x1b, 0x5b, 0x41, 0x61])
    #expect(run.chords == ["Up", "a"])
  }

  @Test func `Enter ends half a sequence and arrives`() {
    var run = DecoderRun()
    run.feed("\u{1b}[1;\rx")
    #expect(run.chords == ["Enter", "x"])
  }
}
