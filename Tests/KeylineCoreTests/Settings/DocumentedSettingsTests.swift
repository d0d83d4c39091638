import Foundation
import Testing

@testable import KeylineCore

/// What `docs/settings.md` says, held against the settings there are.
@Suite struct DocumentedSettingsTests {
  private static func manual() throws -> String {
    let checkout = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: checkout.appendingPathComponent("docs/settings.md"), encoding: .utf8)
  }

  @Test(arguments: SettingDefinition.all.filter { !$0.name.hasPrefix("bindings.") })
  func `the table has a row with the default and the meaning`(of setting: SettingDefinition) throws {
    let rows = try Self.manual().split(separator: "\n").filter { $0.hasPrefix("| `\(setting.name)` |") }
    #expect(rows.count == 1)
    #expect(rows.first?.hasSuffix("| `\(setting.standard)` | \(setting.meaning) |") == true)
  }

  @Test func `the example is a configuration without fault`() throws {
    let block = try #require(try Self.manual().components(separatedBy: "```json\n").dropFirst().first)
    let example = try #require(block.components(separatedBy: "```").first)
    let (settings, problems) = Settings.resolve(SettingsSources(config: Array(example.utf8)))
    #expect(problems == [])
    #expect(settings.theme == "mono")
    #expect(settings.keyboards == ["qwertz-de", "qwerty-en"])
    #expect(!settings.autocapitalize)
    #expect(settings.bindings.chords(for: .redo).map(\.notation) == ["Alt-r", "F5"])
  }

  @Test(arguments: [("keys.height", "KEYLINE_KEYS_HEIGHT"), ("smartSpacing", "KEYLINE_SMART_SPACING")])
  func `the variables are those that are read`(name: String, variable: String) throws {
    #expect(try Self.manual().contains("`\(name)`") && Self.manual().contains("`\(variable)`"))
    #expect(SettingDefinition.named(name)?.environmentName == variable)
  }
}
