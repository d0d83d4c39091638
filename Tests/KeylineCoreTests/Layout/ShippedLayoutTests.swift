import KeylineCore
import Testing

@Suite struct ShippedLayoutTests {
  @Test(arguments: LayoutFixture.shippedIDs)
  func `passes the checker`(id: String) throws {
    let layout = try LayoutReader.read(LayoutFixture.bytes("\(id).json"), file: id)
    #expect(LayoutChecker.problems(of: layout, file: id).map(\.description) == [])
    #expect(layout.id == id)
  }

  @Test(arguments: LayoutFixture.shippedIDs)
  func `passes its own tests`(id: String) throws {
    let test = try LayoutTestReader.read(LayoutFixture.bytes("tests/\(id).json"), file: id)
    let report = LayoutTestRunner.run(test, on: try LayoutFixture.shipped(id))
    #expect(report.failures.map(\.description) == [])
    #expect(report.passed == test.repertoires.count + test.cases.count)
    #expect(report.passed > 10)
  }

  @Test(arguments: LayoutFixture.shippedIDs)
  func `has the five layers, each of four rows`(id: String) throws {
    let layout = try LayoutFixture.shipped(id)
    #expect(layout.layers.map(\.id) == ["base", "shift", "caps", "numbers", "symbols"])
    #expect(layout.layers.allSatisfy { $0.rows.count == 4 })
  }

  @Test func `English has the classic grid`() throws {
    let base = try #require(LayoutFixture.shipped("qwerty-en").layer("base"))
    #expect(
      base.rows.map { $0.joined(separator: " ") } == [
        "q w e r t y u i o p", "a s d f g h j k l", "shift z x c v b n m backspace",
        "numbers globe space enter",
      ])
  }

  @Test(arguments: [
    ("qwerty-en", "EN"), ("azerty-fr", "FR"), ("qwertz-de", "DE"), ("qwerty-es", "ES"),
  ])
  func `shows its indicator`(id: String, indicator: String) throws {
    #expect(try LayoutFixture.shipped(id).indicator == indicator)
  }
}
