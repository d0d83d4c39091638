import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

/// What `keyline doctor` proves, and that it can tell a fence from none.
@Suite struct DoctorTests {
  private static let traced: Comment = Comment(rawValue: SystemCallTrace.requirement)
  /// The user "nobody".
  private static let other = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func doctor(
    _ arguments: [String] = [], under tracer: [String] = [], environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(
      tracer + [ExecutablePath.keyline(), "doctor"] + arguments, environment: environment, folder: folder)
  }

  /// What was tried, and whether it was refused.
  private func attempts(_ run: CommandRun) throws -> [String: Bool] {
    let report = try JSONValue(parsing: Array(run.output.utf8))
    var attempts: [String: Bool] = [:]
    for attempt in report["attempts"]?.array ?? [] {
      attempts[attempt["name"]?.string ?? ""] = attempt["isRefused"]?.bool
    }
    return attempts
  }

  private var sharedDocuments: [String] {
    get throws { try FolderListing.names(in: folder.path(of: ".local/share/keyline")) }
  }

  @Test(arguments: [false, true])
  func theSandboxRefusesEverything(isOtherUser: Bool) throws {
    try folder.write("{}", to: ".local/share/keyline/settings.json")
    let tracer = isOtherUser && getuid() == 0 ? Self.other : []
    if !tracer.isEmpty {
      let give = ["chown", "-R", "65534:65534", folder.path]
      #expect(try CommandRun(give).status == .exited(0))
    }
    let run = try doctor(["--json"], under: tracer)
    #expect(run.status == .exited(0) && run.errors.isEmpty)
    let attempts = try attempts(run)
    #expect(attempts.count >= 30)
    #expect(attempts.values.allSatisfy { $0 })
    #expect(try sharedDocuments == ["settings.json"])
  }

  @Test(.enabled(if: SystemCallTrace.isPossible && getuid() == 0, traced))
  func rulesForFilesThatAreNotInForceAreSeen() throws {
    try folder.write("{}", to: ".local/share/keyline/settings.json")
    let run = try doctor(
      ["--json"],
      under: ["strace", "-f", "-o", "/dev/null", "-e", "inject=landlock_restrict_self:retval=0"])
    #expect(run.status == .exited(1))
    let holes = Set(try attempts(run).filter { !$0.value }.keys)
    #expect(
      holes == [
        "write a shared document", "write, by a descriptor for reading, a shared document",
        "rename a shared document", "link a shared document", "remove a shared document",
        "make a shared document", "make a shared folder", "read a file elsewhere", "write a file elsewhere",
      ])
    #expect(run.errors.contains("write a shared document"))
    // What was possible has done no harm.
    #expect(try sharedDocuments == ["settings.json"])
    #expect(try folder.read(".local/share/keyline/settings.json") == Array("{}".utf8))
  }

  @Test(
    .enabled(if: SystemCallTrace.isPossible, traced),
    arguments: [
      ("landlock_create_ruleset:error=ENOSYS", "partly"), ("seccomp:error=EINVAL", "none"),
    ])
  func aKernelThatCannotIsSaidToBeOne(fault: String, sandbox: String) throws {
    let run = try doctor(under: ["strace", "-f", "-o", "/dev/null", "-e", "inject=" + fault])
    #expect(run.status == .exited(1))
    #expect(run.output.contains("Sandbox of the keyboard: \(sandbox)\n"))
    #expect(run.errors.contains("use a kernel"))
  }

  @Test func withoutAHomeTheRestIsProved() throws {
    let run = try doctor(environment: ["HOME": ""])
    #expect(run.status == .exited(0))
    #expect(run.output.contains("start a shell") && !run.output.contains("NOT REFUSED"))
  }

  @Test func nothingSecretIsPrinted() throws {
    try folder.write(
      "{\"version\":1,\"fullAccess\":true,\"grantedAt\":\"2026-11-30T12:00:00Z\"}",
      to: ".local/share/keyline/access.json")
    let run = try doctor(environment: ["ANTHROPIC_API_KEY": "sk-ant-hidden"])
    #expect(run.status == .exited(0))
    #expect(run.output.contains("in the variable ANTHROPIC_API_KEY"))
    #expect(run.output.contains("Full Access: granted 2026-11-30T12:00:00Z"))
    #expect(!(run.output + run.errors).contains("hidden"))
  }

  @Test func aTerminalIsAskedAndLeftAsItWas() throws {
    let program = try TerminalProgram.keyline(
      ["doctor"], size: TerminalSize(columns: 120, rows: 90), folder: folder)
    #expect(try program.waitForExit() == .exited(0))
    #expect(try program.unrestoredState().isEmpty)
    let rows = program.screen.text.split(separator: "\n")
    #expect(rows.contains { $0.contains("size ") && $0.contains("120 x 90") })
    #expect(rows.contains { $0.contains("joined emoji ") && !$0.contains("unknown") })
    #expect(!program.screen.text.contains("none to ask"))
  }

  @Test func aMuteTerminalIsNotWaitedForForLong() throws {
    let program = try TerminalProgram.keyline(
      ["doctor"], size: TerminalSize(columns: 120, rows: 90), folder: folder)
    program.answersQueries = false
    #expect(try program.waitForExit() == .exited(0))
    #expect(try program.unrestoredState().isEmpty)
    #expect(program.screen.text.contains("unknown"))
  }
}
