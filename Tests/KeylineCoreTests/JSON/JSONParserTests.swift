import Testing

@testable import KeylineCore

@Suite struct JSONParserTests {
  @Test(arguments: [
    ("{a: 1, $b_1: 2, 'c d': 3, \"é\": 4,}", ["a": 1, "$b_1": 2, "c d": 3, "é": 4]),
    ("// first\n{/* why\n */ a: /**/ 1 // last", nil), ("\u{FEFF}{a: 1}", ["a": 1]),
    (
      "{a: .5, b: 5., c: +1, d: -0x10, e: 0XfF, f: 1e2}",
      ["a": 0.5, "b": 5, "c": 1, "d": -16, "e": 255, "f": 100]
    ),
    ("{é: 1} // end", ["é": 1]), ("{}", [:]),
  ])
  func `takes the liberties of JSON5`(text: String, fields: [String: Double]?) {
    let value = try? JSONParser.parse(Array(text.utf8), as: .json5)
    #expect(value == fields.map { .object($0.mapValues(JSONValue.number)) })
  }

  @Test func `reads texts in both quotes and over two lines`() throws {
    let text = #"['a"b', "a'b", 'don\'t', "one \"# + "\n" + #"two"]"#
    let value = try JSONParser.parse(Array(text.utf8), as: .json5)
    #expect(value == .array(["a\"b", "a'b", "don't", "one two"].map(JSONValue.string)))
  }

  @Test(arguments: [
    ("{a: 1, a: 2}", "line 1, column 8: not JSON, expected each field once"),
    ("{a: 1,\n 'a': 2}", "line 2, column 2: not JSON, expected each field once"),
    ("{1a: 1}", "line 1, column 2: not JSON, expected the name of a field"),
    ("{a: 1 /* }", "line 1, column 7: not JSON, expected the end of this comment"),
    ("{a: 0x}", "line 1, column 7: not JSON, expected a hexadecimal digit"),
    ("{a: 0xfffffffffffffffff}", "line 1, column 7: not JSON, expected a number that is not so large"),
    ("[,]", "line 1, column 2: not JSON, expected a value"),
    ("{,}", "line 1, column 2: not JSON, expected the name of a field"),
    ("[1,,]", "line 1, column 4: not JSON, expected a value"),
    ("{a: .}", "line 1, column 6: not JSON, expected a digit after the point"),
    ("/", "line 1, column 1: not JSON, expected a comment after \"/\""),
    ("'", "line 1, column 1: not JSON, expected the closing quote of this text"),
    ("\\", "line 1, column 1: not JSON, expected a value"),
  ])
  func `says where and why a text is not JSON5`(text: String, message: String) {
    #expect(JSONFault.find(in: Array(text.utf8))?.description == message)
  }

  private static let halves = [
    (#""a\ud83d""#, "a\u{FFFD}"), (#""\ude00b""#, "\u{FFFD}b"), (#""\ud83dx""#, "\u{FFFD}x"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\ud83d\n""#, "\u{FFFD}\n"),
    (#""\ud83d\ude00""#, "😀"),
  ]

  @Test(arguments: halves) func `half a character in what a program sends is read as none that is known`(
    text: String, value: String
  ) throws {
    #expect(try JSONValue(received: Array(text.utf8)) == .string(value))
  }

  @Test(arguments: halves.dropLast()) func `half a character in a file is a fault`(text: String, _: String) {
    let fault = #expect(throws: JSONFault.self) { try JSONValue(parsing: Array(text.utf8)) }
    #expect(fault?.detail == "expected a whole surrogate pair")
    #expect(JSONFault.find(in: Array(text.utf8)) == fault)
  }

  @Test func `bytes that are no UTF-8 in what a program sends are read as unknown characters`() throws {
    let bytes = [0x22, 0x61, 0xE9, 0x22] as [UInt8]
    #expect(try JSONValue(received: bytes) == .string("a\u{FFFD}"))
    #expect(throws: JSONFault.self) { try JSONValue(parsing: bytes) }
  }

  @Test(arguments: ["{a: 1}", "[1,]", "// x\n1", "'a'", "\u{FEFF}1", #""\ud83d\uZZZZ""#, #""\ud83d"#, "1 2"])
  func `what a program sends is strict JSON otherwise`(text: String) {
    #expect(throws: JSONFault.self) { try JSONValue(received: Array(text.utf8)) }
  }

  @Test func `says that a file is in UTF-16`() {
    #expect(JSONFault.find(in: [0xff, 0xfe, 0x7b, 0])?.description.contains("UTF-16") == true)
  }

  @Test(arguments: [
    "null", "[]", "{}", "[\n  1,\n  -2.5,\n  true\n]",
    "{\n  \"a\": {\n    \"b\": \"\\\"\\\\\\n\\u0001é\"\n  }\n}",
  ])
  func `what is written reads back as it was`(text: String) throws {
    #expect(try JSONParser.parse(Array(text.utf8)).text() == text)
  }
}
