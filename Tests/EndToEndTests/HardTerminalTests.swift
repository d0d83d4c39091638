import KeylineTestSupport
import Testing

/// Terminals and environments that make it hard: typing and saving work everywhere.
@Suite struct HardTerminalTests {
  private func expectTyping(_ program: TerminalProgram) throws {
    try program.type("typed")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "typed")
    #expect(try program.unrestoredState().isEmpty)
  }

  @Test func aStormOfSizesChangesNothing() throws {
    let program = try TerminalProgram.keyboard()
    var expected = ""
    for step in 0..<60 {
      let size = [
        TerminalSize(columns: 1, rows: 1), TerminalSize(columns: 500, rows: 300),
        TerminalSize(columns: 1 + step * 37 % 130, rows: 1 + step * 17 % 50),
      ][step % 3]
      program.resize(to: size)
      try program.type("\(step % 10)")
      expected += "\(step % 10)"
    }
    program.resize(to: .standard)
    try program.waitFor(text: expected)
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == expected)
    #expect(try program.unrestoredState().isEmpty)
  }

  @Test(arguments: [(1, 1), (10, 2), (3, 50), (500, 1)])
  func itStartsAtAnySize(columns: Int, rows: Int) throws {
    try expectTyping(.keyboard(size: TerminalSize(columns: columns, rows: rows)))
  }

  @Test(arguments: [
    ["TERM": "dumb"], ["TERM": "no-such-terminal"], ["TERM": ""], ["TERM": "linux"], ["TERM": "vt100"],
    ["LANG": "C"], ["LANG": ""], ["COLUMNS": "5", "LINES": "3"], ["HOME": ""], ["NO_COLOR": "1"],
    ["LANG": "no_SUCH.encoding"],
  ])
  func itStartsInAnyEnvironment(environment: [String: String]) throws {
    try expectTyping(.keyboard(environment: environment))
  }

  @Test func aTerminalThatNeverAnswersIsWaitedForByNobody() throws {
    let program = try TerminalProgram.keyline(["text"], environment: TerminalProgram.literalTyping)
    program.answersQueries = false
    try program.waitUntilReady()
    try expectTyping(program)
  }

  @Test func standardInputMayBeEmpty() throws {
    try expectTyping(.shell("keyline text </dev/null"))
    try expectTyping(.shell("keyline text <&-"))
  }

  @Test func aHomeThatCannotBeWrittenIsSaidAndTypingGoesOn() throws {
    let program = try TerminalProgram.keyboard(
      size: TerminalSize(columns: 150, rows: 24), environment: ["HOME": "/dev/null"])
    try program.type("t")
    try program.waitFor(text: "No draft is kept")
    try program.type("yped")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "typed")
  }

  @Test func withoutATerminalItSaysSo() throws {
    let run = try CommandRun([ExecutablePath.keyline(), "text"])
    #expect(run.status == .exited(1) && run.output.isEmpty)
    #expect(run.errors.contains("/dev/tty") && run.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test func aTapeWithoutATerminalSaysHowToPlayIt() throws {
    let run = try CommandRun([ExecutablePath.keyline(), "play", "demo.tape"])
    #expect(run.status == .exited(1) && run.errors.contains("--headless"))
  }
}
