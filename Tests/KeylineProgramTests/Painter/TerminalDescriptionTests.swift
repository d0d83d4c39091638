import Testing

@testable import keyline

@Suite struct Descriptions {
  @Test(arguments: [
    (nil, ["xterm-256color", "vt100", "ansi"]), ("", ["xterm-256color", "vt100", "ansi"]),
    ("dumb", ["ansi", "vt100"]), ("foot", ["foot", "xterm-256color", "vt100", "ansi"]),
    ("vt100", ["vt100", "xterm-256color", "ansi"]),
    ("xterm-direct", ["xterm-256color", "xterm-direct", "vt100", "ansi"]),
  ])
  func `there is always another description to try`(name: String?, candidates: [String]) {
    #expect(TerminalDescription.candidates(for: name) == candidates)
  }
}
