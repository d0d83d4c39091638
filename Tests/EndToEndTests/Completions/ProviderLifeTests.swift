import Glibc
import Testing

@testable import KeylineTestSupport

/// Access, keys and processes that come and go while someone writes.
@Suite struct ProviderLifeTests {
  private static let text = "Hey, are we still on for"
  private static let three = StubAnswer.anthropic(StubAnswer.threeLines)

  @Test func accessIsGrantedAndRevokedWhileSomeoneWrites() throws {
    let server = try StubServer { _, _ in Self.three }
    let folder = try TemporaryFolder()
    let variables = ["ANTHROPIC_BASE_URL": server.address, "ANTHROPIC_API_KEY": ProviderKeyboard.key]
    let program = try TerminalProgram.keyboard(environment: variables, folder: folder)
    try program.type(Self.text)
    try program.waitFor(text: "keyline access grant")
    #expect(ChildProcess.children(of: program.process.pid).count == 1, "no broker runs without access")
    let grant = try CommandRun([ExecutablePath.keyline(), "access", "grant", "--consent"], folder: folder)
    #expect(grant.status == .exited(0))
    try program.wait(for: "access", within: TerminalProgram.patience) {
      !program.screen.text.contains("AI off")
    }
    try program.type(" us")
    try program.waitFor(text: "6 the game tonight?")
    #expect(ChildProcess.children(of: program.process.pid).count == 2)
    let revoke = try CommandRun([ExecutablePath.keyline(), "access", "revoke"], folder: folder)
    #expect(revoke.status == .exited(0))
    try program.waitFor(text: "AI off: access")
    try program.wait(for: "the broker to end", within: TerminalProgram.patience) {
      ChildProcess.children(of: program.process.pid).count == 1
    }
    #expect(!program.screen.text.contains("the game tonight?"))
    try program.type("\u{1b}u")
    #expect(try program.finish() == .exited(0))
    #expect(server.requests.count == 1)
  }

  @Test func aBrokerThatDiesIsStartedAgainAtTheNextNeed() throws {
    let keyboard = try ProviderKeyboard(answering: StubAnswer(steps: [.stall]), Self.three)
    try keyboard.program.type(Self.text)
    _ = try keyboard.server.waitForRequest()
    let broker = try #require(keyboard.broker)
    kill(broker, SIGKILL)
    try keyboard.program.waitFor(text: "the network helper has ended")
    try keyboard.type(" us", thenWaitFor: "6 the game tonight?")
    try keyboard.finish(with: Self.text + " us")
  }

  @Test func aBrokerThatDiesAgainAndAgainIsLeftToRest() throws {
    let keyboard = try ProviderKeyboard(answering: StubAnswer(steps: [.stall]))
    for round in 0..<3 {
      try keyboard.program.type(Self.text)
      _ = try keyboard.server.waitForRequest(round)
      let broker = try #require(keyboard.broker)
      kill(broker, SIGKILL)
      // The first time it is said in words, then by a badge.
      try keyboard.program.waitFor(text: round == 0 ? "the network helper has ended" : "AI off: broker")
    }
    try keyboard.type(Self.text + "\u{1b}/", thenWaitFor: "three times within a minute")
    #expect(keyboard.broker == nil)
    try keyboard.finish(with: String(repeating: Self.text, count: 4))
  }

  @Test(arguments: [SIGKILL, SIGTERM]) func withTheLauncherEverythingEnds(signal: Int32) throws {
    let keyboard = try ProviderKeyboard(answering: StubAnswer(steps: [.stall]))
    try keyboard.program.type(Self.text)
    _ = try keyboard.server.waitForRequest()
    let all = keyboard.processes
    #expect(all.count == 3)
    kill(keyboard.program.process.pid, signal)
    _ = try keyboard.program.waitForExit()
    _ = try keyboard.server.waitForDeparture()
    try keyboard.program.wait(for: "all processes to end", within: TerminalProgram.patience) {
      all.dropFirst().allSatisfy { !ChildProcess.isRunning($0) }
    }
    #expect(try keyboard.program.unrestoredState().isEmpty)
  }

