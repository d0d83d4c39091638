/// The knobs of the demonstration provider.
public struct DemonstrationSettings: Hashable, Sendable {
  /// What goes wrong, for those who want to see it.
  public enum Failure: String, CaseIterable, Hashable, Sendable {
    case none, offline, timedOut, rateLimited, overloaded, rejected, refused, malformed, cutOff
  }

  /// The time until the first piece of an answer, about: it varies, as a network's does.
  public internal(set) var delay: Duration
  /// What goes wrong.
  public internal(set) var failure: Failure
  /// Chooses among answers and delays: the same seed and the same text give the same.
  public internal(set) var seed: Int
}
