import KeylineCore
import KeylineTestSupport
import Testing

@Suite struct TextDocumentTests {
  private func document(_ text: String, caret: Int? = nil) -> TextDocument {
    var document = TextDocument(PieceTree(text))
    if let caret { document.select(TextSelection(caret: caret)) }
    return document
  }

  private func text(_ document: TextDocument) -> String {
    document.text.string(in: 0..<document.text.byteCount)
  }

  @Test(arguments: SampleText.graphemes) func deletesOneWholeGrapheme(_ grapheme: String) {
    var back = document("a" + grapheme)
    back.deleteBackward()
    #expect(text(back) == "a")
    var forward = document(grapheme + "a", caret: 0)
    forward.deleteForward()
    #expect(text(forward) == "a")
  }

  @Test(arguments: 0..<20) func undoesAllToTheBaseAndRedoesAllToTheEnd(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let base = PieceTree(SampleText.bytes(parts: 200, using: &generator))
    var document = TextDocument(base)
    for _ in 0..<200 {
      DocumentScript.act(on: &document, using: &generator)
    }
    let end = document.text
    var undone = 0
    while document.undo() != nil { undone += 1 }
    #expect(document.text == base)
    #expect(!document.isModified)
    #expect(undone > 0)
    while document.redo() != nil {}
    #expect(document.text == end)
  }

  @Test(arguments: 0..<20) func handsOverEditsThatMakeTheTextAgain(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    var rebuilt = SampleText.bytes(parts: 100, using: &generator)
    var document = TextDocument(PieceTree(rebuilt))
    for _ in 0..<30 {
      for _ in 0..<10 { DocumentScript.act(on: &document, using: &generator, undoing: true) }
      for edit in document.takeEdits() { rebuilt.replaceSubrange(edit.range, with: edit.bytes) }
      #expect(document.text.bytes == rebuilt)
    }
    #expect(document.takeEdits().isEmpty)
  }

  @Test func undoesARunOfTypingAtOnceAndStopsAtMovements() {
    var document = document("")
    for letter in "one" { document.insertText(String(letter)) }
    document.insertText("\n")
    for letter in "two" { document.insertText(String(letter)) }
    document.move(.left)
    document.insertText("x")
    #expect(document.undo() == .typing)
    #expect(text(document) == "one\ntwo")
    #expect(document.caret == 6)
    #expect(document.undo() == .typing)
    #expect(document.undo() == .newline)
    #expect(text(document) == "one")
    #expect(document.redo() == .newline)
    #expect(document.undo() == .newline)
    #expect(document.undo() == .typing)
    #expect(document.undo() == nil)
    #expect(text(document).isEmpty)
  }

  @Test func undoesARunOfDeletionsAtOnceAndRestoresTheSelection() {
    var document = document("some words here")
    for _ in 0..<5 { document.deleteBackward() }
    document.select(TextSelection(anchor: 0, head: 4))
    document.insertText("X")
    #expect(text(document) == "X words")
    document.undo()
    #expect(document.selection == TextSelection(anchor: 0, head: 4))
    #expect(document.undo() == .deletion)
    #expect(text(document) == "some words here")
    #expect(document.caret == 15)
  }

  @Test func aChangeInsideTheRunStaysPartOfIt() {
    var document = document("")
    for letter in "so  " { document.insertText(String(letter)) }
    document.replace(2..<4, with: Array(". ".utf8), as: .typing)
    #expect(text(document) == "so. ")
    #expect(document.undo() == .typing)
    #expect(text(document).isEmpty)
  }

  @Test func anEditForgetsWhatWasUndone() {
    var document = document("a")
    document.insertBytes(Array("b".utf8))
    document.undo()
    document.insertText("c")
    #expect(document.redo() == nil)
    #expect(text(document) == "ac")
  }

  @Test func dropsTheOldestStepsPastTheBudgetAndKeepsTheLast() {
    var document = TextDocument(PieceTree(String(repeating: "x", count: 10_000)), historyBudget: 2000)
    for _ in 0..<100 { document.replace(0..<50, with: [], as: .cut) }
    var undone = 0
    while document.undo() != nil { undone += 1 }
    #expect((1..<100).contains(undone))
    var large = TextDocument(PieceTree(String(repeating: "x", count: 10_000)), historyBudget: 2000)
    large.selectAll()
    large.deleteBackward()
    #expect(large.undo() == .deletion)
    #expect(large.text.byteCount == 10_000)
  }

  @Test func knowsWhetherItIsSaved() {
    var document = document("a")
    #expect(!document.isModified)
    document.insertText("b")
    #expect(document.isModified)
    document.markSaved()
    document.insertText("c")
    #expect(document.isModified)
    document.undo()
    #expect(!document.isModified)
    document.undo()
    #expect(document.isModified)
    document.redo()
    #expect(!document.isModified)
    document.markModified()
    #expect(document.isModified)
  }

  @Test func raisesTheRevisionAtEveryChangeOnly() {
    var document = document("a")
    var last = document.revision
    for change in [{ $0.insertText("b") }, { $0.undo() }, { $0.redo() }] as [(inout TextDocument) -> Any?] {
      _ = change(&document)
      #expect(document.revision > last)
      last = document.revision
    }
    document.move(.left)
    #expect(document.revision == last)
  }

  @Test func neverEntersOrDeletesTheByteOrderMark() {
    var document = document("\u{FEFF}ab")
    document.move(.documentStart)
    #expect(document.caret == 3)
    document.deleteBackward()
    document.deleteToLineStart()
    document.deleteWordBackward()
    document.move(.left)
    document.adjustTextPosition(byCharacterOffset: -5)
    #expect(document.caret == 3)
    #expect(document.contextBeforeInput().isEmpty)
    document.selectAll()
    document.deleteBackward()
    #expect(document.text.bytes == [0xEF, 0xBB, 0xBF])
    #expect(!document.hasText)
  }

  @Test(arguments: [("a\r\nb", "a\r\nb\r\nx\r\ny"), ("a\nb\r\n", "a\nb\r\n\nx\ny"), ("a", "a\nx\ny")])
  func endsLinesAsTheFileDoes(_ file: String, _ expected: String) {
    var document = document(file)
    document.insertText("\n")
    document.insertText("x\ny")
    #expect(text(document) == expected)
  }

  @Test func convertsEveryKindOfLineEnding() {
    #expect(LineEnding.lf.converting(Array("a\rb\r\nc\n\nd\r\r\n".utf8)) == Array("a\nb\nc\n\nd\n\n".utf8))
    #expect(LineEnding.crlf.converting(Array("a\rb\n".utf8)) == Array("a\r\nb\r\n".utf8))
  }

  @Test func keepsThePastedBytesThatAreNoText() {
    var document = document("ab", caret: 1)
    document.insertBytes([0xFF, 0x80, 0x00])
    #expect(document.text.bytes == [0x61, 0xFF, 0x80, 0x00, 0x62])
    document.deleteBackward()
    document.deleteBackward()
    #expect(document.text.bytes == [0x61, 0xFF, 0x62])
  }
}
