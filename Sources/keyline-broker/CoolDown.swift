import KeylineCore

/// The time after a failure in which a provider is left alone.
struct CoolDown {
  /// How long, in milliseconds, where the provider does not say.
  private static let usual = 10_000
  /// How long after there was no connection: it may be back any moment.
  private static let offline = 2_000

  private var address = ""
  private var end: ContinuousClock.Instant?
  private var cause: CompletionError?

  /// Notes how a request ended, the second attempt included.
  ///
  /// - Parameters:
  ///   - error: Why it failed; nil when it did not.
  ///   - retryAfter: How long the provider wants to be left alone, in milliseconds.
  ///   - address: Who was asked.
  ///   - now: When it ended.
  mutating func note(
    _ error: CompletionError?, retryAfter: Int?, from address: String, at now: ContinuousClock.Instant
  ) {
    self.address = address
    cause = error
    switch error {
    case .rateLimited, .overloaded: end = now + .milliseconds(retryAfter ?? Self.usual)
    case .offline: end = now + .milliseconds(Self.offline)
    default: end = nil
    }
  }

  /// Why a request fails that would leave now; nil when it may.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - address: Who would be asked.
  /// - Returns: The error, with the seconds that are left.
  func error(at now: ContinuousClock.Instant, for address: String) -> CompletionError? {
    guard let end, now < end, address == self.address else { return nil }
    if case .offline = cause { return cause }
    let left = (end - now).components
    return .rateLimited(seconds: Int(left.seconds) + (left.attoseconds > 0 ? 1 : 0))
  }
}
