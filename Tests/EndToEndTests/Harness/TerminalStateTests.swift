import KeylineTestSupport
import Testing

@Suite struct TerminalStateTests {
  @Test func aProgramThatTouchesNothingLeavesNothingToRestore() throws {
    let program = try TerminalProgram(["stty", "-a"])
    try program.waitForExit()
    #expect(try program.unrestoredState().isEmpty)
  }

  @Test func rawModeLeftBehindIsFound() throws {
    let program = try TerminalProgram(["stty", "raw", "-echo"])
    try program.waitForExit()
    #expect(try program.unrestoredState() == ["the line discipline has changed"])
    #expect(try program.terminal.settings().echoes == false)
  }

  @Test(arguments: [
    (#"\033[?1049h"#, "mode ?1049 is still on"),
    (#"\033[?1002;1006h\033[?1006l"#, "mode ?1002 is still on"),
    (#"\033[?2004h"#, "mode ?2004 is still on"),
    (#"\033[?1004h"#, "mode ?1004 is still on"),
    (#"\033[?2026h"#, "mode ?2026 is still on"),
    (#"\033[?25l"#, "mode ?25 is still off"),
    (#"\033[>1u\033[>3u\033[<u"#, "kitty keyboard flags are still pushed"),
    (#"\033="#, "the keypad still sends application sequences"),
  ])
  func aModeLeftBehindIsFound(written: String, difference: String) throws {
    let program = try TerminalProgram(["printf", written])
    try program.waitForExit()
    #expect(try program.unrestoredState() == [difference])
  }

  @Test func modesTakenBackLeaveNothing() throws {
    let on = #"\033[?1049h\033[?25l\033[?1003;1006h\033[?2004h\033[>1u"#
    let off = #"\033[<u\033[?2004l\033[?1003;1006l\033[?25h\033[?1049l"#
    let program = try TerminalProgram(["printf", on + off])
    try program.waitForExit()
    #expect(try program.unrestoredState().isEmpty)
  }
}
