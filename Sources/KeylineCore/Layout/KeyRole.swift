/// What pressing a drawn key does.
public enum KeyRole: String, CaseIterable, Sendable {
  /// Inserts the key's output.
  case character
  /// Changes to the shift layer and back; a double tap locks it.
  case shift
  /// Deletes backward.
  case backspace
  /// Inserts a line break.
  case enter
  /// Inserts a space.
  case space
  /// Changes to the layer the key names.
  case layer
  /// Goes to the next enabled keyboard.
  case nextKeyboard
}
