import KeylineCore
import Testing

@Suite struct LayoutCheckerTests {
  @Test func `finds nothing wrong with the smallest layout`() {
    #expect(problems(LayoutFixture.layout(layers: [LayoutFixture.base(["a"])])) == [])
  }

  @Test(arguments: [
    (LayoutKey(id: "k", role: .character), LayoutError.Reason.missingOutput),
    (LayoutKey(id: "k", output: "k", width: 0), .badWidth),
    (LayoutKey(id: "k", output: "k", width: -1), .badWidth),
    (LayoutKey(id: "k", output: "k", width: .nan), .badWidth),
    (LayoutKey(id: "k", output: "k", width: .infinity), .badWidth),
    (LayoutKey(id: "k", output: "k", width: 21), .badWidth),
    (LayoutKey(id: "k", output: "k", gap: -0.5), .badGap),
    (LayoutKey(id: "k", output: "k", gap: .nan), .badGap),
    (LayoutKey(id: "k", role: .layer), .missingLayerID),
    (LayoutKey(id: "k", role: .layer, layerID: "bse"), .unknownLayer("bse", nearest: "base")),
    (LayoutKey(id: "k", role: .shift), .unknownLayer("shift", nearest: nil)),
    (LayoutKey(id: "k", output: "k", longPress: ["bakc"]), .unknownAlternate("bakc", nearest: "back")),
    (LayoutKey(id: "k", output: "k", longPress: ["bar"]), .alternateWithoutOutput("bar")),
    (
      LayoutKey(id: "k", output: "k", longPress: ["a"], longPressDefault: "b"),
      .defaultNotAmongAlternates("b")
    ),
    (LayoutKey(id: "k", output: "k", longPressDefault: "b"), .defaultNotAmongAlternates("b")),
    (LayoutKey(id: "k", output: "kkkk"), .labelTooWide(cells: 4, most: 3)),
    (LayoutKey(id: "k", output: "k", display: "漢字"), .labelTooWide(cells: 4, most: 3)),
    (LayoutKey(id: "k", output: "漢", width: 0.5), .labelTooWide(cells: 2, most: 1)),
    (LayoutKey(id: "k", output: "\u{301}"), .bareCombiningMark),
    (LayoutKey(id: "k", output: "k", display: "\u{20DD}"), .bareCombiningMark),
  ])
  func `finds the fault of a key`(key: LayoutKey, reason: LayoutError.Reason) {
    let layout = LayoutFixture.layout(keys: [key], layers: [LayoutFixture.base(["a", "k"])])
    #expect(problems(layout) == [LayoutError(reason, file: "f", key: "k")])
  }

  @Test func `lets a combining mark be shown on a base`() {
    let key = LayoutKey(id: "k", output: "\u{301}", display: "◌\u{301}")
    #expect(problems(LayoutFixture.layout(keys: [key], layers: [LayoutFixture.base(["k"])])) == [])
  }

  @Test(arguments: [
    ([], LayoutError(.emptyRow, file: "f", layer: "base", row: 1)),
    (
      ["a", "bakc"], LayoutError(.unknownKey(nearest: "back"), file: "f", layer: "base", row: 1, key: "bakc")
    ),
    (["a", "a"], LayoutError(.repeatedKey, file: "f", layer: "base", row: 1, key: "a")),
  ])
  func `finds the fault of a row`(row: [String], problem: LayoutError) {
    #expect(problems(LayoutFixture.layout(layers: [LayoutFixture.base(row)])) == [problem])
  }

  @Test(arguments: [
    (0, KeyRole.backspace), (1, .space), (2, .enter), (3, .nextKeyboard),
  ])
  func `misses a key no layer can do without`(index: Int, role: KeyRole) {
    var row = LayoutFixture.specialRow
    row.remove(at: index)
    let layout = LayoutFixture.layout(layers: [Layer(id: "base", rows: [["a"], row])])
    #expect(problems(layout) == [LayoutError(.missingRole(role), file: "f", layer: "base")])
  }

  @Test func `finds a layer without a way back and one without a way there`() {
    let trap = Layer(id: "trap", rows: [["a"], LayoutFixture.specialRow])
    let key = LayoutKey(id: "go", role: .layer, layerID: "trap")
    let trapped = LayoutFixture.layout(keys: [key], layers: [LayoutFixture.base(["go"]), trap])
    #expect(problems(trapped) == [LayoutError(.noWayToBase, file: "f", layer: "trap")])
    let home = LayoutKey(id: "home", role: .layer, layerID: "base")
    let lonely = LayoutFixture.layout(
      keys: [home],
      layers: [
        LayoutFixture.base(["a"]), Layer(id: "lonely", rows: [["home"], LayoutFixture.specialRow]),
      ])
    #expect(problems(lonely) == [LayoutError(.unreachableLayer, file: "f", layer: "lonely")])
  }

  @Test func `wants a base layer, and rows in it`() {
    #expect(problems(LayoutFixture.layout(layers: [])) == [LayoutError(.noBaseLayer, file: "f")])
    let reasons = problems(LayoutFixture.layout(layers: [Layer(id: "base", rows: [])])).map(\.reason)
    #expect(reasons.first == .noRows)
  }

  @Test func `wants a layer that is locked to exist`() {
    let base = Layer(id: "base", rows: [["a"], LayoutFixture.specialRow], lock: "bace")
    let reason = LayoutError.Reason.unknownLayer("bace", nearest: "base")
    #expect(
      problems(LayoutFixture.layout(layers: [base])) == [LayoutError(reason, file: "f", layer: "base")])
  }

  @Test(arguments: ["1", "1.0", "1.0.0.0", "1..0", "a.b.c", "+1.0.0", "1.0.-1", ""])
  func `wants a version of three numbers`(version: String) {
    let layout = LayoutFixture.layout(layers: [LayoutFixture.base(["a"])], version: version)
    #expect(problems(layout) == [LayoutError(.badVersion(version), file: "f")])
  }

  @Test func `reports every fault and not only the first`() {
    let layout = LayoutFixture.layout(
      keys: [LayoutKey(id: "k", output: "k", width: -1)], layers: [LayoutFixture.base(["k", "nope", "k"])])
    #expect(problems(layout).count == 3)
  }

  @Test func `every fault is one line that names the file`() {
    for reason in [
      LayoutError.Reason.emptyRow, .badWidth, .unknownField("x\ny", nearest: nil),
      .unsuitableText(field: "id"),
    ] {
      let text = LayoutError(reason, file: "f", layer: "l", row: 1, key: "k").description
      #expect(text.hasPrefix("f: layer \"l\", row 1, key \"k\": "))
      #expect(!text.contains("\n"))
    }
  }

  private func problems(_ layout: Layout) -> [LayoutError] { LayoutChecker.problems(of: layout, file: "f") }
}
