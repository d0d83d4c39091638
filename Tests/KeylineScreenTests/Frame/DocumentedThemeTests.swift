import Foundation
import Testing

@testable import KeylineScreen

/// What `docs/themes.md` says, held against what themes are.
@Suite struct DocumentedThemeTests {
  private static let checkout = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func manual() throws -> String {
    try String(contentsOf: checkout.appendingPathComponent("docs/themes.md"), encoding: .utf8)
  }

  @Test func `the example of the manual is a good theme`() throws {
    let manual = try Self.manual()
    let block = try #require(manual.components(separatedBy: "```json\n").dropFirst().first)
    let example = try #require(block.components(separatedBy: "```").first)
    let theme = try Theme(named: "ocean") { name in
      guard name != "ocean" else { return Array(example.utf8) }
      return Self.bytes(ofTheme: name)
    }
    let dark = try Theme(named: "dark", contents: Self.bytes)
    #expect(theme[.keyLit].background == .rgb(255, 255, 255))
    #expect(theme[.keyLit].attributes == .reverse)
    #expect(theme[.keySpecial].foreground == .indexed(14))
    #expect(theme[.keySpecial].attributes == dark[.keySpecial].attributes)
    #expect(theme[.toolbarKey].foreground == .indexed(45))
    #expect(theme[.badge].foreground == nil && dark[.badge].foreground != nil)
    #expect(theme[.selection] == dark[.selection])
  }

  @Test(
    arguments: CellStyle.allCases.map(\.name) + CellAttributes.named.map(\.name) + ["brightBlack", "red"])
  func `the manual names every style and attribute`(name: String) throws {
    #expect(try Self.manual().contains("`\(name)`"))
  }

  private static func bytes(ofTheme name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: checkout.appendingPathComponent("themes/\(name).json").path)
      .map { Array($0) }
  }
}
