import KeylineTestSupport
import Testing

/// The inspector as a tester meets it: keys are watched, and go into the text.
@Suite struct InspectorTests {
  @Test func aKeyIsShownWithItsBytesItsActionAndItsTime() throws {
    let program = try TerminalProgram.keyboard()
    try program.type("\u{1b}[24~")
    try program.waitFor(text: "Inspector: [keys]")
    try program.type("x")
    try program.waitFor("the key with its time") { screen in
      screen.rows.contains { $0.hasPrefix("78  |x| ") && $0.hasSuffix(" ms") }
    }
    try program.type("\u{1b}[1;5D")
    try program.waitFor(text: "Ctrl-Left = move.wordLeft")
    try program.type("\u{1b}[24~")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "x")
  }
}
