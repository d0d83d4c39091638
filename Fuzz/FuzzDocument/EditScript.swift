import KeylineCore

/// A document and the array that it must equal after every edit.
struct EditScript {
  private var script: ArraySlice<UInt8>
  private var model: [UInt8]
  private var document: TextDocument

  /// Takes the first part of the input for the text and the rest for what is done to it.
  init(_ input: [UInt8]) {
    script = input[...]
    let length = Int(script.popFirst() ?? 0) * 4
    let repeats = Int(script.popFirst() ?? 0) % 32 + 1
    let base = Array(script.prefix(length))
    script = script.dropFirst(length)
    model = Array(repeatElement(base, count: repeats).joined())
    document = TextDocument(PieceTree(model))
  }

  /// Runs the script to its end, then undoes and redoes all of it.
  mutating func run() {
    let base = model
    while let operation = script.popFirst() {
      perform(operation)
      for edit in document.takeEdits() { model.replaceSubrange(edit.range, with: edit.bytes) }
      check()
    }
    checkWrap()
    // What the script left undone is part of the end too.
    while document.redo() != nil {}
    let end = document.text.bytes
    while document.undo() != nil {}
    precondition(document.text.bytes == base, "undoing everything must give the base")
    while document.redo() != nil {}
    precondition(document.text.bytes == end, "redoing everything must give the end")
  }

  private mutating func perform(_ operation: UInt8) {
    let isExtending = operation >= 128
    switch operation % 16 {
    case 0: document.insertText(String(decoding: nextBytes(), as: UTF8.self))
    case 1: document.insertBytes(nextBytes())
    case 2: document.deleteBackward()
    case 3: document.deleteForward()
    case 4: document.deleteWordBackward()
    case 5: document.deleteToLineEnd()
    case 6: document.transpose()
    case 7: document.undo()
    case 8: document.redo()
    case 9: document.replace(nextRange(), with: nextBytes(), as: .typing)
    case 10: document.select(TextSelection(anchor: nextOffset(), head: nextOffset()))
    case 11: document.adjustTextPosition(byCharacterOffset: Int(Int8(bitPattern: script.popFirst() ?? 0)))
    case 12: document.insertText("\n")
    default:
      let movements = Movement.allCases
      document.move(movements[Int(script.popFirst() ?? 0) % movements.count], extending: isExtending)
    }
  }

  private func check() {
    let text = document.text
    precondition(text.bytes == model, "the document must equal the array")
    precondition(text.newlineCount == model.count { $0 == 0x0A }, "the sum of newlines is wrong")
    precondition(
      text.scalarCount == String(decoding: model, as: UTF8.self).unicodeScalars.count,
      "the sum of scalars is wrong")
    precondition(document.content.lowerBound <= document.caret && document.caret <= text.byteCount)
    let left = text.graphemeStart(before: document.caret)
    precondition(document.caret == 0 || left < document.caret, "a step to the left must get somewhere")
  }

  private func checkWrap() {
    let wrap = SoftWrap(document, width: 7)
    var row = wrap.firstRow
    while let next = wrap.row(after: row) {
      precondition(wrap.row(before: next) == row, "the row above the row below must be the row")
      precondition(wrap.row(containing: next.range.lowerBound) == next, "a row must hold its own start")
      precondition(wrap.clusters(of: next).reduce(0) { $0 + $1.cells } <= 7, "a row must not be too wide")
      row = next
    }
    precondition(row.range.upperBound == document.text.byteCount, "the rows must reach the end")
  }

  private mutating func nextBytes() -> [UInt8] {
    let length = Int(script.popFirst() ?? 0) % 24
    defer { script = script.dropFirst(length) }
    return Array(script.prefix(length))
  }

  private mutating func nextOffset() -> Int {
    let high = Int(script.popFirst() ?? 0)
    return (high << 8 | Int(script.popFirst() ?? 0)) % (model.count + 1)
  }

  private mutating func nextRange() -> Range<Int> {
    let one = nextOffset()
    let other = nextOffset()
    return min(one, other)..<max(one, other)
  }
}
