import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

/// More keys than the launcher can follow: it may lag behind, and no key waits for it.
@Suite struct FloodTests {
  /// More requests than a socket holds.
  private static let count = 2_000

  @Test func aFloodOfRequestsKeepsTheTextAndTheKeyboard() throws {
    let program = try TerminalProgram.keyboard()
    let paste = "\u{16}"
    try program.type("kept" + String(repeating: "\r" + paste, count: Self.count) + "end")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "kept" + String(repeating: "\n", count: Self.count) + "end")
  }

  @Test func aLauncherThatStandsStillKeepsNoKeyWaiting() throws {
    let program = try TerminalProgram.keyboard()
    program.process.send(signal: SIGSTOP)
    // One after the other, so that each asks for what a batch would ask for once.
    for number in 1...300 {
      try program.type("<\(number)>\r\u{16}")
      try program.waitFor(text: "<\(number)>")
    }
    program.process.send(signal: SIGCONT)
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == (1...300).map { "<\($0)>\n" }.joined())
  }

  @Test func randomBytesDoNotEndTheKeyboard() throws {
    var generator = SplitMix(seed: 4)
    // Those that end or stop it are left out.
    let ending: Set<UInt8> = [0x03, 0x04, 0x18, 0x1a]
    let bytes = (0..<10_000).map { _ in UInt8(truncatingIfNeeded: generator.next()) }.filter {
      !ending.contains($0)
    }
    let program = try TerminalProgram.keyboard()
    try program.send(bytes)
    // What of it was the beginning of a paste or a question is ended first.
    try program.type("\u{1b}[201~\u{1b}\\\u{1b}\u{1b}\u{1b}")
    program.process.send(signal: SIGTERM)
    #expect(try program.waitForExit() == .exited(128 + SIGTERM))
    #expect(try program.unrestoredState().isEmpty)
  }
}
