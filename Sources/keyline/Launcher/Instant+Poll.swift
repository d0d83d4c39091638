extension ContinuousClock.Instant {
  /// How long to poll, in milliseconds, to wake at a time and not before.
  ///
  /// - Parameter deadline: The time.
  /// - Returns: 0 when it is over.
  func millisecondsToPoll(until deadline: ContinuousClock.Instant) -> Int32 {
    let left = duration(to: deadline)
    return left <= .zero ? 0 : Int32(left / .milliseconds(1)) + 1
  }
}
