/// A movement of the cursor that needs no screen; rows are `SoftWrap`'s.
public enum Movement: Hashable, Sendable, CaseIterable {
  /// By one grapheme.
  case left, right
  /// To the start of the word on the left, to the end of the word on the right.
  case wordLeft, wordRight
  /// To the start or the end of the line in the file, however many rows it takes.
  case lineStart, lineEnd
  /// To the blank line above or below this paragraph, or to the end of the text that comes first.
  case paragraphUp, paragraphDown
  /// To the first or the last position.
  case documentStart, documentEnd
}
