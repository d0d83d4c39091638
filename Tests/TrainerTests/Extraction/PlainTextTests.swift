import Testing

@testable import keyline_train

@Suite struct PlainTextTests {
  @Test func `paragraphs end at empty lines`() {
    #expect(PlainText.paragraphs(in: "one\ntwo\n \nthree\n\n\n") == ["one two", "three"])
  }

  @Test func `quotations lose their authors`() {
    let text = "It is\nso.\n\t\t-- Someone\n%\nOr not.\n— Another\n%\n"
    #expect(PlainText.quotations(in: text) == ["It is so.", "Or not."])
  }

  @Test func `items of lists lose their quotation marks`() {
    #expect(
      PlainText.items(in: "name: x\n- - Hello\n  - \"How are you?\"\n  - '") == [
        "Hello", "How are you?", "'",
      ])
  }

  @Test func `explanations and examples of a line are passages of their own`() {
    let line = "00 n 01 dog 0 | a pet; \"the dog barked\"\nno bar here\n"
    #expect(PlainText.glosses(in: line) == [" a pet", " the dog barked"])
  }

  @Test func `an index beside quotations is no text`() throws {
    #expect(try TextForm.fortunes.passages(in: Array("a b c".utf8) + [0], path: "x").isEmpty)
  }
}
