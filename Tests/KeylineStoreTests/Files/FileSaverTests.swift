import CLinux
import Glibc
import KeylineTestSupport
import Testing

@testable import KeylineStore

@Suite struct FileSaverTests {
  private let folder: TemporaryFolder
  private var file: String { folder.path + "/text.txt" }

  init() throws { folder = try TemporaryFolder() }

  private func contents(_ text: String) throws -> Descriptor {
    let memory = try Descriptor.memory("test")
    try memory.write(Array(text.utf8))
    return memory
  }

  private func make(_ text: String) throws -> FileIdentity {
    try AtomicFile(file).write(Array(text.utf8), mode: 0o640)
    return try #require(try FileReader.open(file).identity)
  }

  private func save(_ text: String, expected: FileIdentity?, force: Bool = false) throws -> FileSaver.Result {
    FileSaver.save(from: try contents(text), to: file, expected: expected, overwritesChanges: force)
  }

  private func read() throws -> String {
    String(decoding: try #require(try AtomicFile(file).read()), as: UTF8.self)
  }

  private var names: [String] {
    get throws { try FolderListing.names(in: folder.path) }
  }

  @Test func aNewFileIsCreated() throws {
    guard case .saved = try save("new", expected: nil) else {
      Issue.record("not saved")
      return
    }
    #expect(try read() == "new")
    #expect(try names == ["text.txt"])
  }

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func whatHasTakenTheFilesPlaceIsLeftAndSaid(isPipe: Bool) throws {
    let identity = try make("old")
    unlink(file)
    try #require((isPipe ? mkfifo(file, 0o600) : mkdir(file, 0o700)) == 0)
    guard case .failed(let sentence) = try save("new", expected: identity, force: true) else {
      Issue.record("not refused")
      return
    }
    // There is no saving under another name.
    #expect(sentence == "\(file) is not a regular file any more: move it away and save again.")
    #expect(try names == ["text.txt"])
  }

  @Test func modeAndAttributesAreKept() throws {
    let identity = try make("old")
    chmod(file, 0o604)
    let isSupported = setxattr(file, "user.note", "x", 1, 0) == 0
    _ = try save("new", expected: FileReader.open(file).identity ?? identity)
    var status = stat()
    #expect(stat(file, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o604)
    if isSupported { #expect(getxattr(file, "user.note", nil, 0) == 1) }
    #expect(try read() == "new")
  }

  @Test func aSymbolicLinkStaysOne() throws {
    let identity = try make("old")
    let link = folder.path + "/link"
    #expect(symlink("text.txt", link) == 0)
    let result = FileSaver.save(
      from: try contents("new"), to: link, expected: identity, overwritesChanges: false)
    guard case .saved = result else {
      Issue.record("not saved: \(result)")
      return
    }
    var status = stat()
    #expect(lstat(link, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    #expect(try read() == "new")
  }

  @Test func aFileWithMoreNamesIsWrittenInPlace() throws {
    let identity = try make("a long old text")
    let other = folder.path + "/other"
    #expect(link(file, other) == 0)
    var isJournalSynced = false
    let expected = try FileReader.open(file).identity ?? identity
    let result = FileSaver.save(
      from: try contents("new"), to: file, expected: expected, overwritesChanges: false,
      beforeInPlace: {
        isJournalSynced = true
        return nil
      })
    guard case .saved = result else {
      Issue.record("not saved: \(result)")
      return
    }
    #expect(isJournalSynced)
    #expect(try AtomicFile(other).read() == Array("new".utf8))
  }

  @Test func nothingIsWrittenInPlaceBeforeTheTextIsSafe() throws {
    let identity = try make("old")
    #expect(link(file, folder.path + "/other") == 0)
    let expected = try FileReader.open(file).identity ?? identity
    let result = FileSaver.save(
      from: try contents("a longer new text"), to: file, expected: expected, overwritesChanges: false,
      beforeInPlace: { "No room." })
    guard case .failed(let sentence) = result else {
      Issue.record("not refused: \(result)")
      return
    }
    #expect(sentence == "\(file) can only be written in place and was not saved. No room.")
    #expect(try read() == "old")
  }

  @Test func aFileThatWasOnlyTouchedHasNotChanged() throws {
    let identity = try make("old")
    var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
    #expect(utimensat(AT_FDCWD, file, &times, 0) == 0)
    guard case .saved = try save("new", expected: identity) else {
      Issue.record("not saved")
      return
    }
    #expect(try read() == "new")
  }

  @Test func whatAKilledSaveLeftGoesAndWhatIsInUseStays() throws {
    _ = try make("old")
    let names = [".keyline-1-0~", ".keyline-2-0~", ".keyline-3-0~", ".keyline-text"]
    for name in names { try folder.write("half a te", to: name) }
    let used = try Descriptor.open(folder.path(of: names[0]), O_RDONLY)
    #expect(flock(used.raw, LOCK_EX | LOCK_NB) == 0)
    var left = [names[0], names[3], "text.txt"]
    if getuid() == 0 {
      #expect(chown(folder.path(of: names[1]), 65534, 65534) == 0)
      left.insert(names[1], at: 1)
    }
    FileSaver.removeLeftovers(beside: file)
    #expect(try self.names == left)
    withExtendedLifetime(used) {}
  }

  @Test(arguments: [false, true])
  func theOwnerIsKeptWhereThatIsAllowed(isInPlace: Bool) throws {
    let identity = try make("old")
    // Only root can give a file away in the first place.
    let owner = getuid() == 0 ? 65534 : getuid()
    #expect(chown(file, owner, gid_t.max) == 0)
    if isInPlace { #expect(link(file, folder.path + "/other") == 0) }
    _ = try save("new", expected: FileReader.open(file).identity ?? identity)
    var status = stat()
    #expect(stat(file, &status) == 0 && status.st_uid == owner)
    #expect(try read() == "new")
  }

  @Test func somebodyElsesChangeIsNotOverwritten() throws {
    let identity = try make("old")
    try AtomicFile(file).write(Array("theirs".utf8))
    #expect(try save("mine", expected: identity) == .changedOnDisk)
    #expect(try read() == "theirs")
    guard case .saved = try save("mine", expected: identity, force: true) else {
      Issue.record("not saved")
      return
    }
    #expect(try read() == "mine")
  }

  @Test func aFileThatAppearedMeanwhileIsNotOverwritten() throws {
    _ = try make("theirs")
    #expect(try save("mine", expected: nil) == .changedOnDisk)
  }

  @Test func aReadOnlyFileIsRefusedAndLeftAsItIs() throws {
    let identity = try make("old")
    chmod(file, 0o444)
    // The rights of root overrule a file's mode.
    guard access(file, W_OK) != 0 else { return }
    guard case .failed = try save("new", expected: identity, force: true) else {
      Issue.record("a read-only file was overwritten")
      return
    }
    #expect(try read() == "old")
  }

  @Test func aFolderIsRefused() throws {
    let result = FileSaver.save(
      from: try contents("x"), to: folder.path, expected: nil, overwritesChanges: true)
    guard case .failed = result else {
      Issue.record("saved over a folder")
      return
    }
  }
}

@Suite struct FileReaderTests {
  @Test func whatCannotBeEditedIsRefusedWithOneSentence() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileOpenError.directory(path: folder.path)) { try FileReader.open(folder.path) }
    #expect(throws: FileOpenError.noRegularFile(path: "/dev/null")) { try FileReader.open("/dev/null") }
    let lost = folder.path + "/none/text"
    #expect(throws: FileOpenError.noFolder(path: lost)) { try FileReader.open(lost) }
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(throws: FileOpenError.noRegularFile(path: folder.path + "/pipe")) {
      try FileReader.open(folder.path + "/pipe")
    }
  }

  @Test func aMissingFileIsAnEmptyText() throws {
    let folder = try TemporaryFolder()
    let opened = try FileReader.open(folder.path + "/new.txt")
    withExtendedLifetime(folder) {}
    #expect(opened.bytes.isEmpty)
    #expect(opened.identity == nil)
  }

  @Test func bytesAreReadAsTheyAre() throws {
    let folder = try TemporaryFolder()
    let bytes: [UInt8] = [0xFF, 0, 0x0D, 0x0A, 0xC3]
    try AtomicFile(folder.path + "/odd").write(bytes)
    #expect(try FileReader.open(folder.path + "/odd").bytes == bytes)
  }
}
