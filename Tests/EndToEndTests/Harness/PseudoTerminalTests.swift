import Glibc
import KeylineTestSupport
import Testing

/// The harness, proved on programs that every machine has.
@Suite struct PseudoTerminalTests {
  @Test func whatIsTypedIsEchoedAndReadByTheProgram() throws {
    let program = try TerminalProgram(["cat"])
    try program.type("grüße\r")
    try program.waitFor("the echo and cat's own line") { $0.rows.prefix(2) == ["grüße", "grüße"] }
    try program.send([0x04])
    #expect(try program.waitForExit() == .exited(0))
  }

  @Test func theTerminalControlsTheProgramsSession() throws {
    let program = try TerminalProgram(["sh", "-c", "read line </dev/tty; echo got $line >/dev/tty"])
    try program.type("it\r")
    try program.waitFor(text: "got it")
    #expect(try program.waitForExit() == .exited(0))
  }

  @Test func interruptIsTheTerminalsToSend() throws {
    let program = try TerminalProgram(["sh", "-c", "echo ready; exec cat"])
    try program.waitFor(text: "ready")
    try program.send([0x03])
    #expect(try program.waitForExit() == .signalled(SIGINT))
  }

  @Test(arguments: [
    TerminalSize(columns: 1, rows: 1), TerminalSize(columns: 80, rows: 24),
    TerminalSize(columns: 500, rows: 300),
  ])
  func theProgramSeesTheSize(size: TerminalSize) throws {
    let program = try TerminalProgram(["sh", "-c", "stty size >size"], size: size)
    #expect(try program.waitForExit() == .exited(0))
    #expect(
      String(decoding: try program.folder.read("size"), as: UTF8.self) == "\(size.rows) \(size.columns)\n")
  }

  @Test func aResizeReachesTheProgram() throws {
    let script = "trap 'stty size' WINCH; echo ready; while read line; do echo $line; done"
    let program = try TerminalProgram(["bash", "-c", script])
    try program.waitFor(text: "ready")
    program.resize(to: TerminalSize(columns: 100, rows: 30))
    try program.type("go\r")
    try program.waitFor(text: "30 100")
  }

  @Test func aMegabyteIsTypedAsTheProgramReadsIt() throws {
    let program = try TerminalProgram(["sh", "-c", "stty raw -echo; echo ready; head -c 1000000 | wc -c"])
    try program.waitFor(text: "ready")
    try program.send([UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000))
    try program.waitFor(text: "1000000")
    #expect(try program.waitForExit() == .exited(0))
  }

  @Test func theLastWordsOfAProgramAreSeen() throws {
    let program = try TerminalProgram(["sh", "-c", "seq 1 2000; exit 7"])
    #expect(try program.waitForExit() == .exited(7))
    #expect(program.screen.text(ofRow: 22) == "2000")
  }

  @Test func hangingUpEndsTheProgram() throws {
    // One that reads would see the end of its input, and may be quicker than the signal.
    let program = try TerminalProgram(["sh", "-c", "echo ready; exec sleep 60"])
    try program.waitFor(text: "ready")
    program.terminal.close()
    #expect(try program.waitForExit() == .signalled(SIGHUP))
  }

  @Test func whatAProgramLeavesOnTheTerminalIsWaitedFor() throws {
    let folder = try TemporaryFolder()
    let gate = folder.path(of: "gate")
    mkfifo(gate, 0o600)
    // It waits for the gate, not for the terminal: a reader that comes to a terminal as that is hung up may sleep on.
    let program = try TerminalProgram(
      ["sh", "-c", "trap '' HUP; (read line <gate) & exit 0"], folder: folder)
    #expect(try program.waitForExit() == .exited(0))
    close(open(gate, O_WRONLY))
    try program.waitForEmptyTerminal()
  }

  @Test func childrenOutliveAProgramThatAShellHasStarted() throws {
    let script = "sh -c '(read line; echo late) <&1 & echo ready; exec cat'; echo over; wait; cat"
    let program = try TerminalProgram(["sh", "-mc", script])
    try program.waitFor(text: "ready")
    let middle = try #require(program.process.children().first)
    kill(middle, SIGKILL)
    try program.waitFor(text: "over")
    try program.type("\r")
    try program.waitFor("an echo") { $0.cursor.row > 2 }
  }

  @Test func waitingForWhatNeverComesSaysWhatWasSeen() throws {
    let program = try TerminalProgram(["sh", "-c", "echo only this; exec cat"])
    try program.waitFor(text: "only this")
    let failure = try #require(throws: TerminalTimeout.self) {
      try program.waitFor(text: "that", within: .milliseconds(1))
    }
    #expect(failure.description.contains("only this"))
  }
}
