/// One of the things that a line of a tape comes down to, on a virtual keyboard and on a real one alike.
public enum TapeStep: Sendable {
  /// Something happens.
  case event(Event)
  /// Time passes.
  case pause(Duration)
  /// A moment for those who watch; no time at all where nobody does.
  case beat(TapeBeat)
  /// Time passes until the screen matches.
  case waitScreen(String)
  case expectText(String)
  case expectScreen(String)
  case screen(name: String)
  case mark(name: String)
}

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
