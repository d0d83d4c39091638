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
    let keyboard = try ProviderKeyboard(answering: .anthropic(StubAnswer.threeLines))
    try keyboard.type("Hey, are we still on for", thenWaitFor: "6 the game tonight?")
    let rows = keyboard.program.screen.rows.map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
    let page = try Self.text(of: "README.md")
    #expect(
      page.contains("```\n" + rows.joined(separator: "\n") + "\n```"), "\(rows.joined(separator: "\n"))")
    try keyboard.finish(with: "Hey, are we still on for")
  }
}
