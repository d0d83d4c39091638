import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore

/// A disk that is full: what was there stays whole, and one sentence says so.
@Suite(.enabled(if: SmallDisk.isPossible, Comment(rawValue: SmallDisk.requirement)))
struct FullDiskTests {
  private let disk: SmallDisk

  init() throws { disk = try SmallDisk(kibibytes: 512) }

  private func memory(_ count: Int) throws -> Descriptor {
    let memory = try Descriptor.memory("test")
    try memory.write([UInt8](repeating: UInt8(ascii: "n"), count: count))
    return memory
  }

  @Test(arguments: [false, true])
  func aFileIsTheOldOneAndNothingElseIsLeft(hasMoreNames: Bool) throws {
    let file = disk.path + "/text"
    try AtomicFile(file).write(Array("old".utf8))
    if hasMoreNames { #expect(link(file, disk.path + "/other") == 0) }
    let opened = try FileReader.open(file)
    try disk.fill()
    let names = try FolderListing.names(in: disk.path)
    let result = FileSaver.save(
      from: try memory(1 << 20), to: file, expected: opened.identity, overwritesChanges: false)
    #expect(
      result == .failed("\(file) was not saved because the disk is full: make room and save again."))
    #expect(try FileReader.open(file).bytes == Array("old".utf8))
    #expect(try FolderListing.names(in: disk.path) == names)
    disk.clear()
    let again = FileSaver.save(
      from: try memory(1 << 10), to: file, expected: opened.identity, overwritesChanges: false)
    guard case .saved = again else {
      Issue.record("not saved: \(again)")
      return
    }
  }

  @Test func aJournalKeepsWhatItHadAndTakesMoreOnceThereIsRoom() throws {
    let journal = try DraftJournal.begin(
      in: Container(path: disk.path), file: nil, identity: nil, base: PieceTree())
    try journal.append([Edit(0..<0, Array("kept".utf8))])
    try disk.fill()
    #expect(throws: ContainerError.diskFull(path: journal.path)) {
      try journal.append([Edit(4..<4, [UInt8](repeating: 65, count: 1 << 20))])
    }
    #expect(try DraftReplay(#require(try AtomicFile(journal.path).read())) != nil)
    disk.clear()
    try journal.append([Edit(4..<4, [33])])
    let path = journal.path
    _ = consume journal
    let draft = try #require(Draft(opening: path))
    #expect(draft.recover(current: [], identity: nil)?.bytes == Array("kept!".utf8))
  }

  @Test func aJournalThatCannotBeRewrittenStaysAndLeavesNothing() throws {
    let container = Container(path: disk.path)
    let journal = try DraftJournal.begin(in: container, file: nil, identity: nil, base: "kept")
    let large = PieceTree([UInt8](repeating: 65, count: 1 << 20))
    #expect(throws: ContainerError.self) {
      let unfinished = try UnfinishedJournal(
        in: container, replacing: journal, file: nil, identity: nil, text: large)
      while try !unfinished.step() {}
    }
    #expect(try FolderListing.names(in: disk.path + "/drafts").count == 1)
    let path = journal.path
    _ = consume journal
    #expect(Draft(opening: path)?.recover(current: [], identity: nil)?.bytes == Array("kept".utf8))
  }
}
