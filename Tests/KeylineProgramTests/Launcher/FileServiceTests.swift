import Glibc
import KeylineCore
import KeylineStore
import KeylineTestSupport
import Testing

@testable import keyline

@Suite struct FileServiceTests {
  private let folder: TemporaryFolder
  private var container: Container { Container(path: folder.path + "/state") }
  private var file: String { folder.path(of: "text") }

  init() throws { folder = try TemporaryFolder() }

  private func service(_ container: Container? = nil) -> FileService {
    let plan = LaunchPlan(filePath: file, arguments: [], usesTTYOutput: false)
    return FileService(plan: plan, pipedText: nil, container: container ?? self.container)
  }

  private func memory(_ text: String) throws -> Descriptor {
    let memory = try Descriptor.memory("text")
    try memory.write(Array(text.utf8))
    return memory
  }

  private func save(_ text: String, with service: inout FileService) throws -> SaveOutcome {
    let identity = try FileReader.open(file).identity
    return service.save(
      try memory(text), journal: nil, expected: identity, overwritesChanges: false)
  }

  @Test func theTextOfADraftIsCopiedBeforeASaveTakesItAway() throws {
    let old = String(repeating: "old text", count: 1 << 20)
    try folder.write(old, to: "text")
    let target = try Descriptor.memory("base")
    var service = service()
    service.keepBase(TextFingerprint(of: Array(old.utf8)), in: target)
    #expect(service.isCopying)
    guard case .saved = try save("new", with: &service) else {
      Issue.record("not saved")
      return
    }
    #expect(!service.isCopying)
    lseek(target.raw, 0, SEEK_SET)
    #expect(try target.readAll(limit: 1 << 24) == Array(old.utf8))
    #expect(try folder.read("text") == Array("new".utf8))
  }

  @Test func aSaveInPlaceLeavesNoDraft() throws {
    link(try folder.write("old", to: "text"), folder.path(of: "other"))
    var service = service()
    guard case .saved = try save("new", with: &service) else {
      Issue.record("not saved")
      return
    }
    #expect(try folder.read("other") == Array("new".utf8))
    #expect(try FolderListing.names(in: container.path + "/drafts").isEmpty)
  }

  @Test func whatAKilledSaveLeftIsClearedOnce() throws {
    try folder.write("half", to: ".keyline-1-0~")
    var service = service()
    service.clearLeftovers()
    #expect(try FolderListing.names(in: folder.path).isEmpty)
    try folder.write("half", to: ".keyline-1-0~")
    service.clearLeftovers()
    #expect(try FolderListing.names(in: folder.path).count == 1)
  }

  @Test func aJournalIsDurableOnlyWithItsName() throws {
    let journal = try memory("journal")
    #expect(!service().sync(journal), "there is no folder of drafts yet")
    _ = try container.prepare("drafts")
    #expect(service().sync(journal))
  }

  @Test func aTextThatCannotBeReadIsNotCopied() throws {
    var service = service()
    service.keepBase(TextFingerprint(size: 1, hash: 1), in: try memory(""))
    #expect(!service.isCopying)
  }
}
