import Testing

@testable import KeylineTestSupport

/// `keyline play`: tapes on the real keyboard in a terminal, and on a virtual clock without one.
@Suite struct PlayTests {
  private func folder(tape: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(tape, to: "demo.tape")
    return folder
  }

  private func headless(_ arguments: [String], _ folder: TemporaryFolder) throws -> CommandRun {
    try CommandRun([ExecutablePath.keyline(), "play", "--headless"] + arguments, folder: folder)
  }

  @Test func aTapeThatIsStillBeingWrittenIsWaitedFor() throws {
    let keyline = ExecutablePath.keyline()
    let script = "(sleep 0.1; echo 'type \"a\"'; echo 'screen one') | '\(keyline)' play --headless -"
    let run = try CommandRun(["/bin/sh", "-c", script], folder: try TemporaryFolder())
    #expect(run.status == .exited(0) && run.output.contains("A"))
  }

  @Test func aTapeIsPlayedInTheTerminal() throws {
    let tape = "type \"hello\"\nkey e 700ms\nkey 1\nscreen greeting\nsleep 60s\n"
    let program = try TerminalProgram.keyline(
      ["play", "demo.tape", "--speed", "20"], size: TerminalSize(columns: 100, rows: 30),
      folder: try folder(tape: tape))
    try program.waitFor(text: "Helloé")
    #expect(try program.waitForExit() == .exited(0))
    #expect(try program.unrestoredState().isEmpty)
    #expect(program.screen.text.contains("EN"))
    #expect(String(decoding: program.output, as: UTF8.self).contains("--- greeting\r\nHelloé\r\n"))
    #expect(try FolderListing.names(in: program.folder.path) == ["demo.tape"])
  }

  @Test(arguments: ["\u{3}", "\u{1b}"])
  func aPersonEndsATape(key: String) throws {
    let program = try TerminalProgram.keyline(
      ["play", "demo.tape"], folder: try folder(tape: "type \"hello\"\nsleep 600s\n"))
    try program.waitFor(text: "Hello")
    try program.type("x")
    try program.type(key)
    #expect(try program.waitForExit() == .exited(130))
    #expect(try program.unrestoredState().isEmpty)
    #expect(!String(decoding: program.output, as: UTF8.self).contains("Hellox"))
  }

  @Test func anExpectationThatIsNotMetIsNamedAfterTheTerminalIsGivenBack() throws {
    let program = try TerminalProgram.keyline(
      ["play", "demo.tape"], folder: try folder(tape: "\ntype \"a\"\nexpect text \"a\"\n"))
    #expect(try program.waitForExit() == .exited(1))
    #expect(try program.unrestoredState().isEmpty)
    #expect(program.screen.text.contains("keyline: demo.tape:3: the text is \"A\", expected was \"a\""))
  }

  @Test func waitingIsForTheScreenAndNotForever() throws {
    let program = try TerminalProgram.keyline(
      ["play", "demo.tape", "--speed", "100"],
      folder: try folder(tape: "type \"a\"\nwait screen /A/\nwait screen /never/\n"))
    #expect(try program.waitForExit() == .exited(1))
    #expect(program.screen.text.contains("demo.tape:3: /never/ has not come to the screen within a minute"))
  }

  /// The tape sets what is the standard anyway, but not what is drawn.
  @Test func aTapeDrawsWithTheThemeItSets() throws {
    let folder = try folder(tape: "sleep 1s\nset theme dark\nsleep 600s\n")
    try folder.write("{theme: 'mono'}", to: ".config/keyline/config.json")
    let program = try TerminalProgram.keyline(
      ["play", "demo.tape", "--speed", "10"], environment: ["COLORTERM": "truecolor"], folder: folder)
    try program.waitFor("a toolbar in colour") { $0[23, 1].foreground != .standard }
    try program.type("\u{3}")
    #expect(try program.waitForExit() == .exited(130))
  }

  @Test func tapesFollowEachOtherEachOnAFreshKeyboard() throws {
    let folder = try folder(tape: "type \"one\"\nkey Ctrl-D\ntype \"gone\"\nexpect text \"One\"\n")
    try folder.write("expect text \"\"\ntype \"two\"\nscreen s\n", to: "second.tape")
    let program = try TerminalProgram.keyline(
      ["play", "demo.tape", "second.tape", "--speed", "20"], folder: folder)
    #expect(try program.waitForExit() == .exited(0))
    #expect(String(decoding: program.output, as: UTF8.self).contains("--- s\r\nTwo\r\n"))
  }

  @Test func aWrongLineIsNamedBeforeAnythingIsDrawn() throws {
    let program = try TerminalProgram.keyline(
      ["play", "demo.tape"], folder: try folder(tape: "type \"a\"\ntpye \"b\"\n"))
    #expect(try program.waitForExit() == .exited(1))
    #expect(program.screen.text.contains("keyline: demo.tape:2: no command is called `tpye`"))
    #expect(!String(decoding: program.output, as: UTF8.self).contains("?1049h"))
  }

  @Test func theSameTapeGivesTheSameBytes() throws {
    let folder = try folder(tape: "type \"hello\"\nsleep 5s\nscreen a\nkey F1\nscreen b\nmark end\n")
    let first = try headless(["demo.tape"], folder)
    #expect(first.status == .exited(0))
    #expect(try headless(["demo.tape"], folder).output == first.output)
    #expect(first.output.hasPrefix("--- a\nHello\n"))
    let second = try headless(["demo.tape", "--screen", "b"], folder).output
    #expect(second.hasPrefix("Help: Esc leaves"))
    #expect(first.output.hasSuffix("--- b\n" + second))
  }

  @Test func aScreenThatIsNotThereIsNamedWithTheNearest() throws {
    let run = try headless(["demo.tape", "--screen", "fist"], try folder(tape: "screen first\n"))
    #expect(run.status == .exited(1) && run.output.isEmpty)
    #expect(run.errors == "keyline: demo.tape: no screen is called fist; did you mean first?\n")
  }

  @Test func aTapeMayComeFromStandardInput() throws {
    let script = "printf 'type \"piped\"\\nscreen s\\n' | keyline play - --speed 20"
    let program = try TerminalProgram.shell(script)
    #expect(try program.waitForExit() == .exited(0))
    #expect(String(decoding: program.output, as: UTF8.self).contains("--- s\r\nPiped\r\n"))
  }

  @Test func theListThatTapesAreNamedInIsNotRead() throws {
    let script = """
      printf 'demo.tape\\ndemo.tape\\n' | while read -r tape; do keyline play "$tape" --speed 20; done | grep -c Tape
      """
    let tape = "set suggestions.words off\ntype \"tape\"\nscreen s\n"
    let program = try TerminalProgram.shell(script, folder: try folder(tape: tape))
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.screen.text.hasPrefix("2"))
  }

  @Test func whatATapeCopiesStaysItsOwn() throws {
    let tape =
      "key Ctrl-V\nexpect text \"\"\ntype \"ab\"\nkey Alt-a\nkey Ctrl-X\nkey Ctrl-V\nexpect text \"Ab\"\n"
    let program = try TerminalProgram.keyline(
      ["play", "demo.tape", "--speed", "20"], folder: try folder(tape: tape))
    #expect(try program.waitForExit() == .exited(0))
    #expect(!String(decoding: program.output, as: UTF8.self).contains("]52;"))
  }
}
