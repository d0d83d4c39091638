/// What the user has decided about a word.
public enum WordVerdict: Hashable, Sendable {
  /// It is a word, whatever the model thinks: never corrected, and offered.
  case taught(String)
  /// It is never offered again, nor is anything corrected to it.
  case blocked(String)
  /// What is typed is never corrected to what was taken back.
  case reverted(typed: String, to: String)
}
