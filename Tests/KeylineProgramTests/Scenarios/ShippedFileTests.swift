import Foundation
import KeylineCore
import Testing

@testable import keyline

/// What ships with the program: the layouts pass their tests, the tapes of the documentation play.
@Suite struct ShippedFileTests {
  private static let folders = DataFolders(
    environment: ["KEYLINE_DATA_DIR": Scenario.checkout.path, "HOME": "/nonexistent"],
    executable: "/nonexistent/bin/keyline")

  @Test func `every layout is without fault and passes its test`() throws {
    let layouts = LayoutFiles(folders: Self.folders)
    let (loaded, problems) = layouts.load(layouts.ids)
    #expect(problems == [])
    #expect(loaded.map(\.id).contains("qwerty-en") && loaded.count >= 4)
    for layout in loaded {
      #expect(try LayoutTestFiles(layouts: layouts).report(on: layout).failures.isEmpty)
    }
  }

  @Test(arguments: ["writing", "keys", "pages", "suggestions", "score"])
  func `a tape of the documentation gives the same screens each time, those that are shown`(
    name: String
  ) throws {
    let first = try screens(ofTape: name)
    #expect(try screens(ofTape: name) == first)
    #expect(!first.isEmpty)
    for (screen, text) in first {
      let shown = try String(contentsOf: docs("screens/\(screen).txt"), encoding: .utf8)
      #expect(text == shown, "make screens writes docs/screens/\(screen).txt anew")
    }
  }

  @Test func `the page about the score shows its screens`() throws {
    let page = try String(contentsOf: docs("statistics.md"), encoding: .utf8)
    let screens = try screens(ofTape: "score")
    let table = try #require(screens["score-80x60"]?.components(separatedBy: "\n\n").first)
    #expect(page.contains("```\n" + table + "\n```\n"))
    #expect(page.contains("```\n" + (try #require(screens["heat-80x24"])) + "```\n"))
  }

  private func screens(ofTape name: String) throws -> [String: String] {
    var player = try Scenario.player()
    var screens: [String: String] = [:]
    for line in try Tape(parsing: String(contentsOf: docs("tapes/\(name).tape"), encoding: .utf8)).lines {
      guard case .screen(let name, let rows) = try player.play(line) else { continue }
      screens[name] = rows.joined(separator: "\n") + "\n"
    }
    return screens
  }

  private func docs(_ path: String) -> URL { Scenario.checkout.appendingPathComponent("docs/\(path)") }
}
