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
    run.wait(.seconds(5))
    run.feed("\n\u{1b}[A" + Self.end + "x")
    #expect(
      run.events.dropFirst() == [.paste(Array("\u{1b}[A".utf8)), .key(KeyEvent(KeyChord(.character("x"))))])
  }

  @Test func `a paste whose end is lost is left after 10 s`() {
    var run = DecoderRun()
    run.feed(Self.start + "one")
    run.wait(.seconds(11))
    #expect(run.decoder.deadline == nil)
    run.feed("\u{1b}[A")
    #expect(run.chords == ["Up"])
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
