import CLinux
import Glibc
import KeylineStore
import KeylineTestSupport
import Testing

@testable import keyline

/// Attempts made where nothing refuses them: each must notice, and none may do harm.
@Suite struct SandboxAttemptTests {
  private let folder: TemporaryFolder
  private let targets: ProbeTargets
  private let network: Descriptor

  init() throws {
    folder = try TemporaryFolder()
    network = Descriptor(adopting: socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0))
    for name in ["shared/settings.json", "shared/canary", "stranger"] { try folder.write("{}", to: name) }
    targets = ProbeTargets(
      sharedFolder: folder.path(of: "shared"), canary: folder.path(of: "shared/canary"),
      stranger: folder.path(of: "stranger"), keyFolder: folder.path, inheritedSocket: network.raw)
  }

  @Test func theNetworkIsReached() {
    for attempt in SandboxAttempt.network(targets) where attempt.name != "make an io_uring" {
      #expect(!attempt.refusals.contains(attempt.run()), "\(attempt.name)")
    }
  }

  @Test func sharedDocumentsAreReachedAndStayAsTheyAre() throws {
    func status() throws -> stat {
      var status = stat()
      try #require(stat(folder.path(of: "shared/settings.json"), &status) == 0)
      return status
    }
    let before = try status()
    for attempt in SandboxAttempt.documents(targets) {
      #expect(!attempt.refusals.contains(attempt.run()), "\(attempt.name)")
    }
    let after = try status()
    #expect(before.st_mode == after.st_mode && before.st_uid == after.st_uid)
    #expect(before.st_ino == after.st_ino && before.st_size == after.st_size)
    #expect(try folder.read("shared/settings.json") == Array("{}".utf8))
  }

  @Test func filesElsewhereAreReached() {
    for attempt in SandboxAttempt.elsewhere(targets) where attempt.name != "type into a terminal" {
      #expect(attempt.run() == 0, "\(attempt.name)")
    }
  }

  @Test(arguments: [
    "fork", "fork by the newest call", "read another process's memory", "move to other namespaces",
  ])
  func processesAreReached(name: String) throws {
    let attempt = try #require(SandboxAttempt.processes(targets).first { $0.name == name })
    #expect(!attempt.refusals.contains(attempt.run()))
  }

  @Test func namesAreTold() {
    let names = SandboxAttempt.all(on: targets).map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.suffix(2).allSatisfy { $0.hasPrefix("start a shell") })
  }

  @Test func targetsAreReadAsTheyAreWritten() {
    let few = ProbeTargets(
      sharedFolder: nil, canary: nil, stranger: "/tmp/ü \"x\"", keyFolder: nil, inheritedSocket: 100)
    for targets in [targets, few] { #expect(ProbeTargets(line: Array(targets.line.utf8)) == targets) }
    #expect(ProbeTargets(line: Array("{}".utf8)) == nil && ProbeTargets(line: []) == nil)
  }
}
