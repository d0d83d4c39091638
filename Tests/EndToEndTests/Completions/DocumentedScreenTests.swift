import Foundation
import KeylineTestSupport
import Testing

/// The screens of completions that the documentation shows, held against what the program draws.
@Suite struct DocumentedScreenTests {
  private static let checkout = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(of path: String) throws -> String {
    try String(contentsOf: checkout.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: ["README.md", "docs/suggestions.md"]) func theDemonstrationLooksAsItsTapeDoes(page: String)
    throws
  {
    #expect(
      try Self.text(of: page).contains("```\n" + Self.text(of: "docs/screens/suggestions-80x24.txt") + "```"))
  }

  @Test func theProviderLooksAsItDoesInATerminal() throws {
    let server = try StubServer(.anthropic(StubAnswer.threeLines))
    let folder = try TemporaryFolder()
    // As the page says: access is granted by the command, not for the run.
    let grant = try CommandRun([ExecutablePath.keyline(), "access", "grant", "--consent"], folder: folder)
    #expect(grant.status == .exited(0))
    let program = try TerminalProgram.keyboard(
      environment: ["ANTHROPIC_BASE_URL": server.address, "ANTHROPIC_API_KEY": ProviderKeyboard.key],
      folder: folder)
    try program.type("Hey, are we still on for")
    try program.waitFor(text: "6 the game tonight?")
    let rows = program.screen.rows.map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
    let page = try Self.text(of: "README.md")
    #expect(
      page.contains("```\n" + rows.joined(separator: "\n") + "\n```"), "\(rows.joined(separator: "\n"))")
    #expect(try program.finish() == .exited(0))
  }
}
