/// How the keyboard says that it ended.
enum KeyboardOutcome: Equatable, Sendable {
  /// The text is as the user wants it.
  case done
  /// The user wants nothing to happen.
  case cancelled
  /// It could not go on: one sentence that says why and what to do, without typed text.
  case failed(String)
}
