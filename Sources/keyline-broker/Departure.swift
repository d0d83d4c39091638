import KeylineAI

/// A request that leaves, and when its answer has to be there.
struct Departure {
  /// How long a connection may take, in milliseconds; the rest of the time is for the answer.
  private static let longestConnecting = 5_000

  let request: HTTPRequest
  let endpoint: ProviderEndpoint
  /// How long the answer may take, a second attempt included.
  let seconds: Int
  let start: ContinuousClock.Instant

  init(
    _ request: HTTPRequest, to endpoint: ProviderEndpoint, within seconds: Int,
    from start: ContinuousClock.Instant
  ) {
    self.request = request
    self.endpoint = endpoint
    self.seconds = seconds
    self.start = start
  }

  /// What is left of the time.
  func millisecondsLeft(at now: ContinuousClock.Instant) -> Int {
    (start + .seconds(seconds) - now).milliseconds
  }

  /// The limits of an attempt that begins now.
  func limits(at now: ContinuousClock.Instant) -> HTTPLimits {
    // No time at all would be without a limit.
    let left = max(millisecondsLeft(at: now), 1)
    return HTTPLimits(connectMilliseconds: min(left, Self.longestConnecting), totalMilliseconds: left)
  }
}
