/// The timers that a session has scheduled and that have not fired.
public struct DueTimers: Sendable {
  // A handful at most: a list is quicker to go through than anything with hashes.
  private var pending: [(timer: TimerID, deadline: Duration)] = []

  /// Creates an empty list.
  public init() {}

  /// The next deadline; nil when nothing is pending.
  public var next: Duration? { first.map { pending[$0].deadline } }

  /// Adds a timer, or moves it when it is pending.
  public mutating func schedule(_ timer: TimerID, at deadline: Duration) {
    cancel(timer)
    pending.append((timer, deadline))
  }

  /// Takes a timer away.
  public mutating func cancel(_ timer: TimerID) { pending.removeAll { $0.timer == timer } }

  /// Those that are pending, the next one first, as the inspector shows them.
  ///
  /// - Parameter now: The time since the run began.
  /// - Returns: The timers, and the time until each.
  public func pending(now: Duration) -> [InspectedFacts.PendingTimer] {
    pending.sorted { $0.deadline < $1.deadline }.map { .init($0.timer, left: max($0.deadline - now, .zero)) }
  }

  /// How many are pending.
  public var count: Int { pending.count }

  /// Removes one timer that is due, the earliest first.
  ///
  /// - Parameter now: The time since the run began.
  /// - Returns: The timer, nil when none is due.
  public mutating func popDue(now: Duration) -> TimerID? {
    guard let first, pending[first].deadline <= now else { return nil }
    return pending.remove(at: first).timer
  }

  private var first: Int? { pending.indices.min { pending[$0].deadline < pending[$1].deadline } }
}
