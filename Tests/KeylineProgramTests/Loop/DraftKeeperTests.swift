import Glibc
import KeylineCore
import KeylineStore
import KeylineTestSupport
import Testing

@testable import keyline

@Suite struct DraftKeeperTests {
  private let folder: TemporaryFolder
  private var container: Container { Container(path: folder.path + "/state") }
  private var names: [String] { get throws { try FolderListing.names(in: container.path + "/drafts") } }

  init() throws { folder = try TemporaryFolder() }

  private func keeper(_ base: DraftBase = .text("")) -> DraftKeeper {
    DraftKeeper(container: container, file: nil, identity: nil, base: base)
  }

  /// The text that a keyboard that dies now leaves behind.
  private func recovered(_ keeper: inout DraftKeeper) throws -> String {
    let path = try #require(keeper.journal?.path)
    keeper = self.keeper()
    let draft = try #require(Draft(opening: path))
    return String(decoding: try #require(draft.recover(current: [], identity: nil)).bytes, as: UTF8.self)
  }

  /// Types and deletes until the journal has outgrown its text.
  private func outgrow(_ keeper: inout DraftKeeper, _ text: inout PieceTree) throws {
    let letters = [UInt8](repeating: 97, count: 4096)
    var edits = 0
    while !keeper.isStepDue(textSize: text.byteCount) {
      try #require(edits < 1000)
      for edit in [Edit(0..<0, letters), Edit(0..<letters.count, [])] {
        text.replace(edit.range, with: edit.bytes)
        keeper.append([edit])
      }
      edits += 1
    }
  }

  private func type(_ letter: UInt8, _ keeper: inout DraftKeeper, _ text: inout PieceTree) {
    let edit = Edit(text.byteCount..<text.byteCount, [letter])
    text.replace(edit.range, with: edit.bytes)
    keeper.append([edit])
  }

  @Test func aLongJournalIsWrittenAnewAndLosesNothingTypedMeanwhile() throws {
    var text: PieceTree = "kept"
    var keeper = keeper()
    keeper.append([Edit(0..<0, Array("kept".utf8))])
    try outgrow(&keeper, &text)
    let path = keeper.journal?.path
    while !keeper.step(text) { type(33, &keeper, &text) }
    type(34, &keeper, &text)
    let number = try #require(keeper.syncRequest).number
    #expect(!keeper.isStepDue(textSize: text.byteCount))
    let needsAnother = keeper.synced(number, isDurable: true)
    #expect(needsAnother, "what was typed since must be on the disk, too")
    #expect(keeper.syncRequest?.number == number)
    _ = keeper.synced(number - 1, isDurable: true)
    #expect(keeper.syncRequest?.number == number, "an answer to something else says nothing")
    _ = keeper.synced(number, isDurable: true)
    #expect(keeper.journal?.path == path && keeper.syncRequest == nil)
    type(35, &keeper, &text)
    #expect(try names.count == 1)
    #expect(!keeper.isStepDue(textSize: text.byteCount))
    let expected = String(decoding: text.bytes, as: UTF8.self)
    let found = try recovered(&keeper)
    #expect(found == expected)
  }

  @Test func anAttemptThatFailsLeavesTheOldJournalAndRests() throws {
    var text: PieceTree = ""
    var keeper = keeper()
    try outgrow(&keeper, &text)
    while !keeper.step(text) {}
    let number = try #require(keeper.syncRequest).number
    _ = keeper.synced(number, isDurable: false)
    #expect(try names.count == 1)
    #expect(!keeper.isStepDue(textSize: text.byteCount))
    keeper.rewriting.wake()
    #expect(keeper.isStepDue(textSize: text.byteCount))
    let found = try recovered(&keeper)
    #expect(found == "")
  }

  @Test func aSaveWhileTheJournalIsWrittenAnewEndsIt() throws {
    var text: PieceTree = ""
    var keeper = keeper()
    try outgrow(&keeper, &text)
    while !keeper.step(text) {}
    let number = try #require(keeper.syncRequest).number
    let saved = FileIdentity(device: 1, inode: 1, size: 0, modified: 1, hash: ContentHash.of([]))
    keeper.saved(as: saved, text: text)
    #expect(try names.isEmpty)
    _ = keeper.synced(number, isDurable: true)
    #expect(keeper.journal == nil && keeper.syncRequest == nil)
  }

  @Test func aLargeBaseIsAskedForOnceAndItsJournalOutlivesASave() throws {
    let text = PieceTree([UInt8](repeating: 97, count: DraftJournal.largestBase + 1))
    let fingerprint = TextFingerprint(of: text.bytes)
    var keeper = keeper(DraftBase(text, hash: fingerprint.hash))
    let early = keeper.takeBaseRequest()
    keeper.append([Edit(0..<0, [98])])
    let request = keeper.takeBaseRequest()
    let late = keeper.takeBaseRequest()
    #expect(early == nil && request?.base == fingerprint && late == nil)
    let path = try #require(keeper.journal?.path)
    let identity = FileIdentity(
      device: 1, inode: 1, size: fingerprint.size, modified: 1, hash: fingerprint.hash)
    keeper.saved(as: identity, text: text)
    #expect(keeper.journal?.path == path)
    keeper.end(.done, isModified: true, keepsJournal: false)
    #expect(try names.isEmpty)
  }

  @Test func withoutAPlaceForDraftsThatIsSaidOnce() throws {
    try folder.write("no folder", to: "state")
    var keeper = keeper()
    keeper.append([Edit(0..<0, [97])])
    let sentence = keeper.takeRemark()
    #expect(sentence?.hasPrefix("No draft is kept: ") == true)
    #expect(keeper.isBehind)
    keeper.append([Edit(1..<1, [98])])
    let isWhole = keeper.step("ab")
    let second = keeper.takeRemark()
    #expect(!isWhole && second == nil)
    unlink(folder.path(of: "state"))
    keeper.rewriting.wake()
    #expect(keeper.isStepDue(textSize: 2))
    while !keeper.step("ab") {}
    _ = keeper.synced(try #require(keeper.syncRequest).number, isDurable: true)
    let relief = keeper.takeRemark()
    #expect(relief == "Drafts are kept again.")
    keeper.append([Edit(2..<2, [99])])
    let found = try recovered(&keeper)
    #expect(found == "abc")
  }

  @Test func aRecoveredTextIsInItsOwnJournalAtOnce() throws {
    let text = PieceTree([UInt8](repeating: 97, count: DraftJournal.largestBase + 1))
    var keeper = keeper()
    let isKept = keeper.beginWhole(text)
    #expect(isKept && keeper.journal?.isBaseApart == false)
    let found = try recovered(&keeper)
    #expect(found == String(repeating: "a", count: text.byteCount))
  }

  @Test func aRecoveredTextThatCannotBeKeptIsNotMixedWithAnother() throws {
    try folder.write("no folder", to: "state")
    var keeper = keeper(.text("of the file"))
    let isKept = keeper.beginWhole("recovered")
    keeper.append([Edit(9..<9, [33])])
    #expect(!isKept && keeper.isBehind && keeper.journal == nil)
    unlink(folder.path(of: "state"))
    while !keeper.step("recovered!") {}
    _ = keeper.synced(try #require(keeper.syncRequest).number, isDurable: true)
    let found = try recovered(&keeper)
    #expect(found == "recovered!")
  }
}
