import Testing

@testable import KeylineCore

@Suite struct ScoreTableTests {
  private static var tally: Tally {
    var tally = Tally(layout: "small")
    for counter in ScoreCounter.allCases { tally[counter] = 1_234_567 }
    tally.press(ScoreKey(layer: "base", key: "e"), times: 9)
    tally.press(ScoreKey(layer: "numbers", key: "7"), times: 10)
    return tally
  }

  @Test(arguments: [40, 80, 120])
  func `two columns fit the page`(width: Int) {
    let lines = ScoreTable([("this run", Tally()), ("over time", Self.tally)]).lines(width: width)
    #expect(lines.allSatisfy { $0.count <= width })
    #expect(lines.contains { $0.hasPrefix("  7 (numbers)") && $0.hasSuffix("10") })
  }

  @Test func `what nothing is known of is a dash`() {
    let lines = ScoreTable([("this run", Tally())]).lines(width: 40)
    #expect(lines.first { $0.hasPrefix("Words per minute") }?.hasSuffix(" -") == true)
    #expect(lines.first { $0.hasPrefix("Keys per character") }?.hasSuffix(" -") == true)
    #expect(!lines.contains { $0.hasPrefix("Keys pressed most") })
  }

  @Test func `keys are listed most pressed first`() {
    #expect(Self.tally.mostPressed(1).map(\.key.key) == ["7"])
  }

  @Test(arguments: [(0.875, "0.88"), (0.04, "0.04"), (12, "12.00"), (1.999, "2.00")])
  func `hundredths have two digits`(number: Double, text: String) {
    #expect(ScoreFigure.hundredths(number) == text)
  }
}
