import KeylineTestSupport
import Testing

@Suite struct CommandRunTests {
  @Test func streamsAreKeptApart() throws {
    let run = try CommandRun(["sh", "-c", "cat; echo wrong >&2; exit 3"], input: "given")
    #expect(run.status == .exited(3))
    #expect(run.output == "given" && run.errors == "wrong\n")
  }

  @Test func thereIsNoTerminal() throws {
    #expect(try CommandRun(["sh", "-c", "exec 2>/dev/null </dev/tty"]).status != .exited(0))
  }

  @Test func theEnvironmentIsCleanAndTheHomeIsItsOwn() throws {
    let run = try CommandRun(["env"], environment: ["SHELL": "", "EXTRA": "1"])
    let names = Set(run.output.split(separator: "\n").map { $0.prefix { $0 != "=" } })
    #expect(names == ["PATH", "HOME", "TERM", "LANG", "EXTRA"])
    #expect(run.output.contains("HOME=/tmp/keyline-"))
  }

  @Test func anUnknownProgramIsNamed() throws {
    let failure = try #require(throws: SystemFailure.self) { try CommandRun(["no-such-program"]) }
    #expect(failure.description.contains("no-such-program"))
  }
}
