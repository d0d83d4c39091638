import Glibc
import KeylineTestSupport
import Testing

/// Disks without room: nothing that was there is harmed, one sentence says so, and writing goes on.
@Suite struct FullDiskTests {
  private static let needsDisk = ConditionTrait.enabled(
    if: SmallDisk.isPossible, Comment(rawValue: SmallDisk.requirement))

  @Test(needsDisk) func aFileOnAFullDiskStaysAndSoDoesTheText() throws {
    let disk = try SmallDisk(kibibytes: 256)
    let file = disk.path + "/text"
    let program = try TerminalProgram.keyboard([file])
    try program.type("old")
    try program.waitFor(text: "old")
    try program.save()
    try disk.fill()
    try program.type(", new")
    try program.waitFor(text: "old, new")
    try program.type(Keys.save)
    try program.waitFor(text: "disk is full")
    #expect(try bytes(of: file) == "old")
    #expect(try FolderListing.names(in: disk.path) == ["filler", "text"])
    try program.type("er")
    try program.waitFor(text: "old, newer")
    disk.clear()
    #expect(try program.finish() == .exited(0))
    #expect(try bytes(of: file) == "old, newer")
  }

  @Test(needsDisk) func withoutRoomForDraftsThatIsSaidAndTypingGoesOn() throws {
    let disk = try SmallDisk(kibibytes: 256)
    try disk.fill()
    let program = try TerminalProgram.keyboard(environment: ["XDG_STATE_HOME": disk.path])
    try program.type("a")
    try program.waitFor(text: "No draft is kept")
    try program.type("b")
    try program.waitFor("the sentence to go with the next key") {
      $0.text.contains("ab") && !$0.text.contains("No draft")
    }
    disk.clear()
    // Once there is room, all of the text is kept again, what was typed before included.
    try program.type("c\r")
    try program.waitFor(text: "Drafts are kept again")
    kill(try #require(program.process.children().first), SIGKILL)
    try program.waitForExit()
    let again = try TerminalProgram.keyboard(
      environment: ["XDG_STATE_HOME": disk.path], folder: program.folder)
    try again.waitFor(text: "Recover")
    try again.type("r")
    try again.waitFor(text: "abc")
    #expect(try again.finish() == .exited(0))
    #expect(try again.text() == "abc\n")
  }

  @Test(needsDisk) func aFileIsNotOverwrittenInPlaceWithoutRoomForItsDraft() throws {
    let disk = try SmallDisk(kibibytes: 256)
    try disk.fill()
    let folder = try TemporaryFolder()
    link(try folder.write("old", to: "text"), folder.path(of: "other"))
    let program = try TerminalProgram.keyboard(
      size: TerminalSize(columns: 200, rows: 40), environment: ["XDG_STATE_HOME": disk.path], folder: folder)
    try program.type("!")
    try program.waitFor(text: "old!")
    try program.type(Keys.save)
    try program.waitFor(text: "can only be written in place and was not saved")
    #expect(try program.text() == "old")
    disk.clear()
    try program.save()
    #expect(try program.text() == "old!")
    #expect(try program.finish() == .exited(0))
    #expect(try FolderListing.names(in: disk.path + "/keyline/drafts").isEmpty)
  }

  @Test func aLimitOnTheSizeOfFilesIsLikeAFullDisk() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "text")
    let program = try TerminalProgram.shell("ulimit -f 128; keyline text", folder: folder)
    try program.type("\u{1b}[200~" + String(repeating: "long ", count: 20_000) + "end\u{1b}[201~")
    try program.waitFor(text: "long end")
    try program.type(Keys.save)
    try program.waitFor(text: "was not saved")
    #expect(try program.text() == "old")
    try program.type(Keys.cancel)
    #expect(try program.waitForExit() == .exited(130))
    #expect(try program.text() == "old")
    #expect(try program.unrestoredState().isEmpty)
  }

  private func bytes(of path: String) throws -> String {
    try CommandRun(["cat", path]).output
  }
}
