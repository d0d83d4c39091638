import CLinux
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

  @Test(arguments: [SIGHUP, SIGTERM])
  func aSignalToTheKeyboardNamesTheDraft(signal: Int32) throws {
    let program = try writing(.shell("keyline text 2>errors"))
    let launcher = try #require(program.process.children().first)
    kill(try #require(ChildProcess.children(of: launcher).first), signal)
    #expect(try program.waitForExit() == .exited(1))
    #expect(try program.unrestoredState().isEmpty)
    #expect(try program.text(of: "errors").contains("the draft is in "))
    try expectRecovery(in: program.folder)
  }

  @Test(arguments: [SIGKILL, SIGSEGV, SIGABRT])
  func theKeyboardCleansUpAfterADeadLauncher(signal: Int32) throws {
    let program = try writing(.shell("keyline text; read line; echo \"over $line\""))
    kill(try #require(program.process.children().first), signal)
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

  private func drafts(in folder: TemporaryFolder) throws -> [String] {
    try FolderListing.names(in: folder.path(of: ".local/state/keyline/drafts"))
  }

  @Test func aTextThatWasSavedIsNotOffered() throws {
    let program = try writing(.shell("keyline text 2>errors"))
    try program.type(Keys.save)
    let deadline = Deadline(within: TerminalProgram.patience)
    // Killed as soon as the file is there, whether or not the keyboard knows it.
    while access(program.folder.path(of: "text"), F_OK) != 0, !deadline.hasPassed {}
    let launcher = try #require(program.process.children().first)
    kill(try #require(ChildProcess.children(of: launcher).first), SIGKILL)
    #expect(try program.waitForExit() == .exited(128 + SIGKILL))
    let errors = try program.text(of: "errors")
    #expect(errors.contains("was ended by signal 9") && !errors.contains("draft"))
    #expect(try drafts(in: program.folder).isEmpty)
    let again = try TerminalProgram.keyboard(folder: program.folder)
    try again.waitFor(text: "not lost")
    try again.type("!")
    try again.waitFor(text: "not lost!")
    #expect(try again.finish() == .exited(0))
    #expect(try again.text() == "not lost!")
  }

  @Test(arguments: [true, false])
  func whatWasTypedAfterASaveIsOfferedWithoutAWarning(waitsForTheSave: Bool) throws {
    let program = try writing(.keyboard())
    if waitsForTheSave { try program.save() } else { try program.type(Keys.save) }
    try program.type(", nor this")
    try program.waitFor(text: "nor this")
    kill(try #require(program.process.children().first), SIGKILL)
    try program.waitForExit()
    let again = try TerminalProgram.keyboard(folder: program.folder)
    try again.waitFor(text: "Recover")
    #expect(!again.screen.text.contains("has changed since"))
    try again.type("r")
    try again.waitFor(text: "nor this")
    #expect(try again.finish() == .exited(0))
    #expect(try again.text() == "not lost, nor this")
  }

  @Test func twoKeyboardsOnOneFileKeepBothTexts() throws {
    let folder = try TemporaryFolder()
    let programs = try ["first", "second"].map { text in
      let program = try TerminalProgram.keyboard(folder: folder)
      try program.type(text)
      try program.waitFor(text: text)
      return program
    }
    #expect(try drafts(in: folder).count == 2)
    for program in programs {
      kill(try #require(program.process.children().first), SIGKILL)
      try program.waitForExit()
    }
    var recovered: [String] = []
    for _ in programs {
      let again = try TerminalProgram.keyboard(folder: folder)
      try again.waitFor(text: "Recover")
      try again.type("r")
      try again.waitFor("the answer to be taken") { !$0.text.contains("Recover") }
      #expect(try again.finish() == .exited(0))
      recovered.append(try again.text())
    }
    #expect(recovered.sorted() == ["first", "second"])
    #expect(try drafts(in: folder).isEmpty)
  }

  @Test func aLargeTextIsRecoveredThoughItsFileHasChanged() throws {
    let folder = try TemporaryFolder()
    let old = String(repeating: "0123456789abcde\n", count: 3 << 15)
    try folder.write(old, to: "text")
    let program = try TerminalProgram.keyboard(folder: folder)
    try program.type("not lost")
    try program.waitFor(text: "not lost")
    let copied = Deadline(within: TerminalProgram.patience)
    while try baseSize(in: folder) != old.utf8.count, !copied.hasPassed {}
    kill(try #require(program.process.children().first), SIGKILL)
    try program.waitForExit()
    try folder.write("theirs", to: "text")
    let again = try TerminalProgram.keyboard(folder: folder)
    try again.waitFor(text: "has changed since")
    try again.type("r")
    try again.waitFor(text: "not lost")
    #expect(try again.finish() == .exited(0))
    #expect(try again.text() == old + "not lost")
    #expect(try drafts(in: folder).isEmpty)
  }

  @Test(arguments: [true, false])
  func aLargeTextFromAPipeIsRecovered(isLauncherKilled: Bool) throws {
    let size = 3 << 19
    let program = try TerminalProgram.shell("yes 0123456 | head -c \(size) | keyline >out")
    try program.type(Keys.endOfText + "not lost")
    try program.waitFor(text: "not lost")
    // A shell for the pipe, the launcher, the keyboard.
    let shell = try #require(program.process.children().last)
    let launcher = try #require(ChildProcess.children(of: shell).first)
    let keyboard = try #require(ChildProcess.children(of: launcher).first)
    kill(isLauncherKilled ? launcher : keyboard, SIGKILL)
    try program.waitForExit()
    try program.waitForEmptyTerminal()
    let again = try TerminalProgram.shell("keyline >out", folder: program.folder)
    try again.waitFor(text: "Recover")
    try again.type("r")
    try again.waitFor(text: "not lost")
    #expect(try again.finish() == .exited(0))
    #expect(try again.text(of: "out") == String(repeating: "0123456\n", count: size / 8) + "not lost")
    #expect(try drafts(in: program.folder).isEmpty)
  }

  /// The size of the copy of a draft's base.
  private func baseSize(in folder: TemporaryFolder) throws -> Int? {
    let name = try drafts(in: folder).first { $0.hasSuffix(".base") }
    var status = stat()
    guard let name, stat(folder.path(of: ".local/state/keyline/drafts/" + name), &status) == 0 else {
      return nil
    }
    return Int(status.st_size)
  }
}
