import CLinux
import Glibc
import KeylineStore
import Testing

@testable import keyline

@Suite struct LauncherChannelTests {
  private let launcher: PacketSocket
  private let channel: LauncherChannel

  init() throws {
    let (ours, theirs) = try PacketSocket.pair()
    launcher = ours
    channel = LauncherChannel(theirs)
  }

  private func nextRequest() -> LauncherRequest? {
    guard case .packet(let bytes, let descriptors) = launcher.receive() else { return nil }
    return LauncherRequest(decoding: bytes, descriptors: descriptors)
  }

  private func answer(_ reply: LauncherReply) throws {
    try launcher.send(reply.encoded(), reply.descriptors.map(\.raw))
  }

  @Test func finishedTextArrivesWhole() throws {
    let text = Array("naïve 😀\n".utf8)
    try channel.finish(.done, text: text, draft: nil)
    guard case .finish(.done, let memory?, nil)? = nextRequest() else {
      Issue.record("no finish with a text")
      return
    }
    #expect(lseek(memory.raw, 0, SEEK_SET) == 0)
    #expect(try memory.readAll(limit: 100) == text)
  }

  @Test func requestsArriveInOrder() throws {
    try channel.announce(draft: "/drafts/1")
    try channel.requestPaste()
    guard case .draft("/drafts/1")? = nextRequest(), case .paste? = nextRequest() else {
      Issue.record("requests are lost or out of order")
      return
    }
    guard case .nothing = launcher.receive() else {
      Issue.record("more than two requests")
      return
    }
  }

  @Test func aBrokerIsAskedForOnceUntilTheAnswerIsThere() throws {
    for _ in 1...2 {
      for _ in 1...3 { try channel.requestBroker() }
      guard case .broker? = nextRequest(), case .nothing = launcher.receive() else {
        Issue.record("not one request at a time")
        return
      }
      try answer(.noBroker(.tooOften))
      guard case .noBroker(.tooOften)? = channel.receive()?.first else {
        Issue.record("no answer")
        return
      }
    }
  }

  @Test func aRequestOfTheClipboardWaitsForTheAnswerToTheOneBefore() throws {
    for _ in 1...3 { try channel.requestPaste() }
    for _ in 1...3 {
      guard case .paste? = nextRequest(), case .nothing = launcher.receive() else {
        Issue.record("not one request at a time")
        return
      }
      try answer(.pasted(nil))
      #expect(channel.receive()?.count == 1)
    }
    #expect(nextRequest() == nil)
  }

  @Test func aSyncIsUnderWayUntilItIsAnswered() throws {
    let journal = try Descriptor.memory("journal")
    #expect(!channel.isSyncing)
    try channel.sync(journal: journal.raw)
    try channel.sync(journal: journal.raw, number: 1)
    try answer(.synced(number: 1, isDurable: true))
    _ = channel.receive()
    #expect(channel.isSyncing)
    try answer(.synced(number: nil, isDurable: true))
    _ = channel.receive()
    #expect(!channel.isSyncing)
  }

  @Test func aCopyThatWaitsIsMadeBeforeTheEnd() throws {
    try channel.requestPaste()
    try channel.copy(Array("last".utf8))
    try channel.finish(.done, text: nil, draft: nil)
    guard case .paste? = nextRequest(), case .copy? = nextRequest(), case .finish? = nextRequest() else {
      Issue.record("the copy is lost")
      return
    }
  }

  @Test func whatAKeyboardSaidLastIsReadThoughItReadNoReply() throws {
    let (ours, theirs) = try PacketSocket.pair()
    try ours.send(LauncherReply.copied.encoded(), [])
    try theirs.send(LauncherRequest.finish(.done, text: nil, draft: nil).encoded(), [])
    _ = consume theirs
    guard case .packet(let bytes, _) = ours.receive(), case .closed = ours.receive() else {
      Issue.record("the end is lost")
      return
    }
    #expect(LauncherRequest(decoding: bytes, descriptors: []) != nil)
  }

  @Test func suspensionKeepsRepliesThatCameBefore() throws {
    try answer(.saved(.changedOnDisk, revision: 4))
    try answer(.resumed)
    try channel.suspend()
    let replies = channel.receive() ?? []
    #expect(replies.map { "\($0)" } == ["\(LauncherReply.saved(.changedOnDisk, revision: 4))"])
    #expect(channel.receive()?.isEmpty == true)
  }

  @Test func deadLauncherIsNoticed() throws {
    let (ours, theirs) = try PacketSocket.pair()
    let channel = LauncherChannel(theirs)
    #expect(!channel.isGone)
    _ = consume ours
    #expect(channel.isGone)
    #expect(channel.receive() == nil)
    #expect(throws: SystemError.self) { try channel.requestPaste() }
    #expect(throws: SystemError.self) { try channel.suspend() }
  }

  @Test func `a launcher that is gone while the job is stopped ends the wait`() throws {
    let (ours, theirs) = try PacketSocket.pair()
    let channel = LauncherChannel(ours)
    try theirs.send(LauncherReply.synced(number: nil, isDurable: true).encoded(), [])
    shutdown(theirs.descriptor.raw, Int32(SHUT_WR))
    #expect(throws: SystemError.self) { try channel.suspend() }
  }
}
