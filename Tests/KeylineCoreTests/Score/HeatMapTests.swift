import Testing

@testable import KeylineCore

@Suite struct HeatMapTests {
  @Test func `the key pressed most is hottest, one that was pressed at all is warm`() throws {
    let layer = try #require(try SmallLayout.read().layer("base"))
    let map = HeatMap(
      of: layer,
      presses: [
        ScoreKey(layer: "base", key: "a"): 100, ScoreKey(layer: "base", key: "b"): 1,
        ScoreKey(layer: "base", key: "space"): 60, ScoreKey(layer: "digits", key: "1"): 900,
      ])
    #expect(["a", "space", "b", "shift", "1"].map(map.level) == [5, 3, 1, 0, 0])
  }

  @Test func `it is shown on demand, and for the run`() throws {
    var play = try WordPlay()
    play.type("a")
    #expect(play.session.heatMap == nil)
    play.alt("h")
    #expect(play.session.heatMap?.level(of: "a") == 5)
    play.alt("h")
    #expect(play.session.heatMap == nil)
  }
}
