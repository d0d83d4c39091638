import KeylineTestSupport
import Testing

/// Edits as they arrive in the file.
@Suite struct EditingTests {
  @Test(arguments: ["e\u{301}", "🇩🇪", "👨‍👩‍👧‍👦", "👍🏽", "漢", "각", "1️⃣", "❤️"])
  func backspaceTakesOneWholeGrapheme(grapheme: String) throws {
    let program = try TerminalProgram.keyboard()
    try program.type("x" + grapheme + Keys.backspace + "y")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "xy")
  }

  @Test(arguments: [
    Array("one\r\ntwo\r\n".utf8), [0xef, 0xbb, 0xbf] + Array("mark\n".utf8), Array("no last newline".utf8),
    Array("a".utf8) + [0xff, 0xfe, 0x80, 0xc3] + Array("b\n".utf8), Array("\0nul\u{1b}[31m\t\u{7f}\n".utf8),
    Array("\r\n\n\r mixed".utf8),
  ])
  func whatIsNotEditedStaysByteForByte(contents: [UInt8]) throws {
    let folder = try TemporaryFolder()
    try folder.write(contents, to: "text")
    let program = try TerminalProgram.keyboard(folder: folder)
    try program.type(Keys.endOfText + "z")
    #expect(try program.finish() == .exited(0))
    #expect(try folder.read("text") == contents + [UInt8(ascii: "z")])
  }

  @Test(arguments: [true, false])
  func aMegabyteIsPasted(isBracketed: Bool) throws {
    let line = "the quick brown fox jumps over the lazy dog, 0123456789\n"
    let text = String(repeating: line, count: 1_048_576 / line.utf8.count)
    let typed = String(text.map { $0 == "\n" ? "\r" : $0 })
    let program = try TerminalProgram.keyboard()
    try program.type(isBracketed ? "\u{1b}[200~\(typed)\u{1b}[201~" : typed)
    try program.type(Keys.done)
    #expect(try program.waitForExit() == .exited(0))
    #expect(try program.text() == text)
  }

  @Test func aLongSearchKeepsNoKeyWaiting() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "hé 漢 hä\n", count: 2_000_000), to: "text")
    let program = try TerminalProgram.keyboard(folder: folder)
    try program.type("\u{12}h")
    // The search goes on for a while after this; what leaves it is taken at once.
    try program.waitFor(text: "Find: h")
    try program.type("\u{1b}")
    try program.waitFor("the search to be left") { !$0.text.contains("Find: h") }
    try program.type("!" + Keys.cancel)
    #expect(try program.waitForExit() == .exited(130))
  }
}
