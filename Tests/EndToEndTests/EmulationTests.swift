import Glibc
import Testing

@testable import KeylineTestSupport

/// A phone's restrictions, emulated around the program as people have it.
@Suite struct EmulationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func keyline(_ arguments: String...) throws -> CommandRun {
    try CommandRun([ExecutablePath.keyline()] + arguments, folder: folder)
  }

  @Test(arguments: [["text"], []])
  func `a keyboard that is ended starts again by itself, and the text is back`(file: [String]) throws {
    let program = try TerminalProgram.keyboard(file + ["--emulate", "kill:2"], folder: folder)
    let first = try #require(program.process.children().first)
    try program.type("not lost")
    try program.waitFor(text: "not lost")
    try program.waitFor(text: "started again")
    let second = try #require(program.process.children().first)
    #expect(first != second)
    try program.waitFor(text: "not lost")
    try program.type(", nor this")
    try program.waitFor(text: "not lost, nor this")
    try program.wait(for: "the second end", within: TerminalProgram.patience) {
      program.process.children().first.map { $0 != second } ?? false
    }
    try program.waitFor(text: "not lost, nor this")
    #expect(try program.finish() == .exited(0))
    #expect(try program.unrestoredState().isEmpty)
    if !file.isEmpty { #expect(try program.text() == "not lost, nor this") }
    #expect(try FolderListing.names(in: folder.path(of: ".local/state/keyline/drafts")).isEmpty)
  }

  @Test func `keys that are typed all the time get lost in no end of a keyboard`() throws {
    let program = try TerminalProgram.keyboard(["text", "--emulate", "kill:1"], folder: folder)
    var keyboards = Set(program.process.children())
    var typed = ""
    let deadline = Deadline(within: TerminalProgram.patience)
    while keyboards.count < 4, !deadline.hasPassed {
      // A line at a time is waited for, so that keys come at any moment of an end and of a new start.
      let line = "line \(typed.count)"
      for letter in line { try program.type(String(letter)) }
      try program.waitFor(text: line)
      try program.type("\r")
      typed += line + "\n"
      keyboards.formUnion(program.process.children())
    }
    #expect(keyboards.count >= 4)
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == typed)
  }

  @Test func `an emulated limit that is too low is named`() throws {
    let program = try TerminalProgram.keyline(
      ["text", "--emulate", "memory:1"], size: TerminalSize(columns: 200, rows: 24), folder: folder)
    _ = try program.waitForExit()
    try program.waitFor(text: "under the emulated limit memory:1")
    #expect(try program.unrestoredState().isEmpty)
  }

  @Test func `what an iPhone allows is enough to write`() throws {
    let program = try TerminalProgram.keyboard(["text", "--emulate", "ios"], folder: folder)
    try program.waitFor(text: "~ios")
    try program.type("enough")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "enough")
  }

  @Test func `without the app its settings, replacements and access do not count`() throws {
    #expect(try keyline("settings", "set", "theme", "mono").status == .exited(0))
    #expect(try keyline("settings", "set", "emulate", "noApp").status == .exited(0))
    #expect(try keyline("settings", "set", "labels", "ascii").status == .exited(0))
    #expect(try keyline("replacements", "add", "omw", "on my way").status == .exited(0))
    #expect(try keyline("access", "grant", "--consent").status == .exited(0))
    let program = try TerminalProgram.wordKeyboard(folder: folder)
    try program.waitFor(text: "~noApp")
    try program.type("omw")
    try program.waitFor(text: "AI off: access")
    #expect(
      program.screen.rows.contains { $0.contains("⌫") }, "the labels of the app's settings are not seen")
    #expect(!program.screen.rows.contains { $0.contains("on my way") })
    #expect(try program.finish() == .exited(0))
  }

  @Test func `a secure field leaves no draft`() throws {
    let program = try TerminalProgram.keyboard(["text", "--emulate", "secure"], folder: folder)
    try program.type("secret")
    try program.waitFor(text: "~secure")
    #expect(!program.screen.rows.contains { $0.contains("secret") })
    #expect(access(folder.path(of: ".local/state/keyline/drafts"), F_OK) != 0)
    #expect(try program.finish() == .exited(0))
  }

  @Test func `a rule that is none is an error with the one that was meant`() throws {
    let run = try keyline("--emulate", "noGlob", "text")
    #expect(run.status == .exited(64))
    #expect(run.errors.contains("did you mean 'noGlobe'?"))
    let setting = try keyline("settings", "set", "emulate", "kil:3")
    #expect(setting.status == .exited(1))
    #expect(setting.errors.contains("did you mean kill:3?"))
  }
}
