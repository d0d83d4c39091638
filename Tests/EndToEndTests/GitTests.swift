import Glibc
import KeylineTestSupport
import Testing

/// The keyboard as git's editor.
@Suite struct GitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("[user]\n  name = A Writer\n  email = writer@example.org\n", to: ".gitconfig")
    #expect(try CommandRun(["git", "init", "--quiet", "."], folder: folder).status == .exited(0))
  }

  private func commit() throws -> TerminalProgram {
    let environment = ["EDITOR": ExecutablePath.keyline()].merging(TerminalProgram.literalTyping) { $1 }
    let program = try TerminalProgram(
      ["git", "commit", "--allow-empty"], environment: environment, folder: folder)
    try program.waitUntilReady()
    try program.waitFor(text: "Please enter the commit message")
    return program
  }

  @Test func theMessageIsCommitted() throws {
    let program = try commit()
    try program.type("Write with the keyboard\r\rIt works.")
    try program.waitFor("the message above git's comments") {
      $0.rows.prefix(3).contains { $0.contains("Write with the keyboard") }
    }
    #expect(try program.finish() == .exited(0))
    let log = try CommandRun(["git", "log", "--format=%B"], folder: folder)
    #expect(log.output == "Write with the keyboard\n\nIt works.\n\n")
    #expect(try program.unrestoredState().isEmpty)
  }

  @Test func cancellingCommitsNothing() throws {
    let program = try commit()
    try program.type("Never committed" + Keys.cancel)
    // Git ends as its editor would have, by the interrupt of Ctrl-C.
    #expect(try program.waitForExit() == .signalled(SIGINT))
    #expect(try CommandRun(["git", "rev-parse", "--verify", "HEAD"], folder: folder).status != .exited(0))
    #expect(try program.unrestoredState().isEmpty)
  }
}
