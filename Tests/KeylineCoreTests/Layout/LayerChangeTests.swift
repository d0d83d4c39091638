import KeylineCore
import Testing

@Suite struct LayerChangeTests {
  private let layout: Layout

  init() throws { layout = try LayoutFixture.shipped("qwerty-en") }

  @Test(arguments: [
    ("base", "shift", "shift"), ("shift", "shift", "base"), ("caps", "shift", "base"),
    ("shift", "Q", "base"), ("caps", "Q", "caps"), ("base", "q", "base"), ("shift", "space", "base"),
    ("shift", "backspace", "shift"), ("caps", "space", "caps"), ("base", "numbers", "numbers"),
    ("numbers", "more", "symbols"), ("symbols", "fewer", "numbers"), ("symbols", "letters", "base"),
    ("numbers", "1", "numbers"), ("numbers", "space", "base"), ("numbers", "enter", "numbers"),
    ("shift", "globe", "shift"), ("base", "nothing", "base"),
  ])
  func `follows the key`(from: String, key: String, to: String) {
    #expect(layout.layerID(afterPressing: key, in: from) == to)
  }

  @Test func `a double tap of shift locks and the next tap unlocks`() {
    let once = layout.layerID(afterPressing: "shift", in: "base")
    let twice = layout.layerID(afterPressing: "shift", in: once, isDoubleTap: true)
    #expect(twice == "caps")
    #expect(layout.layerID(afterPressing: "shift", in: twice) == "base")
  }

  @Test func `a key may insert and change the layer`() {
    let layout = LayoutFixture.layout(
      keys: [LayoutKey(id: "go", output: "#", layerID: "tags")],
      layers: [LayoutFixture.base(["go"]), Layer(id: "tags", rows: [["a"]])])
    #expect(layout.layerID(afterPressing: "go", in: "base") == "tags")
    #expect(layout.key("go")?.insertion == "#")
  }

  @Test func `a key that leads nowhere changes nothing`() {
    let layout = LayoutFixture.layout(
      keys: [LayoutKey(id: "go", role: .layer, layerID: "gone")], layers: [LayoutFixture.base(["go"])])
    #expect(layout.layerID(afterPressing: "go", in: "base") == "base")
  }
}
