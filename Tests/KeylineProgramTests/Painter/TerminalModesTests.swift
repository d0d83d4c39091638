import Testing

@testable import keyline

@Suite struct Modes {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `leaving undoes exactly what was done, last things first`() {
    var modes = TerminalModes()
    _ = modes.enter()
    _ = modes.track(.drag)
    _ = modes.pushKitty(3)
    let bytes = modes.leave()
    #expect(
      text(bytes)
        == "\u{1B}[<u\u{1B}[?1002l\u{1B}[?1006l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[m\u{1B}[?25h\u{1B}[?1049l")
    #expect(modes == TerminalModes())
    let again = modes.leave()
    #expect(again.isEmpty)
  }

  @Test func `the mouse changes by the modes that differ`() {
    var modes = TerminalModes()
    var bytes: [UInt8] = []
    bytes = modes.track(.buttons)
    #expect(text(bytes) == "\u{1B}[?1000h\u{1B}[?1006h")
    bytes = modes.track(.drag)
    #expect(text(bytes) == "\u{1B}[?1000l\u{1B}[?1002h")
    let again = modes.track(.drag)
    #expect(again.isEmpty)
    bytes = modes.track(.off)
    #expect(text(bytes) == "\u{1B}[?1002l\u{1B}[?1006l")
  }

  @Test func `kitty flags are pushed once`() {
    var modes = TerminalModes()
    let bytes = modes.pushKitty(1)
    #expect(text(bytes) == "\u{1B}[>1u")
    let again = modes.pushKitty(1)
    #expect(again.isEmpty)
  }
}
