/// The page of the score and how far it is scrolled.
public struct ScoreState: Hashable, Sendable {
  /// The first line that is shown.
  public var top = 0
}
