import Foundation
import KeylineCore
import Testing

@testable import KeylineTestSupport

/// What `docs/tapes.md` shows, held against what the program does.
@Suite struct DocumentedTapeTests {
  private static func manual() throws -> String {
    let checkout = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: checkout.appendingPathComponent("docs/tapes.md"), encoding: .utf8)
  }

  private static func block(_ opening: String) throws -> String {
    let rest = try #require(try manual().components(separatedBy: opening + "\n").dropFirst().first)
    return try #require(rest.components(separatedBy: "\n```").first) + "\n"
  }

  @Test func theTapeWithEverythingPlays() throws {
    let folder = try TemporaryFolder()
    try folder.write(try Self.block("```tape"), to: "all.tape")
    let run = try CommandRun(
      [ExecutablePath.keyline(), "play", "--headless", "all.tape"], folder: folder)
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.output.hasPrefix("--- everything\n"))
  }

  @Test func theTapeWithEverythingHasEveryCommandOfTheTable() throws {
    let rows = try Self.manual().components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
    let documented = rows.compactMap { $0.dropFirst(3).split { " `".contains($0) }.first.map(String.init) }
    let used = try Self.block("```tape").split(separator: "\n")
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(documented.count >= 15)
    #expect(Set(documented).isSubset(of: used), "\(Set(documented).subtracting(used))")
  }

  @Test func mistakesAreNamedAsTheManualShows() throws {
    let console = try Self.block("The exit status is 1.\n\n```")
    let folder = try TemporaryFolder()
    var steps = console.components(separatedBy: "$ ").dropFirst()
    #expect(steps.count == 4)
    while let file = steps.popFirst(), let command = steps.popFirst() {
      let name = try #require(file.split(separator: "\n").first?.split(separator: " ").last)
      try folder.write(file.split(separator: "\n").dropFirst().joined(separator: "\n"), to: String(name))
      let words = try #require(command.split(separator: "\n").first).split(separator: " ").map(String.init)
      let run = try CommandRun([ExecutablePath.keyline()] + words.dropFirst(), folder: folder)
      #expect(run.status == .exited(1))
      #expect(run.errors == command.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n")
    }
  }
}
