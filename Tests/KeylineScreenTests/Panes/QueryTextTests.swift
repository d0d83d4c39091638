import KeylineCore
import KeylineScreen
import Testing

@Suite struct QueryTextTests {
  @Test(arguments: [(true, 2), (false, 4)], ["r", "x"])
  func aQueryIsMeasuredAsTheTerminalCounts(widths: (joins: Bool, cells: Int), key: String) {
    var play = Play("text")
    play.send(.widthsProbed(WidthProfile(joinsClusters: widths.joins, emojiVariationCells: 2)))
    if key == "r" { play.control("r") } else { play.alt("x") }
    let before = play.frame.cursor?.column ?? 0
    play.key(.character("👍🏽"))
    #expect(play.frame.cursor?.column == before + widths.cells)
  }
}
