import CLinux
import Glibc
import KeylineStore
import Testing

@testable import keyline

@Suite struct LauncherMessageTests {
  private static let identity = FileIdentity(device: 7, inode: .max, size: 12, modified: -1, hash: 99)

  private static func file() throws -> Descriptor { try Descriptor.memory("test") }

  @Test(arguments: [identity, nil], [true, false])
  func saveKeepsWhatItSays(expected: FileIdentity?, overwrites: Bool) throws {
    let file = try Self.file()
    for journal in [nil, try Self.file()] {
      let request = LauncherRequest.save(
        text: file, journal: journal, expected: expected, overwritesChanges: overwrites, revision: 1 << 40)
      let read = LauncherRequest(decoding: request.encoded(), descriptors: request.descriptors)
      guard case .save(let text, let readJournal, let identity, let flag, let revision)? = read else {
        Issue.record("a save is read as something else")
        return
      }
      #expect(text === file && readJournal === journal)
      #expect(identity == expected)
      #expect(flag == overwrites)
      #expect(revision == 1 << 40)
    }
  }

  @Test(
    arguments: [KeyboardOutcome.done, .cancelled, .failed("no “layout”: reinstall")], [nil, "/home/ü/drafts"])
  func finishKeepsOutcomeAndDraft(outcome: KeyboardOutcome, draft: String?) throws {
    for text in [nil, try Self.file()] {
      let request = LauncherRequest.finish(outcome, text: text, draft: draft)
      let read = LauncherRequest(decoding: request.encoded(), descriptors: request.descriptors)
      guard case .finish(let readOutcome, let readText, let readDraft)? = read else {
        Issue.record("a finish is read as something else")
        return
      }
      #expect(readOutcome == outcome)
      #expect(readText === text)
      #expect(readDraft == draft)
    }
  }

  @Test func plainRequestsAreReadAsThemselves() throws {
    let file = try Self.file()
    let requests: [LauncherRequest] = [
      .sync(journal: file, number: nil), .sync(journal: file, number: 7), .copy(text: file), .paste, .broker,
      .suspend, .death, .limit(megabytes: 60),
      .draft(path: "/d/ß"), .keepBase(file: file, base: TextFingerprint(size: 1 << 30, hash: .max)),
    ]
    for request in requests {
      let read = LauncherRequest(decoding: request.encoded(), descriptors: request.descriptors)
      #expect(read.map { "\($0)" } == "\(request)")
    }
  }

  @Test(arguments: [SaveOutcome.saved(identity), .changedOnDisk, .failed("No space left on device")])
  func savedKeepsOutcomeAndRevision(outcome: SaveOutcome) {
    let reply = LauncherReply.saved(outcome, revision: 31)
    guard case .saved(let read, 31)? = LauncherReply(decoding: reply.encoded(), descriptors: []) else {
      Issue.record("a saved is read as something else")
      return
    }
    #expect(read == outcome)
  }

  @Test func plainRepliesAreReadAsThemselves() throws {
    let replies: [LauncherReply] = [
      .copied, .pasted(nil), .pasted(try Self.file()), .resumed, .synced(number: 3, isDurable: true),
      .synced(number: 0, isDurable: false), .synced(number: nil, isDurable: true),
      .broker(try Self.file()), .noBroker(.accessOff), .noBroker(.tooOften),
      .noBroker(.notFound(path: "/b/ü")),
      .noBroker(.failed(reason: "No child processes")),
    ]
    for reply in replies {
      let read = LauncherReply(decoding: reply.encoded(), descriptors: reply.descriptors)
      #expect(read.map { "\($0)" } == "\(reply)")
    }
  }

  @Test func messagesCutShortOrTooLongAreRefused() throws {
    let file = try Self.file()
    let requests: [LauncherRequest] = [
      .save(text: file, journal: file, expected: Self.identity, overwritesChanges: true, revision: 5),
      .sync(journal: file, number: 9), .keepBase(file: file, base: TextFingerprint(size: 1, hash: 2)),
      .draft(path: "/drafts/1"), .finish(.failed("why"), text: file, draft: "/drafts/1"), .paste,
    ]
    for request in requests {
      let bytes = request.encoded()
      for length in bytes.indices {
        #expect(LauncherRequest(decoding: Array(bytes[..<length]), descriptors: request.descriptors) == nil)
      }
      #expect(LauncherRequest(decoding: bytes + [0], descriptors: request.descriptors) == nil)
    }
    for reply in [LauncherReply.saved(.saved(Self.identity), revision: 1), .saved(.failed("x"), revision: 2)]
    {
      let bytes = reply.encoded()
      for length in bytes.indices {
        #expect(LauncherReply(decoding: Array(bytes[..<length]), descriptors: []) == nil)
      }
    }
  }

  @Test func requestsWithoutTheirFileAreRefused() throws {
    let file = try Self.file()
    for request in [LauncherRequest.sync(journal: file, number: nil), .copy(text: file)] {
      #expect(LauncherRequest(decoding: request.encoded(), descriptors: []) == nil)
    }
    #expect(LauncherReply(decoding: LauncherReply.broker(file).encoded(), descriptors: []) == nil)
    #expect(LauncherRequest(decoding: LauncherRequest.paste.encoded(), descriptors: [file]) == nil)
  }
}
