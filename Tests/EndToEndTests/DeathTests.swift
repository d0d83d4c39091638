import Glibc
import KeylineTestSupport
import Testing

/// Whatever ends the program, the terminal is given back and the text is offered at the next start.
@Suite struct DeathTests {
  private func expectRecovery(in folder: TemporaryFolder) throws {
    let program = try TerminalProgram.keyboard(folder: folder)
    try program.waitFor(text: "Recover")
    try program.type("r")
    try program.waitFor(text: "not lost")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "not lost")
  }

  private func writing(_ program: TerminalProgram) throws -> TerminalProgram {
    try program.type("not lost")
    try program.waitFor(text: "not lost")
    return program
  }

  @Test(arguments: [SIGHUP, SIGTERM, SIGINT, SIGQUIT])
  func aSignalToTheProgramKeepsTheText(signal: Int32) throws {
    let program = try writing(.keyboard())
    program.process.send(signal: signal)
    #expect(try program.waitForExit() == .exited(128 + signal))
    #expect(try program.unrestoredState().isEmpty)
    try expectRecovery(in: program.folder)
  }

  @Test(arguments: [SIGKILL, SIGSEGV, SIGABRT])
  func theLauncherCleansUpAfterADeadKeyboard(signal: Int32) throws {
    let program = try writing(.keyboard())
    kill(try #require(program.process.children().first), signal)
    #expect(try program.waitForExit() == .exited(128 + signal))
    #expect(try program.unrestoredState().isEmpty)
    try expectRecovery(in: program.folder)
  }

  @Test func theKeyboardCleansUpAfterADeadLauncher() throws {
    let program = try writing(.shell("keyline text; read line; echo \"over $line\""))
    kill(try #require(program.process.children().first), SIGKILL)
    try program.waitUntilRestored()
    try program.type("again\r")
    try program.waitFor(text: "over again")
    try expectRecovery(in: program.folder)
  }

  @Test func aTerminalThatIsGoneKeepsTheText() throws {
    let program = try writing(.keyboard())
    program.terminal.close()
    try program.waitForExit()
    try expectRecovery(in: program.folder)
  }
}
