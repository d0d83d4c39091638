import Glibc
import KeylineTestSupport
import Testing

/// What is piped in, alone and together with FILE, and what is typed before the keyboard is there.
@Suite struct PipedTextTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes to a pipe that a program under test reads, and closes it.
  private func write(_ text: String, intoPipe name: String) {
    let descriptor = open(folder.path(of: name), O_WRONLY | O_CLOEXEC)
    #expect(descriptor >= 0)
    #expect(Array(text.utf8).withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) } >= 0)
    close(descriptor)
  }

  private func makePipe(_ name: String) { #expect(mkfifo(folder.path(of: name), 0o600) == 0) }

  @Test(arguments: [
    "printf x | keyline text", "keyline text <other", "{ read gate; echo x; } | keyline text",
  ])
  func aFileWithATextTakesNoOther(command: String) throws {
    try folder.write("as it was\n", to: "text")
    try folder.write("other", to: "other")
    let program = try TerminalProgram(
      [
        "sh", "-c",
        "keyline() { '\(ExecutablePath.keyline())' \"$@\"; }; echo >gate; \(command) 2>errors; exit $?",
      ], folder: folder)
    if command.contains("read gate") { try program.type("\r") }
    #expect(try program.waitForExit() == .exited(64))
    let errors = String(decoding: try folder.read("errors"), as: UTF8.self)
    #expect(errors.hasPrefix("keyline: 'text' has a text and another one is on standard input; "))
    #expect(errors.contains("</dev/tty") && errors.filter { $0 == "\n" }.count == 1)
    #expect(try folder.read("text") == Array("as it was\n".utf8))
    #expect(try program.unrestoredState().isEmpty)
  }

  @Test func theFileIsWrittenInAsTheRefusalSays() throws {
    try folder.write("as it was", to: "text")
    let program = try TerminalProgram.shell("printf x | { keyline text </dev/tty; }", folder: folder)
    try program.type(Keys.endOfText + " typed")
    #expect(try program.finish() == .exited(0))
    let text = try program.text()
    #expect(text == "as it was typed")
  }

  @Test(arguments: [true, false])
  func aFileWithoutATextTakesThePipedOne(isThere: Bool) throws {
    if isThere { try folder.write("", to: "text") }
    let program = try TerminalProgram.shell("printf 'first words' | keyline text", folder: folder)
    try program.waitFor(text: "first words")
    try program.type(Keys.endOfText + " and more")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "first words and more")
  }

  @Test func aPipedTextIsSavedIntoTheFileWithoutAKey() throws {
    let program = try TerminalProgram.shell("printf 'first words' | keyline text", folder: folder)
    try program.waitFor(text: "first words")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "first words")
  }

  @Test func whatIsTypedWhileAPipeIsSlowIsThereUnaltered() throws {
    makePipe("gate")
    let program = try TerminalProgram.shell("cat gate | keyline >out", folder: folder)
    try program.waitFor(text: "reading standard input; Ctrl-C leaves")
    try program.type("ab\u{7f}é\r" + "\u{1b}[D\u{1b}[C" + Keys.save + "d\u{17}e" + Keys.done)
    write("first", intoPipe: "gate")
    #expect(try program.waitForExit() == .exited(0))
    let text = try program.text(of: "out")
    #expect(text == "firstaé\ne")
    #expect(try program.unrestoredState().isEmpty)
    #expect(!program.screen.text.contains("reading"), "the note is gone")
  }

  @Test func controlCLeavesASlowPipe() throws {
    makePipe("gate")
    // Not through a function: a shell that waits for one in a pipe would die of the key before the program.
    let program = try TerminalProgram(
      ["sh", "-c", "trap : INT; cat gate | '\(ExecutablePath.keyline())' >out; echo $? >status; true"],
      folder: folder)
    try program.waitFor(text: "reading standard input; Ctrl-C leaves")
    try program.type("lost" + Keys.cancel)
    try program.waitForExit()
    #expect(try program.text(of: "status") == "130\n")
    #expect(try program.text(of: "out") == "")
    let unrestored = try program.unrestoredState()
    #expect(unrestored == [])
  }

  @Test func aSlowPipeCanBeSuspended() throws {
    makePipe("gate")
    let script = "cat gate | '\(ExecutablePath.keyline())' >out; echo stopped; read line; fg >/dev/null"
    let program = try TerminalProgram(
      ["bash", "-mc", script], environment: TerminalProgram.literalTyping, folder: folder)
    try program.waitFor(text: "reading standard input; Ctrl-C leaves")
    try program.type(Keys.suspend)
    try program.waitFor(text: "stopped")
    #expect(try program.unrestoredState().isEmpty)
    try program.type("\r")
    try program.waitFor("the note again") { $0.text.contains("reading standard input") }
    write("first", intoPipe: "gate")
    try program.waitFor(text: "F1 help")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text(of: "out") == "first")
  }

  @Test func aPipeThatStaysSilentKeepsNoFileWaitingForEver() throws {
    makePipe("gate")
    try folder.write("as it was", to: "text")
    let program = try TerminalProgram.shell("cat gate | keyline text 2>errors", folder: folder)
    try program.waitFor(text: "F1 help")
    write("late", intoPipe: "gate")
    try program.type(Keys.endOfText + " typed")
    #expect(try program.finish() == .exited(0))
    let text = try program.text()
    #expect(text == "as it was typed")
    #expect(try program.text(of: "errors").contains("left unread"))
  }

  @Test func whatIsTypedBeforeTheKeyboardIsThereIsThereUnaltered() throws {
    for _ in 0..<5 {
      let program = try TerminalProgram.keyline(["text"], environment: TerminalProgram.literalTyping)
      try program.type("early\rbird" + Keys.done)
      #expect(try program.waitForExit() == .exited(0))
      #expect(try program.text() == "early\nbird")
      #expect(try program.unrestoredState().isEmpty)
    }
  }
}
