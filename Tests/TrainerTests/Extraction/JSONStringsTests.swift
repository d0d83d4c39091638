import Testing

@testable import keyline_train

@Suite struct JSONStringsTests {
  @Test(arguments: [
    (#"{"text": "one", "other": "two", "in": [{"text":"three"}]}"#, ["one", "three"]),
    (#"{"text": "a \"quoted\"\n\\ line"}"#, ["a \"quoted\"\n\\ line"]),
    (#"{"text": "\u00e9\ud83d\ude00é"}"#, ["é😀é"]),
    (#"{"other": "text", "text": 5, "text": {"text": "deep"}}"#, ["deep"]),
    (#"["text", "no value"]"#, []),
    (#"{"text": "never closed"#, ["never closed"]),
    (#"{"text": "\u12"#, ["\u{12}"]),
    ("", []),
  ])
  func `strings of a name are found wherever it stands`(document: String, strings: [String]) {
    #expect(JSONStrings.named("text", in: Array(document.utf8)) == strings)
  }
}
