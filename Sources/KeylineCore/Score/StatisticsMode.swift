/// Whether the keys and what suggestions save are counted.
public enum StatisticsMode: String, CaseIterable, Hashable, Sendable {
  case off
  /// For this run, in memory.
  case run
  /// And added up over time, in the keyboard's own container.
  case keep
}
