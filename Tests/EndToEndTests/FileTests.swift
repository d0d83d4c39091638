import CLinux
import Glibc
import KeylineTestSupport
import Testing

/// Files that cannot be edited, and what saving leaves as it was.
@Suite struct FileTests {
  /// Runs the program until it refuses; its sentence is in the file `errors`.
  private func refusal(_ command: String, folder: TemporaryFolder? = nil) throws -> String {
    let program = try TerminalProgram(
      ["sh", "-c", "\(command) 2>errors"], environment: ["KEYLINE": ExecutablePath.keyline()], folder: folder)
    #expect(try program.waitForExit() == .exited(1))
    #expect(try program.unrestoredState().isEmpty)
    let errors = try program.text(of: "errors")
    #expect(errors.filter { $0 == "\n" }.count == 1 && errors.hasPrefix("keyline: "))
    return errors
  }

  @Test(arguments: [
    ("/tmp", "is a folder"), ("/dev/null", "is a device"), ("missing/text", "folder does not exist"),
  ])
  func whatIsNoFileIsRefused(path: String, reason: String) throws {
    let errors = try refusal("\"$KEYLINE\" \(path)")
    #expect(errors.contains(path) && errors.contains(reason))
  }

  @Test func anUnreadableFileIsRefused() throws {
    let folder = try TemporaryFolder()
    chmod(try folder.write("secret", to: "text"), 0)
    chmod(folder.path, 0o777)
    // Nothing is unreadable for root.
    let other = getuid() == 0 ? "setpriv --reuid 65534 --clear-groups " : ""
    let errors = try refusal("\(other)\"$KEYLINE\" text", folder: folder)
    #expect(errors.contains("text cannot be read"))
  }

  @Test func anUnknownOptionNamesTheNearest() throws {
    let run = try CommandRun([ExecutablePath.keyline(), "--thme", "dark"])
    #expect(run.status == .exited(64) && run.errors.contains("'--theme'"))
  }

  @Test func aLinkStaysALinkAndItsTargetKeepsItsMode() throws {
    let folder = try TemporaryFolder()
    chmod(try folder.write("a", to: "target"), 0o640)
    symlink("target", folder.path(of: "text"))
    let program = try TerminalProgram.keyboard(folder: folder)
    try program.type("b")
    #expect(try program.finish() == .exited(0))
    var link = stat()
    var target = stat()
    #expect(lstat(folder.path(of: "text"), &link) == 0 && link.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(folder.path(of: "target"), &target) == 0 && target.st_mode & 0o7777 == 0o640)
    #expect(try program.text(of: "target") == "ab")
  }

  @Test func everyNameOfAFileSeesTheNewText() throws {
    let folder = try TemporaryFolder()
    link(try folder.write("longer text", to: "text"), folder.path(of: "other"))
    let program = try TerminalProgram.keyboard(folder: folder)
    try program.type(String(repeating: Keys.backspace, count: 11) + "b")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text(of: "text") == "b" && program.text(of: "other") == "b")
  }

  @Test func overwritingOnDoneEndsTheRun() throws {
    let folder = try TemporaryFolder()
    try folder.write("theirs, ", to: "text")
    let program = try TerminalProgram.keyboard(folder: folder)
    try program.type("mine")
    try program.waitFor(text: "theirs, mine")
    try folder.write("changed", to: "text")
    try program.type(Keys.done)
    try program.waitFor(text: "has changed on disk")
    try program.type("o")
    #expect(try program.waitForExit() == .exited(0))
    #expect(try program.text() == "theirs, mine")
  }

  @Test(arguments: [("o", "their text, mine"), ("n", "theirs")])
  func somebodyElsesChangesAreAskedAbout(answer: String, outcome: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("their text, ", to: "text")
    let program = try TerminalProgram.keyboard(folder: folder)
    try program.type("mine")
    try program.waitFor(text: "their text, mine")
    try folder.write("theirs", to: "text")
    try program.type(Keys.save)
    try program.waitFor(text: "has changed on disk")
    try program.type(answer)
    if answer == "o" { try program.waitFor(text: "Saved.") }
    try program.type(Keys.cancel)
    #expect(try program.waitForExit() == .exited(130))
    #expect(try program.text() == outcome)
  }
}
