import KeylineCore
import Testing

@Suite struct TextDocumentMovementTests {
  private func document(_ marked: String) -> TextDocument {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    var document = TextDocument(PieceTree(parts.joined()))
    document.select(TextSelection(caret: parts[0].utf8.count))
    return document
  }

  private func marked(_ document: TextDocument) -> String {
    document.text.string(in: 0..<document.caret) + "|"
      + document.text.string(in: document.caret..<document.text.byteCount)
  }

  @Test(arguments: [
    (Movement.left, "a👍🏿|b", "a|👍🏿b"), (.right, "a|🇩🇪b", "a🇩🇪|b"), (.left, "|a", "|a"), (.right, "a|", "a|"),
    (.right, "a|\r\nb", "a\r\n|b"), (.left, "a\r\n|b", "a|\r\nb"),
    (.wordLeft, "one don't, |two", "one |don't, two"), (.wordRight, "one|, don’t x", "one, don’t| x"),
    (.wordLeft, "  |x", "|  x"), (.wordRight, "x|  ", "x  |"), (.wordLeft, "naïve|", "|naïve"),
    (.lineStart, "a\nbc|d\ne", "a\n|bcd\ne"), (.lineEnd, "a\nb|cd\r\ne", "a\nbcd|\r\ne"),
    (.paragraphUp, "ab\nc|d", "|ab\ncd"), (.paragraphUp, "ab\n\ncd\ne|f", "ab\n|\ncd\nef"),
    (.paragraphUp, "ab\r\n|\r\ncd", "|ab\r\n\r\ncd"), (.paragraphUp, "ab\n \t\n\nc|", "ab\n \t\n|\nc"),
    (.paragraphUp, "\u{FEFF}a\nb|", "\u{FEFF}|a\nb"), (.paragraphUp, "|", "|"),
    (.paragraphDown, "a|b\ncd\n\ne", "ab\ncd\n|\ne"), (.paragraphDown, "ab\n|\n\ncd", "ab\n\n\ncd|"),
    (.paragraphDown, "a|b\r\n \r\ncd", "ab\r\n| \r\ncd"), (.paragraphDown, "ab|\n", "ab\n|"),
    (.documentStart, "a\nb|", "|a\nb"), (.documentEnd, "|a\nb", "a\nb|"),
  ])
  func moves(_ movement: Movement, from: String, to: String) {
    var document = document(from)
    document.move(movement)
    #expect(marked(document) == to)
  }

  @Test func leavesASelectionAtItsEdges() {
    var document = document("abcdef|")
    document.select(TextSelection(anchor: 4, head: 2))
    document.move(.right)
    #expect(document.selection == TextSelection(caret: 4))
    document.select(TextSelection(anchor: 4, head: 2))
    document.move(.left)
    #expect(document.selection == TextSelection(caret: 2))
    document.move(.wordRight, extending: true)
    #expect(document.selection == TextSelection(anchor: 2, head: 6))
    #expect(document.selectedText == "cdef")
  }

  @Test func setsTheCaretOnlyBetweenGraphemes() {
    var document = document("ae\u{301}👍🏿z|")
    for offset in -3...30 {
      document.select(TextSelection(caret: offset))
      #expect([0, 1, 4, 12, 13].contains(document.caret))
    }
  }

  @Test func stepsAcrossAWordLongerThanItLooksInBoundedSteps() {
    var document = TextDocument(PieceTree(String(repeating: "x", count: 10_000)))
    document.move(.wordLeft)
    #expect(document.caret == 10_000 - 4096)
    document.move(.wordLeft)
    document.move(.wordLeft)
    #expect(document.caret == 0)
  }

  @Test(arguments: [
    ("one two|", "one |"), ("one  |", "|"), ("don't|", "|"), ("a, b|", "a, |"), ("|x", "|x"),
  ])
  func deletesAWordBackward(_ from: String, _ to: String) {
    var document = document(from)
    document.deleteWordBackward()
    #expect(marked(document) == to)
  }

  @Test func deletesToTheEndAndTheStartOfALineAndSaysWhat() {
    var document = document("a\nbc|de\r\nf")
    #expect(document.deleteToLineEnd() == Array("de".utf8))
    #expect(document.deleteToLineEnd() == Array("\r\n".utf8))
    #expect(marked(document) == "a\nbc|f")
    #expect(document.deleteToLineStart() == Array("bc".utf8))
    #expect(document.deleteToLineStart() == Array("\n".utf8))
    #expect(marked(document) == "a|f")
    #expect(document.deleteWordForward() == Array("f".utf8))
    document.selectAll()
    #expect(document.cut() == Array("a".utf8))
    #expect(document.undoName == .cut)
  }

  @Test(arguments: [
    ("a|b", "ba|"), ("ab|", "ba|"), ("a|🇩🇪c", "🇩🇪a|c"), ("|ab", "|ab"), ("a|", "a|"), ("a\n|b", "a\n|b"),
    ("ab|\ncd", "ba|\ncd"), ("", ""),
  ])
  func transposes(_ from: String, _ to: String) {
    var document = document(from.isEmpty ? "|" : from)
    document.transpose()
    #expect(marked(document) == (to.isEmpty ? "|" : to))
  }

  @Test(arguments: [
    ("hello wor|ld", "wor", "world"), ("'tis don't|", "don't", "don't"), ("'quo|", "quo", "quo"),
    ("a |", "", ""),
    ("naïve e\u{301}|", "e\u{301}", "e\u{301}"), ("x2|", "x2", "x2"), ("(par|)", "par", "par"), ("|", "", ""),
  ])
  func knowsTheWordAtTheCaret(_ text: String, _ prefix: String, _ word: String) {
    let document = document(text)
    #expect(document.currentWordPrefix == prefix)
    #expect(document.text.string(in: document.currentWordRange) == word)
  }

  @Test func speaksTheWordsOfATextDocumentProxy() {
    var document = document("a👍🏿b|cd🇩🇪")
    #expect(document.hasText)
    #expect(document.contextBeforeInput() == "a👍🏿b")
    #expect(document.contextBeforeInput(limit: 5) == "b")
    #expect(document.contextAfterInput() == "cd🇩🇪")
    #expect(document.contextAfterInput(limit: 6) == "cd")
    #expect(document.selectedText == nil)
    document.adjustTextPosition(byCharacterOffset: -2)
    #expect(marked(document) == "a|👍🏿bcd🇩🇪")
    document.adjustTextPosition(byCharacterOffset: 99)
    #expect(document.caret == document.text.byteCount)
  }
}
