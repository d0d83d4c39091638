import KeylineCore
import Testing

/// Input that nobody asked for: none of it may become text, and text around it must arrive.
@Suite struct OddInputTests {
  /// What we know by its form, even when its ESC has already acted as Escape.
  static let known: [(name: String, bytes: String)] = [
    ("late background colour", "\u{1b}]11;rgb:1e1e/1e1e/1e1e\u{1b}\\"),
    ("late palette colour ended by BEL", "\u{1b}]4;255;rgb:eeee/eeee/eeee\u{7}"),
    ("late device attributes", "\u{1b}[?64;1;2;6;9;15;18;21;22c"),
    ("late secondary attributes", "\u{1b}[>1;7200;0c"),
    ("late cursor position", "\u{1b}[24;80R"),
    ("late terminal version", "\u{1b}P>|kitty(0.35.2)\u{1b}\\"),
    ("late mode report", "\u{1b}[?2026;2$y"),
    ("late kitty flags", "\u{1b}[?31u"),
    ("mouse out of range", "\u{1b}[<0;99999;99999M"),
    ("mouse with a 20-digit number", "\u{1b}[<0;12345678901234567890;3M"),
    ("old mouse report", "\u{1b}[M\u{7f}\u{7f}\u{7f}"),
    ("kitty media key", "\u{1b}[57430;1:1u"),
    ("kitty release", "\u{1b}[97;1:3u"),
    ("focus", "\u{1b}[I\u{1b}[O"),
    ("title of 20 KB", "\u{1b}]2;" + String(repeating: "Title ", count: 3400) + "\u{7}"),
    ("application string", "\u{1b}_Gi=31;OK\u{1b}\\"),
    ("clipboard", "\u{1b}]52;c;" + String(repeating: "QUJD", count: 5000) + "\u{1b}\\"),
    ("title cut short by SUB", "\u{1b}]2;half a title\u{1a}"),
    ("title cut short by a sequence", "\u{1b}]2;half a title\u{1b}[?62c"),
    ("end of a paste that never began", "\u{1b}[201~"),
  ]
  /// What only its ESC tells from text.
  static let strange: [(name: String, bytes: String)] = [
    ("unknown control sequence", "\u{1b}[12;34;56;78$z"),
    ("unknown private sequence", "\u{1b}[?1049h"),
    ("privacy message and start of string", "\u{1b}^secret\u{1b}\\\u{1b}Xstring\u{1b}\\"),
    ("control sequence of 20 KB", "\u{1b}[" + String(repeating: "1;", count: 10_000) + "m"),
    ("control sequence cut short by CAN", "\u{1b}[12;\u{18}"),
    ("sequence inside a sequence", "\u{1b}[1;\u{1b}[?62c"),
    ("string terminator alone", "\u{1b}\\"),
  ]
  static let oddities = known + strange

  @Test(arguments: oddities.indices)
  func `nothing leaks, at once`(index: Int) {
    var run = DecoderRun()
    run.feed("before " + Self.oddities[index].bytes + "after")
    #expect(run.text == "before after", "\(Self.oddities[index].name)")
  }

  @Test(arguments: oddities.indices)
  func `nothing leaks, split at every byte`(index: Int) {
    var run = DecoderRun()
    run.feed("before ")
    run.feed(Self.oddities[index].bytes, every: .milliseconds(20))
    run.wait(milliseconds: 400)
    run.feed("after", every: .milliseconds(80))
    run.wait(.seconds(1))
    #expect(run.text == "before after", "\(Self.oddities[index].name)")
  }

  @Test(arguments: known.indices, [30, 100, 250])
  func `nothing leaks when the ESC has already acted`(index: Int, pause: Int) {
    let bytes = Self.known[index].bytes
    var run = DecoderRun()
    run.feed("before \u{1b}")
    run.wait(milliseconds: pause)
    run.feed(String(bytes.dropFirst()))
    run.wait(milliseconds: 400)
    run.feed("after")
    #expect(run.text == "before after", "\(Self.known[index].name)")
  }

  @Test(arguments: [
    "\u{1b}[", "\u{1b}[1;", "\u{1b}[<0;10;", "\u{1b}O", "\u{1b}[M", "\u{1b}[M!", "\u{1b}]",
    "\u{1b}]11;rgb:12",
    "\u{1b}]2;title", "\u{1b}P>|XT", "\u{1b}_G", "\u{1b}[[", "\u{1b}[?62;", "\u{1b}]2;title\u{1b}",
    "\u{1b}\u{1b}[1;",
  ])
  func `text typed after half a sequence arrives`(half: String) {
    for text in ["hello world", "Are you there?", "1st of May", "[x] done", "A"] {
      var run = DecoderRun()
      run.feed("before ")
      run.feed(half)
      run.wait(milliseconds: 400)
      run.feed(text, every: .milliseconds(90))
      run.wait(.seconds(1))
      #expect(run.text == "before " + text, "typed")
      run = DecoderRun()
      run.feed("before " + half)
      run.wait(milliseconds: 400)
      run.feed(text)
      run.wait(.seconds(1))
      #expect(run.text == "before " + text, "at once")
    }
  }

  @Test func `a person who types on after half a title loses a moment, not the line`() {
    var run = DecoderRun()
    run.feed("\u{1b}]2;half")
    run.feed("hello there", every: .milliseconds(100))
    #expect("hello there".hasSuffix(run.text) && run.text.count >= 9)
  }
}
