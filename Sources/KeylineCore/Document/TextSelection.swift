/// The selected range of a document; a caret when both ends are equal.
public struct TextSelection: Hashable, Sendable {
  /// The end that stays when the selection is extended, a byte offset.
  public var anchor: Int
  /// The end that moves, a byte offset; the cursor is drawn here.
  public var head: Int

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - anchor: the byte offset of the end that stays.
  ///   - head: the byte offset of the end that moves.
  public init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// Creates a caret.
  ///
  /// - Parameter offset: its byte offset.
  public init(caret offset: Int) { self.init(anchor: offset, head: offset) }

  /// Whether nothing is selected.
  public var isCaret: Bool { anchor == head }
  /// The selected bytes.
  public var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
}
