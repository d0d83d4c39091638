import Testing

@testable import KeylineScreen

@Suite struct Colors {
  @Test(arguments: [
    (["TERM": "xterm-256color"], 256, ColorDepth.indexed256),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], 256, .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "24bit"], 256, .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], 256, .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], 256, .indexed256),
    (["TERM": "screen-256color", "COLORTERM": "truecolor"], 256, .indexed256),
    (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/x"], 256, .trueColor),
    (["TERM": "xterm-direct"], 256, .trueColor),
    (["TERM": "xterm", "COLORTERM": "truecolor"], 8, .ansi8),
    (["TERM": "xterm-16color"], 16, .ansi16),
    (["TERM": "vt100"], -1, .none),
    (["TERM": "dumb"], 8, .none),
    ([:], 256, .indexed256),
  ])
  func `the depth follows environment and terminfo`(
    environment: [String: String], colors: Int, depth: ColorDepth
  ) {
    #expect(ColorDepth.detected(environment: environment, terminfoColors: colors) == depth)
  }

  @Test(arguments: [
    ("#ff0000", ColorDepth.indexed256, ThemeColor.indexed(196)),
    ("#ff0000", .ansi16, .indexed(9)),
    ("#c00000", .ansi8, .indexed(1)),
    ("#808080", .indexed256, .indexed(244)),
    ("#123456", .trueColor, .rgb(0x12, 0x34, 0x56)),
    ("brightBlue", .ansi8, .indexed(4)),
    ("brightBlue", .trueColor, .indexed(12)),
    ("196", .ansi16, .indexed(9)),
  ])
  func `a colour becomes the nearest that the terminal has`(
    text: String, depth: ColorDepth, expected: ThemeColor
  ) {
    #expect(ThemeColor(text)?.resolved(for: depth) == expected)
  }

  @Test func `without colours there is none`() {
    #expect(ThemeColor.rgb(1, 2, 3).resolved(for: .none) == nil)
  }
}
