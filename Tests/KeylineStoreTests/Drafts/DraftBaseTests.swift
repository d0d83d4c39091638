import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore

/// Texts too large to be repeated in a journal: FILE holds them, or a copy beside the journal, or a save.
@Suite struct DraftBaseTests {
  private let folder: TemporaryFolder
  private let base = Array("the base".utf8)
  private var container: Container { Container(path: folder.path + "/state/keyline") }
  private var drafts: String { container.path + "/" + DraftShelf.folder }

  init() throws { folder = try TemporaryFolder() }

  private func identity(_ text: [UInt8]) -> FileIdentity {
    FileIdentity(device: 1, inode: 2, size: text.count, modified: 3, hash: ContentHash.of(text))
  }

  private func begin() throws -> DraftJournal {
    let journal = try DraftJournal.begin(
      in: container, file: "/big", identity: identity(base), baseApart: TextFingerprint(of: base))
    try journal.append([Edit(8..<8, [33])])
    return journal
  }

  private func recover(_ path: String, from current: [UInt8]) throws -> Draft.Recovered? {
    try #require(Draft(opening: path)).recover(current: current, identity: identity(current))
  }

  private func text(_ recovered: Draft.Recovered?) -> String? {
    recovered.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func itIsRecoveredFromTheFileAsLongAsThatIsTheSame() throws {
    let path = try begin().path
    let recovered = try recover(path, from: base)
    #expect(text(recovered) == "the base!" && recovered?.baseChanged == false)
    #expect(try recover(path, from: Array("THE BASE".utf8)) == nil)
  }

  @Test func itIsRecoveredFromItsCopyOnceTheFileHasChanged() throws {
    let path: String
    do {
      let journal = try begin()
      try journal.makeBaseFile().write(base)
      path = journal.path
    }
    let recovered = try recover(path, from: Array("theirs".utf8))
    #expect(text(recovered) == "the base!" && recovered?.baseChanged == true)
  }

  @Test func aCopyThatIsNotWholeIsNotPatched() throws {
    let path: String
    do {
      let journal = try begin()
      try journal.makeBaseFile().write(base.dropLast())
      path = journal.path
    }
    #expect(try recover(path, from: Array("theirs".utf8)) == nil)
  }

  @Test func whatWasTypedDuringASaveIsRecoveredFromWhatWasSaved() throws {
    let saved = Array("the base!".utf8)
    let path: String
    do {
      let journal = try begin()
      try journal.append(savingOf: TextFingerprint(of: saved))
      try journal.append([Edit(9..<9, Array(" more".utf8))])
      path = journal.path
    }
    let recovered = try recover(path, from: saved)
    #expect(text(recovered) == "the base! more" && recovered?.baseChanged == false)
  }

  @Test func theFileOfASaveIsNoChange() throws {
    let saved = Array("old!".utf8)
    let path: String
    do {
      let journal = try DraftJournal.begin(
        in: container, file: "/a", identity: identity(Array("old".utf8)), base: "old")
      try journal.append([Edit(3..<3, [33])])
      try journal.append(savingOf: TextFingerprint(of: saved))
      try journal.append([Edit(4..<4, [63])])
      path = journal.path
    }
    #expect(try recover(path, from: saved) == Draft.Recovered(bytes: Array("old!?".utf8), baseChanged: false))
  }

  @Test func aDraftThatTheFileHoldsAlreadyGoes() throws {
    let path = try begin().path
    let draft = try #require(Draft(opening: path))
    #expect(!draft.discardIfSaved(current: base, identity: identity(base)))
    let journal = try DraftJournal.begin(in: container, file: "/a", identity: nil, base: PieceTree())
    try journal.append([Edit(0..<0, [65])])
    let other = journal.path
    _ = consume journal
    #expect(try #require(Draft(opening: other)).discardIfSaved(current: [65], identity: identity([65])))
    #expect(access(other, F_OK) != 0)
  }

  @Test(arguments: [true, false])
  func nothingIsLeftOfADraftWithACopy(isCancelled: Bool) throws {
    let journal = try begin()
    _ = try journal.makeBaseFile()
    if isCancelled {
      journal.keepCancelled()
      #expect(try FolderListing.names(in: drafts).count == 2)
      _ = consume journal
      DraftShelf(container).cancelledDrafts(for: "/big").forEach { $0.discard() }
    } else {
      journal.remove()
    }
    #expect(try FolderListing.names(in: drafts).isEmpty)
  }

  @Test func whatBelongsToNoDraftGoesOnceItIsOld() throws {
    let journal = try begin()
    _ = try journal.makeBaseFile()
    let names = try FolderListing.names(in: drafts)
    for name in ["1-1-1.new", "1-1-1.base", "1-1-2.draft", "note"] {
      try folder.write("", to: "state/keyline/drafts/" + name)
    }
    try folder.write("KEYLINE DRAFT 9\n", to: "state/keyline/drafts/1-1-3.draft")
    let shelf = DraftShelf(container)
    shelf.removeLeftovers(at: time(nil))
    #expect(try FolderListing.names(in: drafts).count == 7)
    shelf.removeLeftovers(at: time(nil) + DraftShelf.leftoverAge + 60)
    #expect(try FolderListing.names(in: drafts) == (names + ["1-1-3.draft", "note"]).sorted())
    withExtendedLifetime(journal) {}
  }
}
