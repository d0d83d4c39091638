import KeylineTestSupport
import Testing

/// Bytes that are no text do not touch the text around them.
@Suite struct OddInputTests {
  private static let escape = "\u{1b}"

  @Test(arguments: [
    ("a late background colour", "\(escape)]11;rgb:1e1e/1e1e/1e1e\(escape)\\"),
    ("a late colour that a bell ends", "\(escape)]11;rgb:1e1e/1e1e/1e1e\u{7}"),
    ("a late device report", "\(escape)[?62;22c"),
    ("a late cursor report", "\(escape)[12;34R"),
    ("a late version", "\(escape)P>|SomeTerm(380)\(escape)\\"),
    ("a late mode report", "\(escape)[?2026;2$y"),
    ("an unknown control sequence", "\(escape)[?1;2;3z"),
    ("a click far outside", "\(escape)[<0;9999;9999M\(escape)[<0;9999;9999m"),
    ("a click at nought", "\(escape)[<0;0;0M\(escape)[<0;0;0m"),
    ("a click with twenty digits", "\(escape)[<0;12345678901234567890;1M"),
    ("a movement without a press", "\(escape)[<35;3;3M"),
    ("focus lost and won", "\(escape)[O\(escape)[I"),
    ("half a sequence", "\(escape)[1;\(escape)[C"),
    ("half a string", "\(escape)]0;title\u{18}"),
    ("a title of 20 KB", "\(escape)]0;" + String(repeating: "t", count: 20_000) + "\u{7}"),
    ("a kitty release", "\(escape)[120;1:3u"),
    ("an unknown kitty key", "\(escape)[57428u"),
  ])
  func whatIsNoTextIsNotTyped(kind: String, bytes: String) throws {
    let program = try TerminalProgram.keyboard()
    try program.type("before" + bytes + "after")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "beforeafter")
  }

  @Test func aKittyKeyIsItsLetter() throws {
    let program = try TerminalProgram.keyboard()
    try program.type("a\(Self.escape)[120ub")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "axb")
  }

  @Test func everythingMayArriveByteByByte() throws {
    let program = try TerminalProgram.keyboard()
    for byte in Array("é漢🇩🇪\(Self.escape)[12;34R\(Self.escape)]11;rgb:0/0/0\u{7}x".utf8) {
      try program.send([byte])
    }
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "é漢🇩🇪x")
  }

  @Test func invalidBytesDoNotTakeTheirNeighboursAlong() throws {
    let program = try TerminalProgram.keyboard()
    try program.send(Array("before".utf8) + [0xff, 0xc3, 0x28, 0xed, 0xa0, 0x80] + Array("after".utf8))
    #expect(try program.finish() == .exited(0))
    let text = try program.text()
    #expect(text.hasPrefix("before") && text.hasSuffix("after") && text.contains("("))
  }
}
