import Foundation
import Glibc
import Testing

@testable import KeylineTestSupport

/// The score of keyboards as people have them, and what `keyline stats` makes of it.
@Suite struct ScoreTests {
  private static let keeping = ["KEYLINE_STATISTICS": "keep"]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func stats(_ options: String...) throws -> CommandRun {
    try CommandRun([ExecutablePath.keyline(), "stats"] + options, folder: folder)
  }

  /// A count of all that was kept.
  private func kept(_ counter: String) throws -> Int {
    let run = try stats("--csv")
    #expect(run.status == .exited(0) && run.errors.isEmpty)
    let rows = run.output.split(separator: "\n").map { $0.split(separator: ",") }
    let column = try #require(rows.first?.firstIndex(of: Substring(counter)))
    return rows.dropFirst().compactMap { Int($0[column]) }.reduce(0, +)
  }

  @Test func `two keyboards at once lose nothing`() throws {
    let first = try TerminalProgram.keyboard(environment: Self.keeping, folder: folder)
    let second = try TerminalProgram.keyboard(["other"], environment: Self.keeping, folder: folder)
    for letter in "abcde" {
      try first.type(String(letter))
      try second.type(String(letter).uppercased())
    }
    try first.waitFor(text: "abcde")
    try second.waitFor(text: "ABCDE")
    try first.type(Keys.done)
    try second.type(Keys.done)
    #expect(try first.waitForExit() == .exited(0))
    #expect(try second.waitForExit() == .exited(0))
    #expect(try kept("pressedLetters") == 10)
    #expect(try kept("characters") == 10)
    let json = try stats("--json").output
    #expect(json.components(separatedBy: #""presses" : 2"#).count - 1 == 4, "a letter was pressed on both")
    #expect(json.contains(#""presses" : 4"#), "d was pressed for Ctrl-D, too")
  }

  @Test func `the page shows this run beside what was kept`() throws {
    let first = try TerminalProgram.keyboard(environment: Self.keeping, folder: folder)
    try first.type("abc")
    #expect(try first.finish() == .exited(0))
    let second = try TerminalProgram.keyboard(environment: Self.keeping, folder: folder)
    try second.type("de\u{1b}s")
    try second.waitFor(text: "over time")
    let row = try #require(second.screen.rows.first { $0.contains("letters and marks") })
    #expect(row.split(separator: " ").suffix(2) == ["2", "5"])
    try second.type("q")
    #expect(try second.finish() == .exited(0))
  }

  @Test(
    arguments: [
      (["text"], ["KEYLINE_STATISTICS": "run"]), (["text"], ["KEYLINE_STATISTICS": "off"]), (["text"], [:]),
      (["text", "--incognito"], keeping), (["text", "--purpose", "password"], keeping),
    ] as [([String], [String: String])])
  func `without leave nothing is on the disk`(arguments: [String], environment: [String: String]) throws {
    let program = try TerminalProgram.keyboard(arguments, environment: environment, folder: folder)
    try program.type("abc")
    #expect(try program.finish() == .exited(0))
    #expect(access(folder.path(of: ".local/state/keyline/score.sqlite"), F_OK) != 0)
  }

  @Test func `nothing of the text is in the file`() throws {
    let program = try TerminalProgram.keyboard(environment: Self.keeping, folder: folder)
    try program.type("zanzibar")
    #expect(try program.finish() == .exited(0))
    #expect(try kept("pressedLetters") == 8)
    for name in ["score.sqlite", "score.sqlite-wal"] {
      let path = folder.path(of: ".local/state/keyline/" + name)
      let bytes = FileManager.default.contents(atPath: path) ?? Data()
      #expect(bytes.range(of: Data("zan".utf8)) == nil)
    }
  }

  @Test func `a keyboard that is ended by a signal keeps its score`() throws {
    let program = try TerminalProgram.keyboard(environment: Self.keeping, folder: folder)
    try program.type("abc")
    try program.waitFor(text: "abc")
    #expect(kill(try #require(program.process.children().first), SIGTERM) == 0)
    _ = try program.waitForExit()
    #expect(try kept("pressedLetters") == 3)
  }
}
