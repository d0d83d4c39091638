import KeylineCore

/// The timers that are due, the sole source of the loop's poll time-out besides the decoder.
struct DueTimers {
  // A handful at most: a list is quicker to go through than anything with hashes.
  private var pending: [(timer: TimerID, deadline: Duration)] = []

  /// The next deadline; nil when nothing is pending.
  var next: Duration? { first.map { pending[$0].deadline } }

  mutating func schedule(_ timer: TimerID, at deadline: Duration) {
    cancel(timer)
    pending.append((timer, deadline))
  }

  mutating func cancel(_ timer: TimerID) { pending.removeAll { $0.timer == timer } }

  /// Removes and returns one timer that is due, the earliest first.
  mutating func popDue(now: Duration) -> TimerID? {
    guard let first, pending[first].deadline <= now else { return nil }
    return pending.remove(at: first).timer
  }

  private var first: Int? { pending.indices.min { pending[$0].deadline < pending[$1].deadline } }
}
