import KeylineCore
import KeylineTestSupport

/// Random acts of a writer.
enum DocumentScript {
  /// Does one thing to a document.
  static func act(
    on document: inout TextDocument, using generator: inout SplitMix, undoing: Bool = false
  ) {
    switch Int.random(in: 0..<(undoing ? 14 : 12), using: &generator) {
    case 0..<4:
      document.insertText(["a", "b", " ", "é", "\u{301}", "👍"].randomElement(using: &generator) ?? "c")
    case 4: document.insertText("\n")
    case 5: document.insertBytes(SampleText.bytes(parts: 5, using: &generator))
    case 6: document.deleteBackward()
    case 7: document.deleteForward()
    case 8: document.deleteWordBackward()
    case 9: document.transpose()
    case 10:
      document.move(
        Movement.allCases.randomElement(using: &generator) ?? .left, extending: .random(using: &generator))
    case 11:
      let offset = Int.random(in: 0...document.text.byteCount, using: &generator)
      document.select(TextSelection(anchor: offset, head: min(offset + 5, document.text.byteCount)))
    case 12: document.undo()
    default: document.redo()
    }
  }
}
