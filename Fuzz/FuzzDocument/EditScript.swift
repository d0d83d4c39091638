import KeylineCore

/// A document and the array that it must equal after every edit.
struct EditScript {
  private var script: ScriptBytes
  private var model: [UInt8]
  private var document: TextDocument
  /// Whether the history is too small to hold everything.
  private let forgets: Bool

  /// Takes the first part of the input for the text and the rest for what is done to it.
  init(_ input: [UInt8]) {
    script = ScriptBytes(input)
    let length = Int(script.next()) % 96
    // Long enough, now and then, that the tree has many pieces and a line is cut.
    let repeats = [1, 1, 1, 1, 1, 2, 3, 60][Int(script.next()) % 8]
    forgets = script.next() % 4 == 0
    let base = script.next(length)
    model = Array(repeatElement(base, count: repeats).joined())
    let text = PieceTree(model)
    document = forgets ? TextDocument(text, historyBudget: 600) : TextDocument(text)
  }

  /// Runs the script to its end, then undoes and redoes all of it.
  mutating func run() {
    let base = model
    while !script.isEmpty {
      perform(script.next())
      takeEdits()
      check()
    }
    checkText()
    TextQueries(document: document, bytes: model).check(width: 1 + Int(model.first ?? 0) % 90)
    // What the script left undone is part of the end too.
    while document.redo() != nil {}
    let end = document.text.bytes
    while document.undo() != nil {}
    let start = document.text.bytes
    if !forgets { precondition(start == base, "undoing everything must give the base") }
    while document.redo() != nil {}
    precondition(document.text.bytes == end, "redoing everything must give the end")
  }

  private mutating func takeEdits() {
    for edit in document.takeEdits() { model.replaceSubrange(edit.range, with: edit.bytes) }
  }

  private mutating func perform(_ operation: UInt8) {
    switch operation % 24 {
    case 0: document.insertText(String(decoding: nextBytes(), as: UTF8.self))
    case 1: document.insertBytes(nextBytes())
    case 2: document.deleteBackward()
    case 3: document.deleteForward()
    case 4: check(removed: document.text.bytes) { document in document.deleteWordBackward() }
    case 5: check(removed: document.text.bytes) { document in document.deleteWordForward() }
    case 6: check(removed: document.text.bytes) { document in document.deleteToLineStart() }
    case 7: check(removed: document.text.bytes) { document in document.deleteToLineEnd() }
    case 8: check(removed: document.text.bytes) { document in document.cut() }
    case 9: document.transpose()
    case 10: undo()
    case 11: redo()
    case 12: document.replace(nextRange(), with: nextBytes(), as: .typing)
    case 13: document.select(TextSelection(anchor: nextOffset(), head: nextOffset()))
    case 14: document.adjustTextPosition(byCharacterOffset: Int(Int8(bitPattern: script.next())))
    case 15: document.insertText("\n", as: .newline)
    case 16: document.markSaved()
    case 17, 18, 19:
      let wide = Self.wideGraphemes
      document.insertText(wide[Int(script.next()) % wide.count])
    default:
      let movements = Movement.allCases
      document.move(movements[Int(script.next()) % movements.count], extending: operation >= 128)
    }
  }

  /// What takes several scalars, alone or with its neighbours.
  private static let wideGraphemes = [
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}", "\u{1F1E9}\u{1F1EA}", "\u{1F44D}\u{1F3FD}",
    "\u{1F3FD}",
    "\u{200D}", "\u{FE0F}", "\u{2764}\u{FE0F}", "e\u{301}\u{302}\u{303}", "\u{301}",
    "\u{1112}\u{1161}\u{11AB}", "\u{1161}",
    "\u{928}\u{93F}", "\u{94D}\u{937}", "\u{E01}\u{E33}", "\r\n", "\r", "\n", "\u{600}1", "\u{FEFF}",
    "\u{6F22}", "\t",
  ]

  /// What a deletion hands out must be what is gone.
  private mutating func check(removed before: [UInt8], _ delete: (inout TextDocument) -> [UInt8]) {
    let removed = delete(&document)
    let after = document.text.bytes
    precondition(after.count == before.count - removed.count, "what was deleted must be handed out")
    let start = zip(before, after).prefix { $0 == $1 }.count
    precondition(
      (0...start).contains { offset in
        before[offset...].starts(with: removed)
          && before.dropFirst(offset + removed.count).elementsEqual(after[offset...])
      }, "what was handed out must be what was deleted")
  }

  private mutating func undo() {
    let before = document.text.bytes
    guard document.undo() != nil else { return }
    let after = document.text.bytes
    precondition(document.redo() != nil && document.text.bytes == before, "redo must take back undo")
    precondition(document.undo() != nil && document.text.bytes == after, "undo must do the same again")
  }

  private mutating func redo() {
    let before = document.text.bytes
    guard document.redo() != nil else { return }
    let after = document.text.bytes
    precondition(document.undo() != nil && document.text.bytes == before, "undo must take back redo")
    precondition(document.redo() != nil && document.text.bytes == after, "redo must do the same again")
  }

  private func check() {
    let text = document.text
    precondition(text.byteCount == model.count, "the document must be as long as the array")
    precondition(document.content.lowerBound <= document.caret && document.caret <= text.byteCount)
    let left = text.graphemeStart(before: document.caret)
    precondition(document.caret == 0 || left < document.caret, "a step to the left must get somewhere")
    // All of a long text after every step would leave no time for other scripts.
    if model.count <= 512 { checkText() }
  }

  private func checkText() {
    let text = document.text
    precondition(text.bytes == model, "the document must equal the array")
    precondition(text.newlineCount == model.count { $0 == 0x0A }, "the sum of newlines is wrong")
    precondition(
      text.scalarCount == String(decoding: model, as: UTF8.self).unicodeScalars.count,
      "the sum of scalars is wrong")
  }

  private mutating func nextBytes() -> [UInt8] { script.next(Int(script.next()) % 24) }

  private mutating func nextOffset() -> Int {
    (Int(script.next()) << 8 | Int(script.next())) % (model.count + 1)
  }

  private mutating func nextRange() -> Range<Int> {
    let one = nextOffset()
    let other = nextOffset()
    return min(one, other)..<max(one, other)
  }
}
