import KeylineCore

/// The score that was kept over time.
public struct ScoreHistory: Equatable, Sendable {
  /// What was counted on one day on one layout; it names no keys.
  public struct Day: Equatable, Sendable {
    /// The day, as ISO 8601 has it.
    public let day: String
    /// The counts.
    public internal(set) var tally: Tally
  }

  /// The days, the earliest first, with a row for each layout.
  public internal(set) var days: [Day] = []
  /// The presses of each layout's keys, on all days; they have no other counts.
  public internal(set) var keys: [Tally] = []

  /// Creates a history of nothing.
  public init() {}

  /// Whether nothing was kept.
  public var isEmpty: Bool { days.isEmpty && keys.isEmpty }

  /// Everything.
  public var total: Tally { Tally.sum(days.map(\.tally) + keys) }
}