  @Test func whatIsStoppedDoesNotOutliveTheLauncher() throws {
    let keyboard = try ProviderKeyboard(answering: StubAnswer(steps: [.stall]))
    try keyboard.program.type(Self.text)
    _ = try keyboard.server.waitForRequest()
    let others = Array(keyboard.processes.dropFirst())
    #expect(others.count == 2)
    for process in others {
      kill(process, SIGSTOP)
      try keyboard.program.wait(for: "process \(process) to stop", within: TerminalProgram.patience) {
        try CommandRun(["cat", "/proc/\(process)/stat"]).output.contains(") T ")
      }
    }
    kill(keyboard.program.process.pid, SIGKILL)
    _ = try keyboard.program.waitForExit()
    try keyboard.program.wait(for: "all processes to end", within: TerminalProgram.patience) {
      others.allSatisfy { !ChildProcess.isRunning($0) }
    }
    #expect(try keyboard.program.unrestoredState().isEmpty)
  }

  @Test func aStoppedBrokerDoesNotOutliveBothOthers() throws {
    let keyboard = try ProviderKeyboard(answering: StubAnswer(steps: [.stall]))
    try keyboard.program.type(Self.text)
    _ = try keyboard.server.waitForRequest()
    let broker = try #require(keyboard.broker)
    let process = try #require(keyboard.program.process.children().first { $0 != broker })
    kill(broker, SIGSTOP)
    try keyboard.program.wait(for: "the broker to stop", within: TerminalProgram.patience) {
      try CommandRun(["cat", "/proc/\(broker)/stat"]).output.contains(") T ")
    }
    kill(keyboard.program.process.pid, SIGKILL)
    kill(process, SIGKILL)
    try keyboard.program.wait(for: "the broker to end", within: TerminalProgram.patience) {
      !ChildProcess.isRunning(broker)
    }
  }

  @Test func withTheKeyboardTheBrokerEnds() throws {
    let keyboard = try ProviderKeyboard(answering: StubAnswer(steps: [.stall]))
    try keyboard.program.type(Self.text)
    _ = try keyboard.server.waitForRequest()
    let broker = try #require(keyboard.broker)
    let process = try #require(keyboard.program.process.children().first { $0 != broker })
    kill(process, SIGKILL)
    #expect(try keyboard.program.waitForExit() == .exited(128 + SIGKILL))
    _ = try keyboard.server.waitForDeparture()
    try keyboard.program.wait(for: "the broker to end", within: TerminalProgram.patience) {
      !ChildProcess.isRunning(broker)
    }
    #expect(try keyboard.program.unrestoredState().isEmpty)
  }

  @Test func theKeyIsNowhereButInTheRequest() throws {
    let keyboard = try ProviderKeyboard(answering: Self.three)
    try keyboard.type(Self.text, thenWaitFor: "6 the game tonight?")
    for process in keyboard.processes {
      for file in ["environ", "cmdline"] {
        let shown = try CommandRun(["cat", "/proc/\(process)/\(file)"]).output
        #expect(!shown.contains(ProviderKeyboard.key), "\(file) of \(process)")
      }
    }
    try keyboard.program.type("\u{1b}[24~\t")
    try keyboard.program.waitFor(text: "x-api-key: ")
    try keyboard.program.type("\u{1b}")
    try keyboard.finish(with: Self.text)
    let found = try CommandRun(
      ["grep", "-r", "-l", "-a", ProviderKeyboard.key, "."], folder: keyboard.program.folder)
    #expect(found.output.isEmpty && found.status == .exited(1))
    #expect(!String(decoding: keyboard.program.output, as: UTF8.self).contains(ProviderKeyboard.key))
    let ledger = try CommandRun(
      [ExecutablePath.keyline(), "ledger", "--json"], folder: keyboard.program.folder)
    #expect(ledger.output.contains("anthropic") && ledger.output.contains("finished"))
    #expect(!ledger.output.contains(Self.text) && !ledger.output.contains(ProviderKeyboard.key))
  }
}
