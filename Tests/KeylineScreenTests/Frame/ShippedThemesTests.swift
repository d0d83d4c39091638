import FoundationEssentials
import Testing

@testable import KeylineScreen

@Suite struct ShippedThemes {
  private func theme(_ name: String) throws -> Theme {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let data = try ["mono", "dark", "light"].map {
      ($0, try Data(contentsOf: URL(filePath: "/\(root)/themes/\($0).json")))
    }
    let files = Dictionary(uniqueKeysWithValues: data)
    return try Theme(named: name) { files[$0].map { Array($0) } }
  }

  @Test func `the mono file is the theme that needs no file`() throws {
    #expect(try theme("mono") == .plain)
  }

  /// Styles that stand for different states of one thing, or lie over the same text.
  private static let states: [[CellStyle]] = [
    [.text, .ghost, .selection, .match, .matchCurrent],
    [.candidate, .candidateBest, .candidateSelected],
    [.key, .keyLit, .keyFocused, .keyLocked, .keyOneShot, .keyDisabled],
    [.overlay, .overlaySelected, .overlayDimmed],
  ]

  @Test(arguments: ["mono", "dark", "light"], states)
  func `no two states differ by colour alone`(name: String, styles: [CellStyle]) throws {
    let theme = try theme(name)
    #expect(Set(styles.map { theme[$0].attributes }).count == styles.count)
  }

  @Test(arguments: ["dark", "light"])
  func `what changes at every key costs no colours`(name: String) throws {
    let theme = try theme(name)
    for style in [CellStyle.key, .keyLit, .candidate, .candidateBest, .text] {
      #expect(theme[style].foreground == nil)
      #expect(theme[style].background == nil)
    }
  }
}
