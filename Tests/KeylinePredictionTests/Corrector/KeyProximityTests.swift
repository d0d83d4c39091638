import KeylineCore
import KeylinePrediction
import Testing

@Suite struct KeyProximityTests {
  private func proximity(_ id: String) throws -> KeyProximity {
    KeyProximity(layout: try CorrectorSamples.layout(id))
  }

  @Test func `a key costs nothing for itself`() throws {
    #expect(try proximity("qwerty-en").cost(typing: "g", for: "g") == 0)
  }

  @Test func `the nearer a key, the less it costs`() throws {
    let keys = try proximity("qwerty-en")
    let beside = keys.cost(typing: "h", for: "g")
    let below = keys.cost(typing: "b", for: "g")
    let second = keys.cost(typing: "j", for: "g")
    #expect(beside < 1)
    #expect(beside <= below)
    #expect(below < second)
    #expect(keys.cost(typing: "p", for: "q") == 1)
  }

  @Test func `it goes both ways`() throws {
    let keys = try proximity("qwerty-en")
    #expect(keys.cost(typing: "e", for: "r") == keys.cost(typing: "r", for: "e"))
  }

  @Test(arguments: [("qwertz-de", "qwerty-en"), ("qwerty-en", "qwertz-de")])
  func `what lies beside a key depends on the layout`(here: String, there: String) throws {
    let letter: Unicode.Scalar = here == "qwertz-de" ? "z" : "y"
    #expect(try proximity(here).cost(typing: letter, for: "t") < 1)
    #expect(try proximity(there).cost(typing: letter, for: "t") == 1)
  }

  @Test func `moving a key changes what it costs`() {
    func keys(_ rows: [[String]]) -> KeyProximity {
      KeyProximity(
        layout: Layout(
          id: "x", version: "1.0.0", locale: "en", name: "X", layoutName: "X", indicator: "X", keys: [],
          layers: [Layer(id: Layout.baseLayerID, rows: rows)]))
    }
    #expect(keys([["a", "b", "c", "d"]]).cost(typing: "a", for: "b") < 1)
    #expect(keys([["a", "c", "d", "b"]]).cost(typing: "a", for: "b") == 1)
  }

  @Test func `a letter of a long press lies where its key lies`() throws {
    let keys = try proximity("qwerty-en")
    #expect(keys.cost(typing: "r", for: "é") == keys.cost(typing: "r", for: "e"))
  }

  @Test func `a letter that is not drawn is far from all`() throws {
    #expect(try proximity("qwerty-en").cost(typing: "ж", for: "g") == 1)
  }

  @Test func `a layout without keys makes every key far`() {
    let layout = Layout(
      id: "x", version: "1.0.0", locale: "en", name: "X", layoutName: "X", indicator: "X", keys: [],
      layers: [])
    #expect(KeyProximity(layout: layout).cost(typing: "a", for: "b") == 1)
  }
}
