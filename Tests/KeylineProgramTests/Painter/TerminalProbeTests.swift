import KeylineCore
import Testing

@testable import keyline

@Suite struct Probing {
  private let size = ScreenSize(columns: 80, rows: 24)

  /// `#expect` cannot hold a call that changes the probe.
  private func answered(_ probe: inout TerminalProbe, _ step: (inout TerminalProbe) -> Bool) -> Bool {
    step(&probe)
  }

  @Test func `answers are matched to the questions by their order`() {
    var probe = TerminalProbe(now: .zero, size: size)
    let replies: [TerminalReply] =
      [.kittyFlags(0), .mode(2026, state: 2)]
      + [7, 2].map { .cursorPosition(row: 2, column: $0) }
    for reply in replies {
      #expect(!answered(&probe) { $0.take(reply) })
    }
    #expect(answered(&probe) { $0.take(.primaryAttributes([62])) })
    #expect(probe.capabilities.kittyKeyboard)
    #expect(probe.capabilities.synchronizedOutput)
    #expect(probe.capabilities.widths == [.family: 6, .heart: 1])
    #expect(probe.capabilities.joinsClusters == false)
    #expect(probe.capabilities.emojiSelectorWidth == 1)
  }

  @Test func `a terminal that answers only the last question knows nothing`() {
    var probe = TerminalProbe(now: .zero, size: size)
    #expect(answered(&probe) { $0.take(.primaryAttributes([])) })
    #expect(probe.capabilities == TerminalCapabilities())
    #expect(answered(&probe) { $0.take(.kittyFlags(1)) })
    #expect(!probe.capabilities.kittyKeyboard)
  }

  @Test func `mode 2026 that is not known is not used`() {
    var probe = TerminalProbe(now: .zero, size: size)
    #expect(!answered(&probe) { $0.take(.mode(2026, state: 0)) })
    #expect(!probe.capabilities.synchronizedOutput)
  }

  @Test func `a silent terminal is given up at the deadline`() {
    var probe = TerminalProbe(now: .seconds(5), size: size)
    #expect(probe.deadline == .milliseconds(5300))
    #expect(!answered(&probe) { $0.expire(now: .milliseconds(5299)) })
    #expect(answered(&probe) { $0.expire(now: .milliseconds(5300)) })
  }

  @Test func `samples are left out where they would not fit`() {
    let probe = TerminalProbe(now: .zero, size: ScreenSize(columns: 80, rows: 1))
    #expect(String(decoding: probe.query, as: UTF8.self) == "\u{1B}[?u\u{1B}[?2026$p\u{1B}[c")
    // What looks like a report of the cursor is then a key.
    #expect(probe.expectedReports == 0)
  }

  @Test func `the last question is the one every terminal answers`() {
    let query = String(decoding: TerminalProbe(now: .zero, size: size).query, as: UTF8.self)
    #expect(query.hasSuffix("\u{1B}[c"))
    #expect(query.split(separator: "\u{1B}[6n", omittingEmptySubsequences: false).count == 3)
  }
}
