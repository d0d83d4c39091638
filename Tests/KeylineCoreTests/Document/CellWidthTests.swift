import KeylineCore
import Testing

@Suite struct CellWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("🚀", 2),
    ("🇩🇪", 2),
    ("❤️", 2), ("1️⃣", 2), ("⌨️", 2), ("❤", 1), ("👨‍👩‍👧‍👦", 2), ("🧑🏽‍💻", 2), ("👍🏿", 2), ("กำ", 2), ("\u{200B}", 0),
    ("\u{1FAE8}", 2), ("\u{FFFD}", 1), ("Ａ", 2), ("ｱ", 1),
  ])
  func countsAClusterAsOneGlyph(_ character: Character, _ cells: Int) {
    #expect(CellWidth.cells(of: character) == cells)
  }

  @Test(arguments: [("👨‍👩‍👧‍👦", 8), ("👍🏿", 4), ("🇩🇪", 2), ("❤️", 1), ("e\u{301}", 1), ("漢", 2)])
  func countsScalarByScalarWhereTheTerminalDoes(_ character: Character, _ cells: Int) {
    let profile = WidthProfile(joinsClusters: false, emojiVariationCells: 1)
    #expect(CellWidth.cells(of: character, profile: profile) == cells)
  }

  @Test func obeysTheProbeAboutEmojiVariation() {
    let narrow = WidthProfile(joinsClusters: true, emojiVariationCells: 1)
    #expect(CellWidth.cells(of: "❤️", profile: narrow) == 1)
    #expect(CellWidth.cells(of: "👨‍👩‍👧‍👦", profile: narrow) == 2)
    #expect(CellWidth.cells(of: "I ❤️ 漢字", profile: narrow) == 8)
  }
}
