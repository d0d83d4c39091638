import CLinux
import Glibc
import KeylineCore
import KeylineStore
import KeylineTestSupport
import Testing

@testable import keyline

@Suite struct InPlaceSafetyTests {
  private let folder: TemporaryFolder
  private let text: Descriptor
  private var container: Container { Container(path: folder.path + "/state") }

  init() throws {
    folder = try TemporaryFolder()
    text = try Descriptor.memory("text")
    try text.write(Array("new text".utf8))
  }

  private func secure(
    _ container: Container?, journal: DraftJournal?, base: BaseCopy? = nil
  ) -> (sentence: String?, draft: DraftJournal?) {
    let copy = journal.flatMap { journal in
      let raw = fcntl(journal.rawDescriptor, F_DUPFD_CLOEXEC, 0)
      return raw < 0 ? nil : Descriptor(adopting: raw)
    }
    var draft: DraftJournal?
    let sentence = InPlaceSafety(container: container, file: "/a", journal: copy, base: base)
      .secure(text, expected: nil, draft: &draft)
    return (sentence, draft)
  }

  @Test func aJournalThatHoldsItsTextIsEnough() throws {
    let journal = try DraftJournal.begin(in: container, file: "/a", identity: nil, base: "new ")
    let (sentence, draft) = secure(container, journal: journal)
    #expect(sentence == nil && draft == nil)
  }

  @Test(arguments: [true, false])
  func aJournalWhoseTextLiesInTheFileIsNot(isKept: Bool) throws {
    let base = TextFingerprint(of: Array("new text".utf8))
    let journal = try DraftJournal.begin(in: container, file: "/a", identity: nil, baseApart: base)
    var copy = BaseCopy(from: text, to: try journal.makeBaseFile(), expected: base)
    if isKept { copy.finish() }
    let (sentence, draft) = secure(container, journal: journal, base: copy)
    #expect(sentence == nil && (draft == nil) == isKept)
  }

  @Test func withoutAJournalTheNewTextBecomesADraft() throws {
    let (sentence, draft) = secure(container, journal: nil)
    #expect(sentence == nil)
    let path = try #require(draft?.path)
    #expect(DraftShelf(container).drafts(for: "/a").isEmpty)
    #expect(
      try folder.read("state/drafts/" + FolderListing.names(in: container.path + "/drafts")[0]).count > 8)
    withExtendedLifetime(draft) {}
    #expect(access(path, F_OK) == 0)
  }

  @Test func withoutAPlaceForADraftNothingIsOverwritten() throws {
    try folder.write("no folder", to: "state")
    let (sentence, draft) = secure(container, journal: nil)
    #expect(sentence?.hasPrefix("Its text could not be kept first. ") == true && draft == nil)
  }

  @Test func withoutAHomeThereIsNothingToKeepItIn() {
    #expect(secure(nil, journal: nil).sentence == nil)
  }
}
