import FoundationEssentials
import Testing

@testable import KeylineTestSupport

/// The inspector as a tester meets it: keys are watched, and go into the text.
@Suite struct InspectorTests {
  private func open(_ arguments: [String] = ["text"], environment: [String: String] = [:]) throws
    -> TerminalProgram
  {
    let program = try TerminalProgram.keyboard(arguments, environment: environment)
    try program.type("\u{1b}[24~")
    try program.waitFor(text: "F12: [keys]")
    return program
  }

  @Test func aKeyIsShownWithItsBytesItsActionAndItsTime() throws {
    let program = try open()
    try program.type("x")
    try program.waitFor("the key with its time") { screen in
      screen.rows.contains { $0.hasPrefix("78  |x| ") && $0.hasSuffix(" ms") }
    }
    try program.type("\u{1b}[1;5D")
    try program.waitFor(text: "Ctrl-Left = move.wordLeft")
    try program.type("\u{1b}[24~")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "x")
  }

  @Test func theTerminalIsDescribedAsItAnswered() throws {
    let program = try open(environment: ["COLORTERM": "truecolor"])
    for _ in 0..<3 { try program.type("\t") }
    try program.waitFor(text: "[terminal]")
    try program.waitFor("what was asked for and granted") { screen in
      let rows = screen.rows.map {
        $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      }
      return rows.contains("terminal TERM=xterm-256color")
        && rows.contains("colours trueColor, COLORTERM=truecolor")
        && rows.contains("mouse asked for: drag") && rows.contains("bracketed paste asked for (2004)")
        && rows.contains("size 80x24")
    }
  }

  @Test func theStateFollowsTheKeysAndNamesTheTimers() throws {
    let program = try open()
    for _ in 0..<4 { try program.type("\t") }
    try program.type("word")
    try program.waitFor("the state") { screen in
      let rows = screen.rows.map {
        $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      }
      return rows.contains("input \"word\"") && rows.contains("text 4 bytes, revision 4, changed")
        && rows.contains { $0.hasPrefix("timer draftSync in ") && $0.hasSuffix(" ms") }
    }
  }

  @Test func aPageIsCopied() throws {
    let program = try open()
    try program.type("x")
    try program.waitFor(text: "78  |x| ")
    try program.type("\u{1b}w")
    try program.waitFor(text: "The page is copied.")
    let output = String(decoding: program.output, as: UTF8.self)
    let start = try #require(output.firstRange(of: "\u{1b}]52;c;")).upperBound
    let encoded = output[start...].prefix { $0 != "\u{7}" && $0 != "\u{1b}" }
    let copied = String(decoding: try #require(Data(base64Encoded: String(encoded))), as: UTF8.self)
    #expect(copied.contains("78  |x| ") && copied.contains("\n  x\n"))
  }

  @Test func aTestersWayFromSomethingOddToATest() throws {
    let program = try open(environment: ["KEYLINE_DOUBLE_SPACE_PERIOD": "on"])
    // Something odd: two blanks have become a full stop.
    for (count, key) in ["3", " ", " ", "4"].enumerated() {
      try program.type(key)
      try program.waitFor("the key") { $0.rows.count { $0.hasSuffix(" ms") } == count + 1 }
    }
    try program.type("\u{1b}t")
    try program.waitFor(text: "The last minute is saved:")
    #expect(try program.finish() == .exited(0))
    let folder = program.folder
    let name = try #require(
      try FolderListing.names(in: folder.path(of: ".local/state/keyline/recordings")).first)
    let tape = String(decoding: try folder.read(".local/state/keyline/recordings/" + name), as: UTF8.self)
    func play(_ tape: String) throws -> CommandRun {
      try folder.write(tape, to: "odd.tape")
      return try CommandRun([ExecutablePath.keyline(), "play", "--headless", "odd.tape"], folder: folder)
    }
    // The tape does it again …
    #expect(try play(tape + "expect text \"3. 4\"\n").status == .exited(0))
    // … what is expected instead fails …
    let wanted = tape + "expect text \"3  4\"\n"
    let failed = try play(wanted)
    #expect(
      failed.status == .exited(1) && failed.errors.contains("  expected  \"3  4\"\n  got       \"3. 4\""))
    // … and passes once the cause is mended: here, the setting.
    #expect(tape.contains("\nset autocapitalize off\n"))
    let mended = wanted.replacing(
      "set autocapitalize off\n", with: "set autocapitalize off\nset doubleSpacePeriod off\n")
    #expect(try play(mended).status == .exited(0))
  }
}
