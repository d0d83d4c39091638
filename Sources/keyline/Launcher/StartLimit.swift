/// How often something may be started: one that keeps dying is not to keep the machine busy.
struct StartLimit {
  /// The most starts within a period.
  let count: Int
  /// The period.
  let period: Duration
  private var starts: [ContinuousClock.Instant] = []

  /// Creates a limit that nothing has been counted against.
  init(_ count: Int, within period: Duration) {
    self.count = count
    self.period = period
  }

  /// Counts a start, if it may be made.
  ///
  /// - Parameter now: The time.
  /// - Returns: Whether it may.
  mutating func admit(at now: ContinuousClock.Instant) -> Bool {
    starts.removeAll { $0.duration(to: now) >= period }
    guard starts.count < count else { return false }
    starts.append(now)
    return true
  }

  /// Takes the last start back: what was started has been ended for a reason of ours.
  mutating func takeBack() {
    precondition(!starts.isEmpty, "only a start that was counted is taken back")
    starts.removeLast()
  }
}
