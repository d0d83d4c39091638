import KeylineCore
import Testing

@Suite struct LayoutTests {
  private let layout: Layout

  init() throws { layout = try LayoutFixture.shipped("qwerty-en") }

  @Test(
    arguments: [
      ("q", "base", "q"), ("Q", "shift", "Q"), ("7", "numbers", "7"), ("#", "symbols", "#"),
      (" ", "base", "space"), ("\n", "base", "enter"),
    ] as [(Character, String, String)])
  func `finds the key that inserts a character`(character: Character, layerID: String, keyID: String) {
    #expect(layout.keyProducing(character) == KeyPlace(layerID: layerID, keyID: keyID))
  }

  @Test func `finds the key of one layer and of no other`() {
    #expect(layout.key(onLayer: "caps", producing: "Q") == "Q")
    #expect(layout.key(onLayer: "symbols", producing: " ") == "space")
    #expect(layout.key(onLayer: "symbols", producing: "q") == nil)
  }

  @Test func `knows no key for a character it lacks`() {
    #expect(layout.keyProducing("ж") == nil)
    #expect(layout.keyProducing("é") == nil)
  }

  @Test func `offers the alternates of a character in the order of the file`() {
    #expect(layout.alternates(of: "n") == ["ñ", "ń"])
    #expect(layout.alternates(of: "N") == ["Ñ", "Ń"])
    #expect(layout.alternates(of: "q") == [])
    #expect(layout.alternates(of: "ж") == [])
  }

  @Test func `finds the drawn key of a role`() {
    #expect(layout.keyID(of: .backspace, inLayer: "numbers") == "backspace")
    #expect(layout.keyID(of: .shift, inLayer: "numbers") == nil)
    #expect(layout.keyID(of: .enter, inLayer: "nowhere") == nil)
  }

  @Test(arguments: [KeyRole.shift, .backspace, .layer, .nextKeyboard])
  func `a key that acts never inserts what it shows`(role: KeyRole) {
    #expect(LayoutKey(id: "k", output: "x", display: "x", role: role).insertion == nil)
  }

  @Test func `implies letters and digits and lets a file replace them`() {
    let layout = LayoutFixture.layout(
      keys: [LayoutKey(id: "a", output: "ä")], layers: [LayoutFixture.base(["a"])])
    #expect(layout.key("z")?.insertion == "z")
    #expect(layout.key("Z")?.insertion == "Z")
    #expect(layout.key("5")?.insertion == "5")
    #expect(layout.key("a")?.insertion == "ä")
    #expect(layout.key("é") == nil)
  }

  @Test func `only a backspace repeats unless the file says otherwise`() {
    #expect(LayoutKey(id: "k", role: .backspace).repeats)
    #expect(!LayoutKey(id: "k", output: "k").repeats)
    #expect(!LayoutKey(id: "k", role: .backspace, repeats: false).repeats)
  }
}
