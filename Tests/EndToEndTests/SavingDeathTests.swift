import CLinux
import Glibc
import KeylineTestSupport
import Testing

/// Deaths while a large file is saved: the file is the old or the new text, whole, and nothing is lost.
@Suite struct SavingDeathTests {
  enum Victim: CaseIterable { case keyboard, launcher, both }

  private static let old = String(repeating: "0123456789abcde\n", count: 3 << 16)
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.old, to: "target")
    chmod(folder.path(of: "target"), 0o640)
    symlink("target", folder.path(of: "text"))
  }

  private func size(_ name: String) -> Int? {
    var status = stat()
    return stat(folder.path(of: name), &status) == 0 ? Int(status.st_size) : nil
  }

  private func passingFiles() throws -> [String] {
    try FolderListing.names(in: folder.path).filter { $0.hasPrefix(".keyline-") }
  }

  /// Whether the save has come so far; the file itself is the last stage.
  private func hasReached(_ stage: Int) throws -> Bool {
    if size("target") != Self.old.utf8.count { return true }
    guard stage < 4, let name = try passingFiles().first, let size = size(name) else { return false }
    return size >= stage * Self.old.utf8.count / 4
  }

  private func kill(_ victim: Victim, of program: TerminalProgram) throws {
    let keyboard = try #require(program.process.children().first)
    switch victim {
    case .keyboard: Glibc.kill(keyboard, SIGKILL)
    case .launcher: program.process.send(signal: SIGKILL)
    case .both:
      program.process.send(signal: SIGKILL)
      Glibc.kill(keyboard, SIGKILL)
    }
    try program.waitForExit()
    // The launcher was the session's leader, so a keyboard that lives on is hung up.
    try program.waitForEmptyTerminal()
  }

  @Test(arguments: Victim.allCases, 0...4)
  func theFileIsWholeAndTheTextIsNotLost(victim: Victim, stage: Int) throws {
    let program = try TerminalProgram.keyboard(folder: folder)
    try program.type("!")
    try program.waitFor(text: "abcde")
    try program.waitFor(text: "!")
    try program.type(Keys.save)
    let deadline = Deadline(within: TerminalProgram.patience)
    while try !hasReached(stage), !deadline.hasPassed {}
    try kill(victim, of: program)

    let new = Self.old + "!"
    let found = try program.text(of: "target")
    #expect(found == Self.old || found == new)
    let again = try TerminalProgram.keyboard(folder: folder)
    if found == new {
      try again.waitFor(text: "!")
    } else {
      try again.waitFor(text: "Recover")
      #expect(!again.screen.text.contains("has changed since"))
      try again.type("r")
    }
    try again.type("?")
    #expect(try again.finish() == .exited(0))
    #expect(try again.text(of: "target") == new + "?")
    #expect(try passingFiles().isEmpty)
    #expect(try FolderListing.names(in: folder.path(of: ".local/state/keyline/drafts")).isEmpty)
    var status = stat()
    #expect(lstat(folder.path(of: "text"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(folder.path(of: "target"), &status) == 0 && status.st_mode & 0o7777 == 0o640)
  }
}
