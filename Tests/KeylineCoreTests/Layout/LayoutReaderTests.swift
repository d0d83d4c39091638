import Testing

@testable import KeylineCore

@Suite struct LayoutReaderTests {
  @Test(arguments: [
    (
      #"{ "id": "é", "outputt": "é" }"#,
      #"f.json: key "é": there is no field "outputt"; did you mean "output"?"#
    ),
    (#"{ "output": "é" }"#, #"f.json: the field "id" is missing"#),
    (#"{ "id": "é", "width": "2" }"#, #"f.json: key "é": "width" must be a number"#),
    (#"{ "id": "é", "repeat": 1 }"#, #"f.json: key "é": "repeat" must be true or false"#),
    (#"{ "id": "é", "longPress": "è" }"#, #"f.json: key "é": "longPress" must be a list"#),
    (
      #"{ "id": "é", "role": "entre" }"#, #"f.json: key "é": "role" cannot be "entre"; did you mean "enter"?"#
    ),
    (#"{ "id": "é" }, { "id": "e\u0301" }"#, "f.json: key \"é\": two keys have this id"),
    (#"[]"#, #"f.json: "keys" must be an object"#),
  ])
  func `names the key and the field at fault`(keys: String, message: String) {
    #expect(message == error(LayoutFixture.json(keys: keys))?.description)
  }

  @Test(arguments: [
    (#"{ "id": "base" }"#, #"f.json: layer "base": the field "rows" is missing"#),
    (#"{ "id": "base", "rows": [["a"], [1]] }"#, #"f.json: layer "base", row 2: "rows" must be a text"#),
    (#"{ "id": "base", "rows": [["a"], 1] }"#, #"f.json: layer "base", row 2: "rows" must be a list"#),
    (
      #"{ "id": "base", "rows": [["a"]] }, { "id": "base", "rows": [["a"]] }"#,
      #"f.json: layer "base": two layers have this id"#
    ),
    (
      #"{ "id": "base", "rows": [["a"]], "oneshot": true }"#,
      #"f.json: layer "base": there is no field "oneshot"; did you mean "oneShot"?"#
    ),
  ])
  func `names the layer and the row at fault`(layers: String, message: String) {
    #expect(message == error(LayoutFixture.json(layers: layers))?.description)
  }

  @Test(arguments: [
    ("", 1, 1, "a value"), ("{", 1, 2, "the name of a field, in quotes"), ("[1, 2", 1, 6, #""," or "]""#),
    ("nonsense", 1, 1, "a value"), ("[1,]", 1, 4, "a value"), ("[1] 2", 1, 5, "nothing more after the value"),
    ("{\n  \"a\": 1\n  \"b\": 2 }", 3, 3, #""," or "}""#),
    (#"{"a" 1}"#, 1, 6, #"":" after the name of a field"#),
    (#"{"a": 1, "a": 2}"#, 1, 10, "each field once"),
    (#"{"a": 1e999}"#, 1, 7, "a number that is not so large"),
    ("{\u{FEFF}}", 1, 2, "the name of a field, in quotes"), ("// x\n{}", 1, 1, "a value"),
    ("\u{FEFF}{}", 1, 1, "no byte order mark; save the file as UTF-8 without one"),
    ("{'a': 1}", 1, 2, "the name of a field, in quotes"),
    ("[01]", 1, 2, "a number"), ("[-]", 1, 2, "a value"), ("[1.]", 1, 4, "a digit after the point"),
    ("[1e+]", 1, 5, "a digit of the exponent"), ("[+1]", 1, 2, "a value"),
    (#"["abc"#, 1, 2, "the closing quote of this text"),
    ("[\"a\nb\"]", 1, 4, "no line break or control character in a text"),
    (#"["\x"]"#, 1, 3, #"an escape such as \n or \u00E9"#),
    (#"["\u+123"]"#, 1, 3, #"four hexadecimal digits after \u"#),
    (#"["\ud83d"]"#, 1, 3, "a whole surrogate pair"), (#"["\ud83d\u0041"]"#, 1, 3, "a whole surrogate pair"),
    ("\u{0}", 1, 1, "a value"), ("[tru]", 1, 2, "a value"),
  ])
  func `says where and why a file is not JSON`(text: String, line: Int, column: Int, expected: String) {
    #expect(
      error(Array(text.utf8))?.reason
        == .notJSON(JSONFault(line: line, column: column, detail: "expected \(expected)")))
  }

  @Test func `refuses bytes that are not UTF-8`() {
    let reason = LayoutError.Reason.notJSON(JSONFault(line: 1, column: 2, detail: "expected a text in UTF-8"))
    #expect(error([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])?.reason == reason)
    #expect(error([0x7B, 0x22, 0xC0, 0x80, 0x22, 0x3A, 0x31, 0x7D])?.reason == reason)
  }

  @Test func `understands every escape`() throws {
    let keys = #"{ "id": "k", "output": "\"\\\/\u00e9\uD83D\uDE00" }"#
    let layout = try LayoutReader.read(LayoutFixture.json(keys: keys), file: "f.json")
    #expect(layout.key("k")?.output == "\"\\/é😀")
  }

  @Test func `refuses nesting without end instead of trapping`() {
    let reason = error(Array(repeating: UInt8(ascii: "["), count: 100_000))?.reason
    #expect(reason == .notJSON(JSONFault(line: 1, column: 33, detail: "expected at most 32 levels")))
  }

  @Test func `refuses a file that is too large before it reads it`() {
    let bytes = [UInt8](repeating: 0x20, count: LayoutLimits.bytes + 1)
    #expect(error(bytes)?.reason == .tooLarge(bytes: bytes.count))
  }

  @Test func `refuses too many rows and keys`() {
    let rows = Array(repeating: #"["a"]"#, count: 7).joined(separator: ", ")
    let row = Array(repeating: #""a""#, count: 21).joined(separator: ", ")
    let place = "f.json: layer \"base\""
    let tall = error(LayoutFixture.json(layers: #"{ "id": "base", "rows": [\#(rows)] }"#))
    let wide = error(LayoutFixture.json(layers: #"{ "id": "base", "rows": [[\#(row)]] }"#))
    #expect(tall?.description == "\(place): too many rows; at most 6 are allowed")
    #expect(wide?.description == "\(place), row 1: too many keys in a row; at most 20 are allowed")
  }

  @Test func `refuses a schema it does not know`() {
    let bytes = Array(#"{ "schema": 2 }"#.utf8)
    #expect(error(bytes)?.reason == .unsupportedSchema(2))
  }

  @Test(arguments: ["", "\u{1B}[2J", "\u{202E}", String(repeating: "x", count: 41)])
  func `refuses a text that cannot be shown`(output: String) {
    let escaped = output.unicodeScalars.map { $0.value < 0x20 ? "\\u001B" : String($0) }.joined()
    let found = error(LayoutFixture.json(keys: #"{ "id": "k", "output": "\#(escaped)" }"#))
    #expect(found?.reason == .unsuitableText(field: "output"))
  }

  @Test func `shows no control character of a file in an error`() {
    let found = error(LayoutFixture.json(keys: #"{ "id": "k", "\u001B[2J": 1 }"#))
    #expect(found?.description.contains("\u{1B}") == false)
  }

  @Test func `reads every field of a key`() throws {
    let json = """
      { "id": "k", "output": "b", "display": "B", "width": 1.5, "gap": 0.5, "role": "character",
        "layerId": "base", "longPress": ["a", "c"], "longPressDefault": "c", "repeat": true, "speech": "bee" }
      """
    let key = try LayoutReader.read(LayoutFixture.json(keys: json), file: "f.json").key("k")
    #expect(
      key
        == LayoutKey(
          id: "k", output: "b", display: "B", width: 1.5, gap: 0.5, layerID: "base", longPress: ["a", "c"],
          longPressDefault: "c", repeats: true, speech: "bee"))
  }

  @Test func `a key whose id is one character outputs its id`() throws {
    let layout = try LayoutReader.read(
      LayoutFixture.json(keys: #"{ "id": "é" }, { "id": "long" }"#), file: "f.json")
    #expect(layout.key("é")?.output == "é")
    #expect(layout.key("long")?.output == nil)
  }

  private func error(_ bytes: [UInt8]) -> LayoutError? {
    do {
      _ = try LayoutReader.read(bytes, file: "f.json")
      return nil
    } catch {
      return error
    }
  }
}
