/// A moment after which a test gives up.
///
/// A deadline only bounds a failure: waiting is always for an event, never for the deadline.
public struct Deadline: Sendable {
  private let instant: ContinuousClock.Instant

  /// Creates a deadline.
  ///
  /// - Parameter duration: The time from now on.
  public init(within duration: Duration) {
    instant = .now + duration
  }

  /// Whether the moment has passed.
  public var hasPassed: Bool { ContinuousClock.now >= instant }

  /// What is left, in the form `poll(2)` wants: milliseconds, rounded up, at least 0.
  var pollMilliseconds: Int32 {
    let left = max(.zero, instant - .now)
    let (seconds, attoseconds) = left.components
    return Int32(clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
