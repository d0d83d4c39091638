import CLinux
import Glibc
import KeylineTestSupport
import Testing

/// The kernel's fence around the keyboard, as it is seen from outside.
@Suite struct SandboxTests {
  /// The fields of a process's status that tell of it.
  private func status(of process: pid_t) throws -> [String: String] {
    let lines = try CommandRun(["cat", "/proc/\(process)/status"]).output.split(separator: "\n")
    return Dictionary(
      lines.map { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return (String(parts[0]), parts.dropFirst().joined().filter { !$0.isWhitespace })
      }, uniquingKeysWith: { first, _ in first })
  }

  private func expectWhole(_ program: TerminalProgram) throws {
    try program.type("typed")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "typed")
    #expect(try program.unrestoredState().isEmpty)
  }

  @Test func theKeyboardIsFencedInAndTheLauncherIsNot() throws {
    let program = try TerminalProgram.keyboard()
    let keyboard = try status(of: try #require(program.process.children().first))
    #expect(keyboard["Seccomp"] == "2" && keyboard["NoNewPrivs"] == "1" && keyboard["Threads"] == "1")
    #expect(try status(of: program.process.pid)["NoNewPrivs"] == "0")
    #expect(!program.screen.text.contains("sandbox"))
    try expectWhole(program)
  }

  @Test func aTapeIsPlayedInsideTheFence() throws {
    let folder = try TemporaryFolder()
    try folder.write("type \"played\"\nsleep 60s\n", to: "demo.tape")
    let program = try TerminalProgram.keyline(["play", "demo.tape"], folder: folder)
    try program.waitFor(text: "Played")
    let keyboard = try status(of: try #require(program.process.children().first))
    #expect(keyboard["Seccomp"] == "2" && keyboard["NoNewPrivs"] == "1")
    try program.type(Keys.cancel)
    #expect(try program.waitForExit() == .exited(130))
    #expect(try program.unrestoredState().isEmpty)
  }

  @Test func withoutASandboxThatIsSaid() throws {
    let program = try TerminalProgram.keyboard(["text", "--no-sandbox"])
    try program.waitFor(text: "no sandbox")
    let keyboard = try status(of: try #require(program.process.children().first))
    #expect(keyboard["NoNewPrivs"] == "0")
    try expectWhole(program)
  }

  @Test func theContainersAreThereBeforeTheFenceCloses() throws {
    let program = try TerminalProgram.keyboard()
    for name in [".config", ".local/share", ".local/state"] {
      var status = stat()
      #expect(stat(program.folder.path(of: name + "/keyline"), &status) == 0)
      #expect(status.st_mode & 0o777 == 0o700)
    }
    try expectWhole(program)
  }

  @Test func aConfigurationThatIsReplacedElsewhereIsSaidToBeClosed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{}", to: "elsewhere/keyline.json")
    let program = try TerminalProgram.keyboard(
      ["text", "--config", path], size: TerminalSize(columns: 200, rows: 24), folder: folder)
    try folder.write("{mouse: false}", to: "elsewhere/keyline.json")
    try program.waitFor(text: "mouse off")
    let new = try folder.write("{mouse: true}", to: "elsewhere/new")
    #expect(rename(new, path) == 0)
    try program.waitFor(text: "start the keyboard again")
    try expectWhole(program)
  }

  @Test func aTerminalOfOnesOwnIsFound() throws {
    let folder = try TemporaryFolder()
    let source = "infocmp -x xterm-256color | sed 's/^xterm-256color/mine/' | tic -x -o .terminfo -"
    #expect(try CommandRun(["/bin/sh", "-c", source], folder: folder).status == .exited(0))
    let program = try TerminalProgram.keyboard(environment: ["TERM": "mine"], folder: folder)
    try program.waitFor(text: "F1")
    try expectWhole(program)
  }

  // MARK: Kernels that cannot

  private func underStrace(_ options: [String]) throws -> TerminalProgram {
    try TerminalProgram(
      ["strace", "-f", "-o", "trace"] + options + [ExecutablePath.keyline(), "text"],
      environment: TerminalProgram.literalTyping)
  }

  @Test(.enabled(if: SystemCallTrace.isPossible, Comment(rawValue: SystemCallTrace.requirement)))
  func aKernelWithoutLandlockFencesInPartly() throws {
    let program = try underStrace([
      "-e", "trace=landlock_create_ruleset", "-e", "inject=landlock_create_ruleset:error=ENOSYS",
    ])
    // It stays when the start is over, and everything that the toolbar offers is known.
    try program.waitFor(text: "sandbox: partly")
    try program.type("x" + Keys.backspace)
    try program.save()
    #expect(program.screen.text.contains("sandbox: partly"))
    try expectWhole(program)
  }

  @Test(.enabled(if: SystemCallTrace.isPossible, Comment(rawValue: SystemCallTrace.requirement)))
  func aKernelWithoutSeccompIsRefused() throws {
    let program = try underStrace(["-e", "trace=seccomp", "-e", "inject=seccomp:error=EINVAL"])
    #expect(try program.waitForExit() == .exited(1))
    #expect(program.screen.text.contains("--no-sandbox"))
    #expect(try program.unrestoredState().isEmpty)
  }

  @Test(.enabled(if: SystemCallTrace.isPossible, Comment(rawValue: SystemCallTrace.requirement)))
  func aKeyboardNeverAsksForASocket() throws {
    let program = try underStrace(["-e", "trace=socket,connect,socketpair,execve"])
    try program.waitUntilReady()
    try expectWhole(program)
    let calls = try program.text(of: "trace").split(separator: "\n")
    // Only the launcher makes one pair of sockets, and starts the keyboard.
    let makers = Set(calls.filter { $0.contains("socket") }.compactMap { $0.split(separator: " ").first })
    #expect(makers.count == 1)
    #expect(!calls.contains { $0.contains("AF_INET") || $0.contains("connect(") })
  }
}
