import CLinux
import Glibc
import KeylineTestSupport
import Testing

@testable import KeylineStore

@Suite struct SpawnedProcessTests {
  private static func shell(
    _ script: String, streams: [SpawnedProcess.Stream] = [.null, .null, .null], environment: [String] = []
  ) throws -> SpawnedProcess {
    try SpawnedProcess(
      "/bin/sh", arguments: ["sh", "-c", script], streams: streams, environment: environment, ownGroup: true)
  }

  @Test(arguments: [0, 7])
  func statusIsNoted(status: Int32) throws {
    #expect(try Self.shell("exit \(status)").wait(milliseconds: -1) == .exited(status))
  }

  @Test func signalIsNoted() throws {
    #expect(try Self.shell("kill -SEGV $$").wait(milliseconds: -1) == .signaled(SIGSEGV))
  }

  @Test func runningChildHasNoEnd() throws {
    let process = try Self.shell("exec sleep 600")
    #expect(process.wait(milliseconds: 0) == nil)
    process.kill(SIGKILL)
    #expect(process.wait(milliseconds: -1) == .signaled(SIGKILL))
  }

  @Test func childHasOnlyTheNamedDescriptorsAndVariables() throws {
    let output = try Descriptor.memory("output")
    let extra = try Descriptor.memory("extra")
    // Not closed on exec: only the start itself keeps it from the child.
    let leaky = fcntl(extra.raw, F_DUPFD, 50)
    defer { close(leaky) }
    let process = try Self.shell(
      "n=0; while [ $n -lt 200 ]; do [ -e /proc/$$/fd/$n ] && printf '%s ' $n; n=$((n+1)); done; printf \"$SAID\"",
      streams: [.null, .descriptor(output.raw), .null, .descriptor(extra.raw)], environment: ["SAID=yes"])
    #expect(process.wait(milliseconds: -1) == .exited(0))
    lseek(output.raw, 0, SEEK_SET)
    let text = try output.readAll(limit: 1_000).map { String(decoding: $0, as: UTF8.self) }
    #expect(text == "0 1 2 3 yes")
  }

  @Test func missingProgramIsAnError() throws {
    let folder = try TemporaryFolder()
    let program = folder.path(of: "missing")
    #expect(throws: SystemError(call: "posix_spawn", path: program, code: ENOENT)) {
      try SpawnedProcess(program, arguments: ["x"], streams: [.null], environment: [], ownGroup: true)
    }
  }
}
