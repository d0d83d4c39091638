import KeylineTestSupport
import Testing

@testable import keyline

@Suite struct TerminalRestoreTests {
  @Test func everyModeOfTheKeyboardIsUndone() {
    let screen = TerminalScreen(size: .standard)
    let on =
      "\u{1B}[?1049h\u{1B}[>5u\u{1B}[?2004h\u{1B}[?1004h\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h"
      + "\u{1B}[?1h\u{1B}=\u{1B}[?25l\u{1B}[?2026h"
    _ = screen.feed(Array(on.utf8))
    let entered = screen.modes
    _ = screen.feed(TerminalRestore.sequences)
    #expect(entered.applicationKeypad)
    #expect(!entered.kittyFlags.isEmpty)
    #expect(screen.modes.privateModes == KeylineTestSupport.TerminalModes().privateModes)
    #expect(screen.modes.kittyFlags.isEmpty)
    #expect(!screen.modes.applicationKeypad)
  }
}
