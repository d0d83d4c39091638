import Testing

@testable import KeylineCore

@Suite struct LayoutReaderTests {
  @Test func `a layout is read with its keys, pages and alternates`() throws {
    let layout = try SmallLayout.read()
    #expect(layout.id == "small" && layout.name == "Small" && layout.indicator == "S")
    #expect(layout.rowCount == 2 && layout.mostKeysInRow == 6 && layout.unitCount == 8)
    #expect(layout.alternates(of: "a") == ["á"])
    #expect(layout.keyProducing("B") == KeyPlace(layerID: "shift", keyID: "B"))
    #expect(layout.keyProducing(" ", preferring: "digits") == KeyPlace(layerID: "digits", keyID: "space"))
    #expect(layout.keyProducing("é") == nil)
    #expect(layout.key("delete")?.repeats == true)
  }

  @Test(arguments: [
    (#"{"schema": 1"#, #"{schema: "#, "this is not JSON"),
    (#""schema": 1"#, #""schema": 2"#, "schema 2 is unknown"),
    (#""locale": "en","#, "", "has no field locale"),
    (#""locale""#, #""local""#, "the field local is unknown; did you mean locale?"),
    (#""width": 3"#, #""width": "3""#, "has a value of the wrong kind"),
    (#""width": 3"#, #""width": 0"#, "the width must be more than 0"),
    (#""width": 3"#, #""width": 1e300"#, "the width must be more than 0"),
    (#""width": 3"#, #""gap": -1"#, "the gap must be 0 to 20"),
    (#""ltr""#, #""up""#, "the direction is ltr or rtl"),
    (#""role": "enter""#, #""role": "entr""#, "did you mean enter?"),
    (#"["a", "b"]"#, #"["a", "shfit"]"#, "this key is unknown; did you mean shift?"),
    (#"["a", "b"]"#, #"["a", "a"]"#, "it is in the layer twice"),
    (#"["a", "b"]"#, "[]", "a row has 1 to 20 keys"),
    (#""id": "acute""#, #""id": "a""#, "two keys have this id"),
    (#""id": "digits""#, #""id": "shift""#, "two layers have this id"),
    (#""id": "base""#, #""id": "letters""#, "there is no layer base"),
    (
      #""returnAfter": ["space"], "rows": [["letters", "#, #""rows": [["#,
      "no key leads back to the layer base"
    ),
    (#""display": "12""#, #""display": "numbers""#, "the label is 7 cells wide"),
    (#""display": "12""#, #""display": "\u0301a""#, "begins with a combining mark"),
    (#", "globe", "space""#, #", "space""#, "there is no key with the role nextKeyboard"),
    (#""output": "á""#, #""output": """#, "it has no output"),
    (#""layerId": "digits", "#, "", "it has no layerId"),
    (#""layerId": "digits""#, #""layerId": "digit""#, "the layer digit does not exist"),
    (#"["acute"]"#, #"["grave"]"#, "the alternate grave is no key"),
    (#"["acute"]}"#, #"["acute"], "longPressDefault": "b"}"#, "longPressDefault b is not among longPress"),
    (#"["space"]"#, #"["blank"]"#, "returnAfter names the unknown role blank"),
  ])
  func `what is wrong is said with its place`(old: String, new: String, reason: String) {
    do throws(LayoutError) {
      _ = try SmallLayout.read(replacing: old, with: new)
      Issue.record("the layout was accepted")
    } catch {
      #expect(error.description.contains(reason), "\(error)")
      #expect(error.description.hasPrefix("small.json: "))
    }
  }

  @Test func `a file that is too large is refused unread`() {
    #expect(throws: LayoutError(file: "x", reason: "the file is larger than 1048576 bytes")) {
      try LayoutReader.read([UInt8](repeating: 32, count: LayoutReader.limit + 1), file: "x")
    }
  }

  @Test func `bytes that are no text are refused`() {
    for bytes in [[], [0], [0xFF, 0xFE], Array("[]".utf8), Array("null".utf8)] as [[UInt8]] {
      #expect(throws: LayoutError.self) { try LayoutReader.read(bytes, file: "x") }
    }
  }
}
