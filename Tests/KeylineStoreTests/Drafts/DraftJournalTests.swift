import CLinux
import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore

@Suite struct DraftJournalTests {
  private let folder: TemporaryFolder
  private var container: Container { Container(path: folder.path + "/state/keyline") }
  private var shelf: DraftShelf { DraftShelf(container) }

  init() throws { folder = try TemporaryFolder() }

  /// Types a text a letter at a time and leaves the journal as a killed keyboard would.
  private func leaveDraft(of file: String?, typing text: String, base: String = "") throws -> String {
    let identity =
      file == nil
      ? nil
      : FileIdentity(
        device: 1, inode: 2, size: base.utf8.count, modified: 3,
        hash: ContentHash.of(Array(base.utf8)))
    let journal = try DraftJournal.begin(
      in: container, file: file, identity: identity, base: PieceTree(base))
    for (index, byte) in text.utf8.enumerated() {
      let place = base.utf8.count + index
      try journal.append([Edit(place..<place, [byte])])
    }
    return journal.path
  }

  @Test func aDraftGivesBackWhatWasTyped() throws {
    _ = try leaveDraft(of: nil, typing: "hello")
    let draft = try #require(shelf.drafts(for: nil).first)
    #expect(draft.recover(current: [], identity: nil)?.bytes == Array("hello".utf8))
  }

  @Test(.timeLimit(.minutes(1))) func aPipeAmongTheDraftsHoldsNothingUp() throws {
    let path = try leaveDraft(of: nil, typing: "x")
    let pipe = path.replacing(DraftPaths.journalSuffix, with: "-9" + DraftPaths.journalSuffix)
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(shelf.drafts(for: nil).map(\.path) == [path])
  }

  @Test func aDraftBelongsToItsFile() throws {
    _ = try leaveDraft(of: "/a", typing: "x")
    #expect(shelf.drafts(for: nil).isEmpty)
    #expect(shelf.drafts(for: "/b").isEmpty)
    #expect(shelf.drafts(for: "/a").count == 1)
  }

  @Test func theDraftOfALivingKeyboardIsNotOffered() throws {
    let journal = try DraftJournal.begin(in: container, file: nil, identity: nil, base: PieceTree())
    try journal.append([Edit(0..<0, [65])])
    #expect(shelf.drafts(for: nil).isEmpty)
    withExtendedLifetime(journal) {}
  }

  @Test func aCutAnywhereLeavesATextThatWasThere() throws {
    let path = try leaveDraft(of: nil, typing: "abcdef")
    let whole = try #require(try AtomicFile(path).read())
    var recovered: [String] = []
    for length in 0...whole.count {
      try AtomicFile(path).write(Array(whole[..<length]))
      guard let draft = shelf.drafts(for: nil).first else { continue }
      let text = try #require(draft.recover(current: [], identity: nil))
      recovered.append(String(decoding: text.bytes, as: UTF8.self))
    }
    #expect(recovered.allSatisfy { "abcdef".hasPrefix($0) })
    #expect(recovered == recovered.sorted())
    #expect(recovered.last == "abcdef")
  }

  @Test func aFlippedBitEndsTheDraftBeforeIt() throws {
    let path = try leaveDraft(of: nil, typing: "abc")
    var bytes = try #require(try AtomicFile(path).read())
    bytes[bytes.count - 1] ^= 1
    try AtomicFile(path).write(bytes)
    let draft = try #require(shelf.drafts(for: nil).first)
    #expect(draft.recover(current: [], identity: nil)?.bytes == Array("ab".utf8))
  }

  @Test func aChangedBaseIsSaidAndNotPatched() throws {
    _ = try leaveDraft(of: "/a", typing: "!", base: "old")
    let draft = try #require(shelf.drafts(for: "/a").first)
    let other = FileIdentity(
      device: 1, inode: 2, size: 3, modified: 9, hash: ContentHash.of(Array("new".utf8)))
    let recovered = try #require(draft.recover(current: Array("new".utf8), identity: other))
    #expect(recovered.baseChanged)
    #expect(recovered.bytes == Array("old!".utf8))
  }

  @Test func theNewestDraftComesFirst() throws {
    let first = try leaveDraft(of: "/a", typing: "first")
    let second = try leaveDraft(of: "/a", typing: "second")
    for (path, seconds) in [(first, 20), (second, 10)] {
      var times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
      #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
    }
    #expect(shelf.drafts(for: "/a").map(\.path) == [first, second])
  }

  @Test func twoKeyboardsOnOneFileKeepTwoJournals() throws {
    let journals = try ["one", "two"].map { text in
      let journal = try DraftJournal.begin(in: container, file: "/a", identity: nil, base: PieceTree())
      try journal.append([Edit(0..<0, Array(text.utf8))])
      return journal
    }
    #expect(shelf.drafts(for: "/a").isEmpty)
    let paths = journals.map(\.path)
    _ = consume journals
    let texts = try paths.map { path in
      let draft = try #require(Draft(opening: path))
      return String(decoding: try #require(draft.recover(current: [], identity: nil)).bytes, as: UTF8.self)
    }
    #expect(texts == ["one", "two"])
  }

  @Test func aCancelledDraftIsFoundByWhoAsksForIt() throws {
    var journal: DraftJournal? = try .begin(in: container, file: "/a", identity: nil, base: PieceTree())
    try journal?.append([Edit(0..<0, [65])])
    journal?.keepCancelled()
    journal = nil
    #expect(shelf.drafts(for: "/a").isEmpty && shelf.cancelledDrafts(for: nil).isEmpty)
    let draft = try #require(shelf.cancelledDrafts(for: "/a").first)
    #expect(draft.recover(current: [], identity: nil)?.bytes == [65])
    draft.discard()
    #expect(shelf.cancelledDrafts(for: "/a").isEmpty)
  }

  @Test func aCancelledDraftThatNobodyAsksForGoesAfterAMonth() throws {
    let journal = try DraftJournal.begin(in: container, file: nil, identity: nil, base: PieceTree())
    journal.keepCancelled()
    let kept = journal.path + ".cancelled"
    shelf.removeLeftovers(at: time(nil) + DraftShelf.cancelledAge - 60)
    #expect(access(kept, F_OK) == 0)
    shelf.removeLeftovers(at: time(nil) + DraftShelf.cancelledAge + 60)
    #expect(access(kept, F_OK) != 0)
  }

  @Test func nobodyElseCanReadADraft() throws {
    let path = try leaveDraft(of: nil, typing: "secret")
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }
}
