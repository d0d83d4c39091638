import Testing

@testable import keyline_train

@Suite struct GettextCatalogTests {
  @Test func `originals and translations are read, contexts and the head are not`() throws {
    let bytes = Bytes.catalog([
      ("", "Language: de\n"), ("menu\u{4}Open", "Öffnen"), ("one\0many", "eins\0viele"),
    ])
    let catalog = try GettextCatalog(bytes, path: "x.mo")
    #expect(catalog.originals == ["Open", "one", "many"])
    #expect(catalog.translations == ["Öffnen", "eins", "viele"])
  }

  @Test func `what is no catalog is refused`() {
    #expect(throws: TrainerError.self) {
      try GettextCatalog(Array("not a catalog at all".utf8), path: "x.mo")
    }
  }

  @Test func `a catalog cut anywhere is refused or read without a crash`() {
    let whole = Bytes.catalog([("one", "eins"), ("two", "zwei")])
    for length in whole.indices {
      let texts = try? GettextCatalog(Array(whole[..<length]), path: "x.mo").translations
      #expect((texts ?? []).count <= 2)
    }
  }

  @Test(arguments: [
    ("Hello, $name|!", [["Hello,", "#", "|!"]]),
    ("You have %d <b>new</b> messages", [["You", "have", "#", "new", "messages"]]),
    ("note^Text\nAnother", [["Text"], ["Another"]]),
    ("a < b", [["a", "b"]]),
  ])
  func `what a program fills in is no word`(message: String, words: [[String]]) {
    let lines = MessageText.passages(in: message).map { $0.split(separator: " ").map(String.init) }
    #expect(lines == words)
  }
}
