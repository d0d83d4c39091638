import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore

/// A journal that begins anew: after a death at any step the old one or the new one is there, whole.
@Suite struct UnfinishedJournalTests {
  private let folder: TemporaryFolder
  private var container: Container { Container(path: folder.path + "/state/keyline") }
  private var drafts: String { container.path + "/" + DraftShelf.folder }

  init() throws { folder = try TemporaryFolder() }

  private func recovered(_ path: String) throws -> String {
    let text = try #require(Draft(opening: path)).recover(current: [], identity: nil)
    return String(decoding: try #require(text).bytes, as: UTF8.self)
  }

  /// A journal with many more edits than text, let go of as by a keyboard that dies.
  private func leaveLongJournal() throws -> (path: String, size: Int) {
    let journal = try DraftJournal.begin(in: container, file: nil, identity: nil, base: PieceTree())
    try journal.append([Edit(0..<0, Array("the text".utf8))])
    var isEven = true
    while !journal.isOutgrown(by: 8) {
      try journal.append([isEven ? Edit(8..<8, [33]) : Edit(8..<9, [])])
      isEven.toggle()
    }
    if !isEven { try journal.append([Edit(8..<9, [])]) }
    return (journal.path, try #require(try AtomicFile(journal.path).read()).count)
  }

  @Test func aDeathAtAnyStepLeavesOneOfBothWhole() throws {
    var journal: DraftJournal? = try DraftJournal.begin(
      in: container, file: nil, identity: nil, base: PieceTree())
    try journal?.append([Edit(0..<0, Array("the text".utf8))])
    let path = try #require(journal?.path)
    let unfinished = try UnfinishedJournal(
      in: container, replacing: journal, file: nil, identity: nil, text: "the text")
    journal = nil
    #expect(try recovered(path) == "the text")
    while try !unfinished.step(limit: 3) { #expect(try recovered(path) == "the text") }
    unfinished.remember([Edit(8..<8, [33])])
    #expect(try recovered(path) == "the text")
    #expect(try unfinished.flush())
    #expect(try !unfinished.flush())
    #expect(try recovered(path) == "the text")
    let anew = try unfinished.publish()
    #expect(anew.path == path)
    try anew.append([Edit(9..<9, [63])])
    _ = consume anew
    _ = consume unfinished
    #expect(try recovered(path) == "the text!?")
    #expect(try FolderListing.names(in: drafts).count == 1)
  }

  @Test func aLongJournalBecomesAsShortAsItsText() throws {
    let (path, size) = try leaveLongJournal()
    #expect(size > 1 << 18)
    #expect(try recovered(path) == "the text")
    var old: DraftJournal? = try DraftJournal.begin(
      in: container, file: nil, identity: nil, base: PieceTree())
    let unfinished = try UnfinishedJournal(
      in: container, replacing: old, file: nil, identity: nil, text: "the text")
    old = nil
    while try !unfinished.step() {}
    let anew = try unfinished.publish()
    #expect(try #require(try AtomicFile(anew.path).read()).count < 200)
    #expect(!anew.isOutgrown(by: 8))
  }

  @Test func whatIsAbandonedIsGone() throws {
    do {
      let unfinished = try UnfinishedJournal(
        in: container, file: "/a", identity: nil, text: PieceTree("never finished"))
      _ = try unfinished.step(limit: 4)
    }
    #expect(try FolderListing.names(in: drafts).isEmpty)
    #expect(DraftShelf(container).drafts(for: "/a").isEmpty)
  }

  @Test func theCopyOfTheOldBaseGoes() throws {
    let base = Array("base".utf8)
    let journal = try DraftJournal.begin(
      in: container, file: "/a", identity: nil, baseApart: TextFingerprint(of: base))
    try journal.makeBaseFile().write(base)
    let unfinished = try UnfinishedJournal(
      in: container, replacing: journal, file: "/a", identity: nil, text: "base")
    while try !unfinished.step() {}
    let anew = try unfinished.publish()
    #expect(!anew.isBaseApart && DraftJournal.holdsItsBase(anew.descriptor))
    #expect(!DraftJournal.holdsItsBase(journal.descriptor))
    #expect(try FolderListing.names(in: drafts).count == 1)
  }

  @Test func theTextOfAnOpenFileIsKeptWhole() throws {
    let text = Array(repeating: UInt8(ascii: "x"), count: 3 << 20)
    let memory = try Descriptor.memory("test")
    try memory.write(text)
    let path = try DraftJournal.begin(in: container, file: "/a", identity: nil, copying: memory).path
    let draft = try #require(Draft(opening: path))
    #expect(draft.file == "/a" && draft.recover(current: [], identity: nil)?.bytes == text)
  }
}
