import CLinux
import Glibc
import KeylineCore
import Testing

@testable import keyline

@Suite struct TerminalDevice {
  @Test func `leaving restores settings and modes`() throws {
    let device = try #require(PseudoTerminal())
    let terminal = try Terminal(path: device.path)
    let before = device.settings
    try terminal.track(.drag)
    try terminal.enter(query: Array("\u{1B}[c".utf8))
    try terminal.speakKitty()
    #expect(device.settings != before)
    let entered = device.written()
    #expect(entered.hasPrefix("\u{1B}[?1049h"))
    #expect(entered.contains("\u{1B}[?1002h\u{1B}[?1006h\u{1B}[c"))
    #expect(entered.hasSuffix("\u{1B}[>1u\u{1B}[?u"))
    try terminal.leave(discardingInput: true)
    #expect(device.settings == before)
    let left = device.written()
    #expect(left.hasPrefix("\u{1B}[<u\u{1B}[?1002l\u{1B}[?1006l"))
    #expect(left.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
  }

  @Test func `mouse and keyboard protocol come back after a suspension`() throws {
    let device = try #require(PseudoTerminal())
    let terminal = try Terminal(path: device.path)
    try terminal.enter()
    try terminal.track(.buttons)
    try terminal.speakKitty(flags: 3)
    try terminal.leave()
    _ = device.written()
    try terminal.enter()
    #expect(device.written().hasSuffix("\u{1B}[?1000h\u{1B}[?1006h\u{1B}[>3u"))
    try terminal.leave()
  }

  @Test(arguments: [
    (0, 0, 80, 24), (100, 30, 100, 30), (1, 1, 1, 1), (0, 30, 80, 24), (65535, 30, 4000, 30),
    (80, 65535, 80, 1000),
  ])
  func `the size is the terminal's, or one that can be drawn`(
    columns: Int, rows: Int, width: Int, height: Int
  ) throws {
    let device = try #require(PseudoTerminal())
    device.resize(columns: UInt16(columns), rows: UInt16(rows))
    #expect(try Terminal(path: device.path).size == ScreenSize(columns: width, rows: height))
  }

  @Test(arguments: ["/dev/null", "/no/such/terminal"])
  func `what is no terminal is named`(path: String) {
    let error = #expect(throws: TerminalError.self) { try Terminal(path: path) }
    #expect(error?.description.contains(path) == true)
  }

  @Test func `a terminal that is gone is noticed`() throws {
    var device = PseudoTerminal()
    let path = try #require(device?.path)
    let terminal = try Terminal(path: path)
    device = nil
    #expect(throws: TerminalError.gone) { try terminal.enter() }
  }
}
