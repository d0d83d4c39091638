import Glibc
import Testing

@testable import KeylineTestSupport

/// Terminals that speak the kitty keyboard protocol: keys that go up are told, and letters can be held.
@Suite struct KittyKeyboardTests {
  /// A keyboard on a terminal that has said that it speaks the protocol.
  private func keyboard(_ program: () throws -> TerminalProgram) throws -> TerminalProgram {
    let program = try program()
    // In the queue before the question: the answer is there whenever it is asked for.
    try program.type("\u{1b}[?0u")
    try program.waitUntilReady()
    try program.waitFor("the protocol's flags") { $0.modes.kittyFlags.values.contains([7]) }
    try program.type("\u{1b}[?7u")
    return program
  }

  private func keyboard(folder: TemporaryFolder? = nil) throws -> TerminalProgram {
    try keyboard { try .keyline(["text"], environment: TerminalProgram.literalTyping, folder: folder) }
  }

  /// Repeats a key, as a person does who holds it, until the screen meets a condition.
  private func hold(_ sequence: String, on program: TerminalProgram, until text: String) throws {
    let deadline = Deadline(within: TerminalProgram.patience)
    while !program.screen.text.contains(text), !deadline.hasPassed { try program.type(sequence) }
    try program.waitFor(text: text)
  }

  @Test(arguments: ["e", "\u{1b}[101;1:2u"])
  func aHeldLetterOpensItsAlternatesAndStaysOpen(repeated: String) throws {
    let program = try keyboard()
    try program.type("caf\u{1b}[102;1:3ue")
    try hold("\u{1b}[101;1:2u", on: program, until: "1[é]")
    try program.type(repeated + "\u{1b}[101;1:3u" + "1")
    try program.waitFor(text: "café")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "café")
  }

  @Test func keysThatGoUpTypeNothing() throws {
    let program = try keyboard()
    try program.type(
      "a\u{1b}[97;1:3ub\u{1b}[98;1:3u\u{1b}[57441;2:3u\u{1b}[1;1:3A\u{1b}[27;1:3u\r\u{1b}[13;1:3u")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "ab\n")
  }

  @Test func commandsArriveInTheProtocolsForm() throws {
    let program = try keyboard()
    let selectAll = "\u{1b}[97;3u"
    try program.type("two" + selectAll + "\u{1b}[120;5u")
    try program.waitFor("the text to be cut") { !$0.text.contains("two") }
    try program.type("\u{1b}[118;5u")
    try program.waitFor(text: "two")
    // Ctrl with the Cyrillic letter on the key of C copies what is selected; alone it would cancel.
    try program.type(selectAll + "\u{1b}[1089::99;5u" + "\u{1b}[27u" + "\u{1b}[1;5F!")
    try program.waitFor(text: "two!")
    try program.type("\u{1b}[100;5u")
    #expect(try program.waitForExit() == .exited(0))
    #expect(try program.unrestoredState().isEmpty)
    #expect(try program.text() == "two!")
  }

  @Test(arguments: [SIGKILL, SIGSEGV])
  func theFlagsAreTakenBackAfterADeadKeyboard(signal: Int32) throws {
    let program = try keyboard()
    kill(try #require(program.process.children().first), signal)
    #expect(try program.waitForExit() == .exited(128 + signal))
    #expect(try program.unrestoredState().isEmpty)
  }

  @Test func theFlagsAreTakenBackAfterADeadLauncher() throws {
    let program = try keyboard {
      try TerminalProgram(
        ["sh", "-c", "'\(ExecutablePath.keyline())' text; read line; echo over"],
        environment: TerminalProgram.literalTyping)
    }
    kill(try #require(program.process.children().first), SIGKILL)
    try program.waitUntilRestored()
  }

  @Test func theFlagsAreTakenBackOverAStopAndPushedAgainAfterIt() throws {
    let program = try keyboard {
      try TerminalProgram(
        ["sh", "-mc", "'\(ExecutablePath.keyline())' text; echo stopped; read line; fg"],
        environment: TerminalProgram.literalTyping)
    }
    try program.type("\u{1b}[122;5u")
    try program.waitFor(text: "stopped")
    #expect(try program.unrestoredState().isEmpty)
    try program.type("\r")
    try program.waitFor("the flags again") { $0.modes.kittyFlags.values.contains([7]) }
    try program.type("\u{1b}[100;5u")
    try program.waitForExit()
    #expect(try program.unrestoredState().isEmpty)
  }
}
