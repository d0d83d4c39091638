import Glibc
import KeylineTestSupport
import Testing

/// How a run ends, and what of the text is where afterwards.
@Suite struct EndingTests {
  @Test func whatIsTypedIsSavedAndDoneLeavesQuietly() throws {
    let program = try TerminalProgram.keyboard()
    try program.type("first words")
    try program.waitFor(text: "first words")
    try program.save()
    #expect(try program.text() == "first words")
    try program.type(" and more")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "first words and more")
    #expect(try program.unrestoredState().isEmpty)
  }

  @Test func whatIsTypedWhileASaveIsOnItsWayIsSavedToo() throws {
    let program = try TerminalProgram.keyboard()
    let typed = ["a", "b", "c", "d"].joined(separator: Keys.save)
    try program.type(typed)
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "abcd")
  }

  @Test func cancellingLeavesTheFileAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("as it was\n", to: "text")
    let program = try TerminalProgram.keyboard(folder: folder)
    try program.type("never saved" + Keys.cancel)
    #expect(try program.waitForExit() == .exited(130))
    #expect(try program.text() == "as it was\n")
    #expect(try program.unrestoredState().isEmpty)
  }

  @Test func cancellingMakesNoFile() throws {
    let program = try TerminalProgram.keyboard()
    try program.type("never saved" + Keys.cancel)
    #expect(try program.waitForExit() == .exited(130))
    #expect(access(program.folder.path(of: "text"), F_OK) != 0)
  }

  @Test func withoutAFileTheTextGoesToStandardOutput() throws {
    let program = try TerminalProgram.shell("printf 'first words' | keyline | cat >out")
    try program.waitFor(text: "first words")
    try program.type(Keys.endOfText + ", last words")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text(of: "out") == "first words, last words")
    #expect(try program.unrestoredState().isEmpty)
  }

  @Test func cancellingPrintsNothing() throws {
    let program = try TerminalProgram.shell("keyline >out")
    try program.type("never printed" + Keys.cancel)
    #expect(try program.waitForExit() == .exited(130))
    #expect(try program.text(of: "out") == "")
  }

  @Test func cancellingSaysWhereTheDraftIs() throws {
    let program = try TerminalProgram.shell("keyline text 2>errors")
    try program.type("thrown away" + Keys.cancel)
    #expect(try program.waitForExit() == .exited(130))
    let words = try program.text(of: "errors").split { $0.isWhitespace }
    let path = String(try #require(words.last))
    #expect(access(path, F_OK) == 0 && path.hasSuffix(".cancelled"))
  }

  private func cancelled(_ text: String) throws -> TemporaryFolder {
    let program = try TerminalProgram.keyboard()
    try program.type(text + Keys.cancel)
    #expect(try program.waitForExit() == .exited(130))
    return program.folder
  }

  @Test func aCancelledTextComesBackOnRequest() throws {
    let folder = try cancelled("wanted after all")
    // A look at the file that changes nothing is no reason to forget it.
    #expect(try TerminalProgram.keyboard(folder: folder).finish() == .exited(0))
    let program = try TerminalProgram.keyboard(folder: folder)
    try program.waitFor(text: "is kept: Alt-x recover")
    try program.type("\u{1b}xrecover\r")
    try program.waitFor(text: "Recover")
    try program.type("r")
    try program.waitFor(text: "wanted after all")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "wanted after all")
  }

  @Test func aCancelledTextIsForgottenOnceAnotherOneIsDone() throws {
    let folder = try cancelled("thrown away")
    let other = try TerminalProgram.keyboard(["another"], folder: folder)
    try other.type("of another file")
    #expect(try other.finish() == .exited(0))
    let drafts = folder.path(of: ".local/state/keyline/drafts")
    #expect(try FolderListing.names(in: drafts).count == 1)
    let program = try TerminalProgram.keyboard(folder: folder)
    try program.type("in its place")
    #expect(try program.finish() == .exited(0))
    #expect(try FolderListing.names(in: drafts).isEmpty)
  }

  @Test func thereMayBeNoCancelledTextToRecover() throws {
    let program = try TerminalProgram.keyboard()
    try program.type("\u{1b}xrecover\r")
    try program.waitFor(text: "No cancelled text is kept for text.")
    #expect(try program.finish() == .exited(0))
  }

  @Test func cancellingWhatWasNotTouchedSaysNothing() throws {
    let program = try TerminalProgram.shell("keyline text 2>errors")
    try program.type(Keys.cancel)
    #expect(try program.waitForExit() == .exited(130))
    #expect(try program.text(of: "errors").isEmpty)
  }

  @Test func onATerminalTheTextEndsBeforeThePrompt() throws {
    let program = try TerminalProgram.shell("keyline; printf 'next>'")
    try program.type("no line end")
    #expect(try program.finish() == .exited(0))
    #expect(program.screen.rows.contains("no line end") && program.screen.rows.contains("next>"))
  }

  @Test func aReaderThatIsGoneIsAFailure() throws {
    let program = try TerminalProgram.shell(
      "{ keyline 2>errors; echo $? >status; } | true; until [ -s status ]; do read line; done")
    try program.type("unread")
    try program.waitFor(text: "unread")
    try program.type(Keys.done)
    try program.waitUntilRestored()
    try program.type("\r\r\r\r")
    try program.waitForExit()
    #expect(try program.text(of: "status") == "1\n")
    #expect(try program.text(of: "errors").contains("standard output"))
  }

  @Test func aCancelledTextIsNotOfferedAgain() throws {
    let program = try TerminalProgram.keyboard()
    try program.type("turned away" + Keys.cancel)
    #expect(try program.waitForExit() == .exited(130))
    let again = try TerminalProgram.keyboard(folder: program.folder)
    try again.type("new")
    try again.waitFor(text: "new")
    #expect(try again.finish() == .exited(0))
    #expect(try again.text() == "new")
  }

  @Test func stoppingGivesTheTerminalBackAndContinuingTakesItAgain() throws {
    let script = "'\(ExecutablePath.keyline())' text; echo stopped; read line; fg >/dev/null"
    let program = try TerminalProgram(
      ["bash", "-mc", script], environment: TerminalProgram.literalTyping)
    try program.waitUntilReady()
    try program.type("before ")
    try program.waitFor(text: "before")
    try program.type(Keys.suspend)
    try program.waitFor(text: "stopped")
    #expect(try program.unrestoredState().isEmpty)
    try program.type("\r")
    try program.waitFor(text: "before")
    try program.type("after")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "before after")
    #expect(try program.unrestoredState().isEmpty)
  }

  @Test func aTextThatCannotBePrintedIsKeptAndNamed() throws {
    let program = try TerminalProgram.shell("keyline >/dev/full 2>errors")
    try program.type("precious")
    try program.waitFor(text: "precious")
    #expect(try program.finish() == .exited(1))
    let errors = try program.text(of: "errors")
    #expect(errors.contains("standard output") && errors.filter { $0 == "\n" }.count == 1)
    let draft = try #require(errors.split(whereSeparator: " ;\n".contains).first { $0.hasPrefix("/") })
    #expect(access(String(draft), R_OK) == 0, "the draft that is named is there")
    let again = try TerminalProgram.keyboard([], folder: program.folder)
    try again.waitFor(text: "Recover")
    try again.type("r")
    try again.waitFor(text: "precious")
  }
}
