/// A movement of the cursor that needs no screen; rows are `SoftWrap`'s.
public enum Movement: Hashable, Sendable, CaseIterable {
  /// By one grapheme.
  case left, right
  /// To the start of the word on the left, to the end of the word on the right.
  case wordLeft, wordRight
  /// To the start or the end of the line in the file, however many rows it takes.
  case lineStart, lineEnd
  /// To the start of this line or, from there, of the one before; to the end of this line or of the next.
  case paragraphUp, paragraphDown
  /// To the first or the last position.
  case documentStart, documentEnd
}
