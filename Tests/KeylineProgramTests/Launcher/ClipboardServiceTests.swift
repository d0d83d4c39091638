import CLinux
import Glibc
import KeylineStore
import KeylineTestSupport
import Testing

@testable import keyline

@Suite struct ClipboardServiceTests {
  private static let environment = ["PATH=/bin:/usr/bin"]
  private let folder: TemporaryFolder
  private let file: ClipboardProgram

  init() throws {
    folder = try TemporaryFolder()
    let path = folder.path(of: "clipboard")
    file = ClipboardProgram(copying: ["sh", "-c", "cat > \(path)"], pasting: ["cat", path])
  }

  private static func program(_ command: String...) -> ClipboardProgram {
    ClipboardProgram(copying: command, pasting: command)
  }

  private func service(_ programs: ClipboardProgram...) -> ClipboardService {
    ClipboardService(programs: programs, environment: Self.environment)
  }

  /// Serves the launcher's loop until so many answers are there.
  private func replies(_ count: Int, of service: inout ClipboardService) -> [LauncherReply] {
    var replies: [LauncherReply] = []
    let deadline = Deadline(within: TerminalProgram.patience)
    while replies.count < count, !deadline.hasPassed {
      replies += service.attend(at: .now)
      guard let descriptor = service.descriptor else { continue }
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&event, 1, 100)
    }
    return replies
  }

  private func text(_ bytes: [UInt8]) throws -> Descriptor {
    let text = try Descriptor.memory("text")
    try text.write(bytes)
    return text
  }

  private func pasted(_ reply: LauncherReply?) throws -> [UInt8]? {
    guard case .pasted(let text)? = reply else {
      Issue.record("no paste")
      return nil
    }
    return try text?.readAll(limit: 1 << 20)
  }

  @Test func textGoesThroughWholeAndInOrder() throws {
    let bytes = Array(String(repeating: "line ä\n", count: 50_000).utf8)
    var service = service(file)
    service.add(.copy(try text(bytes)))
    service.add(.paste)
    let replies = replies(2, of: &service)
    guard case .copied? = replies.first else {
      Issue.record("not copied")
      return
    }
    #expect(try pasted(replies.last) == bytes)
  }

  @Test(arguments: [program("false"), program("/nonexistent")])
  func aProgramThatFailsIsFollowedByTheNext(failing: ClipboardProgram) throws {
    var service = service(failing, file)
    service.add(.copy(try text([65])))
    service.add(.paste)
    let replies = replies(2, of: &service)
    #expect(try pasted(replies.last) == [65])
  }

  @Test func withoutAProgramThereIsNothing() throws {
    for programs in [[], [Self.program("false")]] {
      var service = ClipboardService(programs: programs, environment: Self.environment)
      service.add(.paste)
      let replies = replies(1, of: &service)
      #expect(try pasted(replies.first) == nil)
    }
  }

  @Test func aProgramThatHangsIsEndedWhenItsTimeIsOver() throws {
    var service = service(Self.program("sleep", "1000"), file)
    service.add(.paste)
    let start = ContinuousClock.now
    let early = [start, start + .milliseconds(499)].flatMap { service.attend(at: $0) }
    #expect(early.isEmpty)
    #expect(service.deadline == start + ClipboardProgram.pastePatience)
    let late = service.attend(at: start + .milliseconds(500))
    #expect(try pasted(late.first) == nil)
    #expect(service.descriptor == nil && service.deadline == nil)
  }

  @Test func theEndWaitsForCopiesAndForNoPaste() throws {
    var service = service(file)
    service.add(.copy(try text([65])))
    service.add(.paste)
    service.add(.copy(try text([66])))
    service.end()
    #expect(try folder.read("clipboard") == [66])
  }
}
