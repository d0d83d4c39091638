import KeylineCore

/// The timers that are due, the sole source of the loop's poll time-out besides the decoder.
struct DueTimers {
  private var deadlines: [TimerID: Duration] = [:]

  /// The next deadline; nil when nothing is pending.
  var next: Duration? { deadlines.values.min() }

  mutating func schedule(_ timer: TimerID, at deadline: Duration) { deadlines[timer] = deadline }

  mutating func cancel(_ timer: TimerID) { deadlines[timer] = nil }

  /// Removes and returns one timer that is due, the earliest first.
  mutating func popDue(now: Duration) -> TimerID? {
    let due = deadlines.filter { $0.value <= now }
    guard let timer = due.min(by: { $0.value < $1.value })?.key else { return nil }
    deadlines[timer] = nil
    return timer
  }
}
