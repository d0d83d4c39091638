import KeylineCore
import Testing

@Suite struct PasteDecodingTests {
  private static let start = "\u{1b}[200~"
  private static let end = "\u{1b}[201~"

  @Test func `a bracketed paste is one event, wherever it is split`() {
    let content = "a\u{1b}[A\u{1b}[20\u{1b}[200~\u{1b}\u{1b}]0;x\u{7}é\0\u{3}"
    let bytes = Array((Self.start + content + Self.end + "z").utf8)
    for cut in 0...bytes.count {
      var run = DecoderRun()
      run.feed(Array(bytes[..<cut]))
      run.feed(Array(bytes[cut...]))
      #expect(run.events == [.paste(Array(content.utf8)), .key(KeyEvent(KeyChord(.character("z"))))])
    }
  }

  @Test func `invalid bytes in a paste are kept`() {
    var run = DecoderRun()
    run.feed(Array(Self.start.utf8) + [0xff, 0xc3, 0x1b, 0x80] + Array(Self.end.utf8))
    #expect(run.events == [.paste([0xff, 0xc3, 0x1b, 0x80])])
  }

  @Test func `line ends become LF, also when a pair is split`() {
    var run = DecoderRun()
    run.feed(Self.start + "a\rb\r\nc\nd\r")
    run.feed("\ne\r\r\n" + Self.end)
    #expect(run.events == [.paste(Array("a\nb\nc\nd\ne\n\n".utf8))])
  }

  @Test func `an empty paste is nothing`() {
    #expect(DecoderRun.events(of: Self.start + Self.end) == [])
  }

  @Test func `a paste that falls quiet gives what it has and goes on`() {
    var run = DecoderRun()
    run.feed(Self.start + "one\r")
    run.wait(milliseconds: 99)
    #expect(run.events == [])
    run.wait(milliseconds: 1)
    #expect(run.events == [.paste(Array("one\n".utf8))])
    run.wait(milliseconds: 800)
    run.feed("\n\u{1b}[A" + Self.end + "x")
    #expect(
      run.events.dropFirst() == [.paste(Array("\u{1b}[A".utf8)), .key(KeyEvent(KeyChord(.character("x"))))])
  }

  @Test(arguments: ["\u{1b}[A", "\u{3}", "\u{4}", "x", "\r", "\u{1b}[<35;10;10M", "[", "1~"])
  func `a paste whose end is lost gives the keys back after a second of quiet`(key: String) {
    var run = DecoderRun()
    run.feed(Self.start + "one")
    run.wait(milliseconds: 1000)
    #expect(run.decoder.deadline == nil)
    run.feed(key)
    run.wait(milliseconds: 30)
    #expect(run.events == [.paste(Array("one".utf8))] + DecoderRun.events(of: key))
  }

  @Test func `the end that comes too late is nothing`() {
    var run = DecoderRun()
    run.feed(Self.start + "one")
    run.wait(.seconds(2))
    run.feed("x")
    run.feed(Self.end + "y")
    #expect(run.text == "onexy")
    #expect(run.chords == ["x", "y"])
  }

  @Test func `the pace of a person gives the keys back after three seconds`() {
    var run = DecoderRun()
    run.feed(Self.start + "one")
    for _ in 0..<20 {
      run.wait(milliseconds: 160)
      run.feed("k")
    }
    run.feed("\u{3}")
    #expect(run.chords.suffix(2) == ["k", "Ctrl-C"])
    #expect(run.text == "one" + String(repeating: "k", count: 20))
  }

  @Test(arguments: [1, 2, 7, 33], [10, 49, 900])
  func `a slow link loses no paste and makes no keys of one`(length: Int, pause: Int) {
    let content = String(repeating: "\u{3}\u{1b}[A\u{1b}x text ", count: 8)
    let bytes = Array((Self.start + content + Self.end + "z").utf8)
    // Single bytes at the pace of a person are a person's.
    guard length > 1 || pause < 50 else { return }
    var run = DecoderRun()
    for start in stride(from: 0, to: bytes.count, by: length) {
      // The sequence that begins the paste has its own, shorter patience.
      run.wait(milliseconds: start < 8 ? 1 : pause)
      run.feed(Array(bytes[start..<min(start + length, bytes.count)]))
    }
    #expect(run.text == content + "z")
    #expect(run.chords == ["z"])
  }

  @Test func `a link that stalls in the middle of a paste goes on with it`() {
    let long = String(repeating: "and more \u{3}", count: 10)
    for cut in 0...Self.end.utf8.count {
      var run = DecoderRun()
      run.feed(Self.start + "one ")
      run.wait(.seconds(5))
      run.feed(Array((long + Self.end.prefix(cut)).utf8))
      run.wait(.seconds(5))
      run.feed(String(Self.end.dropFirst(cut)) + "z")
      #expect(run.text == "one " + long + "z")
      #expect(run.chords == ["z"], "cut at \(cut)")
    }
  }

  @Test func `a paste after one whose end was lost is a new one`() {
    var run = DecoderRun()
    run.feed(Self.start + "one")
    run.wait(.seconds(2))
    run.feed(Self.start + "two" + Self.end + "z")
    #expect(
      run.events == [
        .paste(Array("one".utf8)), .paste(Array("two".utf8)), .key(KeyEvent(KeyChord(.character("z")))),
      ])
  }

  @Test func `a burst of text is one paste with LF line ends`() {
    let line = String(repeating: "wörd ", count: 20)
    var run = DecoderRun()
    run.feed(line + "\r\n" + line + "\r\tend\n")
    #expect(run.events == [.paste(Array((line + "\n" + line + "\n\tend\n").utf8))])
  }

  @Test func `text within 30 ms of a burst belongs to it`() {
    let burst = String(repeating: "x", count: 64)
    var run = DecoderRun()
    run.feed(burst + "\r")
    run.wait(milliseconds: 30)
    run.feed("\nab")
    run.wait(milliseconds: 30)
    run.feed([0xc3])
    run.feed([0xa9])
    run.wait(milliseconds: 31)
    run.feed("c")
    #expect(
      run.events == [
        .paste(Array((burst + "\n").utf8)), .paste(Array("ab".utf8)), .paste(Array("é".utf8)),
        .key(KeyEvent(KeyChord(.character("c")))),
      ])
  }

  @Test func `what is shorter than a burst is typed`() {
    var run = DecoderRun()
    run.feed(String(repeating: "x", count: 63))
    #expect(run.events.count == 63)
  }

  @Test func `a burst ends where something else than text begins`() {
    let burst = String(repeating: "é", count: 32)
    var run = DecoderRun()
    run.feed(burst + "\u{3}" + "\u{1b}[A")
    #expect(run.events.first == .paste(Array(burst.utf8)))
    #expect(run.chords == ["Ctrl-C", "Up"])
  }

  @Test func `a megabyte arrives exact, bracketed and raw`() {
    let text = Array(String(repeating: "The quick brown föx jumps. ", count: 40_000).utf8)
    var run = DecoderRun()
    run.feed(Array(Self.start.utf8) + text + Array(Self.end.utf8))
    #expect(run.events == [.paste(text)])
    run = DecoderRun()
    var start = 0
    while start < text.count {
      let end = min(start + 4095, text.count)
      run.feed(Array(text[start..<end]))
      start = end
    }
    #expect(Array(run.text.utf8) == text)
    #expect(run.events.count < 1000)
  }
}
