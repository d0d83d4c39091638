import Testing

@testable import KeylineCore

@Suite struct PointingTests {
  @Test(arguments: [
    ("one two", 0, "one"), ("one two", 2, "one"), ("one two", 4, "two"), ("one two", 7, "two"),
    ("one   two", 4, "   "), ("a, b", 1, ","), ("say 'don’t'!", 6, "don’t"), ("''", 0, "'"),
    ("naïve", 3, "naïve"), ("x👍🏿y", 1, "👍🏿"), ("ab\ncd", 2, "ab"), ("ab\r\ncd", 2, "ab"),
    ("", 0, ""), ("a\n\nb", 2, ""),
  ])
  func `a word, blanks or one grapheme is what a double click selects`(
    text: String, offset: Int, word: String
  ) {
    let document = TextDocument(PieceTree(text))
    #expect(document.text.string(in: document.range(of: .word, at: offset)) == word)
  }

  @Test func `a word is followed in bounded steps`() {
    let document = TextDocument(PieceTree(String(repeating: "x", count: 10_000)))
    #expect(document.range(of: .word, at: 5000) == 5000 - 1024..<5000 + 1024)
  }

  @Test func `a line is selected without its end and without a byte order mark`() {
    let document = TextDocument(PieceTree("\u{FEFF}one\r\ntwo"))
    #expect(document.text.string(in: document.range(of: .line, at: 4)) == "one")
    #expect(document.range(of: .line, at: 4).lowerBound == 3)
  }
}
