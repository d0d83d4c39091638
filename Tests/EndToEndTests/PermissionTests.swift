import CLinux
import Glibc
import KeylineTestSupport
import Testing

/// What a person without the rights of root may and may not do; for root every check of a mode proves nothing.
@Suite struct PermissionTests {
  /// The user "nobody".
  private static let other: uid_t = 65534
  private static let isRoot = getuid() == 0
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    if Self.isRoot { chown(folder.path, Self.other, Self.other) }
  }

  /// Starts the program with the rights of someone who is not root.
  private func keyboard(_ file: String) throws -> TerminalProgram {
    let identity = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
    let program = try TerminalProgram(
      (Self.isRoot ? identity : []) + [ExecutablePath.keyline(), file],
      size: TerminalSize(columns: 160, rows: 30), environment: TerminalProgram.literalTyping, folder: folder)
    try program.waitUntilReady(writingOn: file)
    return program
  }

  /// Makes something of that person's, with a mode.
  @discardableResult
  private func make(_ name: String, _ text: String? = nil, mode: mode_t) throws -> String {
    let path = folder.path(of: name)
    if let text { try folder.write(text, to: name) } else { mkdir(path, 0o755) }
    if Self.isRoot { chown(path, Self.other, Self.other) }
    chmod(path, mode)
    return path
  }

  private func status(_ name: String) throws -> stat {
    var status = stat()
    try #require(stat(folder.path(of: name), &status) == 0)
    return status
  }

  @Test func aReadOnlyFileIsNotSaved() throws {
    try make("text", "old", mode: 0o444)
    let program = try keyboard("text")
    try program.type("!")
    try program.waitFor(text: "old!")
    try program.type(Keys.save)
    try program.waitFor(text: "is read-only")
    #expect(try program.text() == "old")
    try program.type(Keys.cancel)
    #expect(try program.waitForExit() == .exited(130))
  }

  @Test func inAFolderThatCannotBeWrittenAFileIsSavedInPlace() throws {
    try make("folder", mode: 0o755)
    try make("folder/text", "a longer old text", mode: 0o640)
    try make("folder", mode: 0o555)
    let before = try status("folder/text")
    let program = try keyboard("folder/text")
    try program.waitFor(text: "old text")
    try program.type(String(repeating: Keys.backspace, count: 17) + "new")
    try program.waitFor(text: "new")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text(of: "folder/text") == "new")
    let after = try status("folder/text")
    #expect(after.st_ino == before.st_ino && after.st_mode == before.st_mode)
    chmod(folder.path(of: "folder"), 0o755)
  }

  @Test func aNewFileInAFolderThatCannotBeWrittenIsRefusedAndTheTextStays() throws {
    try make("folder", mode: 0o555)
    let program = try keyboard("folder/text")
    try program.type("new")
    try program.waitFor(text: "new")
    try program.type(Keys.save)
    try program.waitFor(text: "was not saved")
    #expect(access(folder.path(of: "folder/text"), F_OK) != 0)
    try program.type("er")
    try program.waitFor(text: "newer")
    try program.type(Keys.cancel)
    #expect(try program.waitForExit() == .exited(130))
    chmod(folder.path(of: "folder"), 0o755)
  }

  @Test(.enabled(if: getuid() == 0, "only root can make a file that is someone else's"))
  func aFileOfSomeoneElseKeepsItsModeButNoSpecialRights() throws {
    let path = try make("text", "old", mode: 0o666)
    chown(path, 0, 0)
    chmod(path, 0o4666)
    let program = try keyboard("text")
    try program.type("!")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "old!")
    let after = try status("text")
    #expect(after.st_uid == Self.other && after.st_mode & 0o7777 == 0o666)
  }

  @Test func withoutAPlaceForDraftsThatIsSaidAndSavingWorks() throws {
    for name in [".local", ".local/state"] { try make(name, mode: 0o755) }
    try make(".local/state/keyline", mode: 0o555)
    let program = try keyboard("text")
    try program.type("a")
    try program.waitFor(text: "No draft is kept")
    try program.type("b")
    try program.waitFor(text: "ab")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "ab")
    chmod(folder.path(of: ".local/state/keyline"), 0o755)
  }
}
