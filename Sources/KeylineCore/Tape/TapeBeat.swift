/// How long a moment is.
public enum TapeBeat: Hashable, Sendable {
  /// Between two characters that are typed.
  case character
  /// After anything else that is to be seen.
  case action

  /// The time it takes where someone watches.
  public var duration: Duration {
    switch self {
    case .character: .milliseconds(60)
    case .action: .milliseconds(300)
    }
  }
}
