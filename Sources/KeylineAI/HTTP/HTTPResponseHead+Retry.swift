/// What a server says about asking once more.
extension HTTPResponseHead {
  /// The longest wait that is believed, in milliseconds: one header is not to end completions for the day.
  private static let longestWait = 300_000.0
  /// The shortest wait of who counts in seconds, in milliseconds: no time, or a moment that is over, asks for some.
  private static let shortestWait = 1_000.0

  /// How long the server wants to be left alone, in milliseconds; nil where it does not say.
  ///
  /// - Parameter now: The time of day as seconds since 1970, for servers that name a moment.
  /// - Returns: The milliseconds, five minutes at most.
  public func retryAfter(now: Int) -> Int? {
    if let wait = headers.value(of: "retry-after-ms").flatMap(Self.number) {
      return Self.bounded(wait, from: 1)
    }
    guard let text = headers.value(of: "retry-after") else { return nil }
    let wait = Self.number(text) ?? HTTPDate.seconds(text).map { Double($0 - now) }
    return wait.map { Self.bounded($0 * 1000, from: Self.shortestWait) }
  }

  /// Whether the server leaves it open to ask once more.
  public var allowsRetry: Bool { headers.value(of: "x-should-retry") != "false" }

  /// Digits, and perhaps a point and more digits; what else Swift takes for a number is none here.
  private static func number(_ text: String) -> Double? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
      return nil
    }
    return Double(text)
  }

  private static func bounded(_ milliseconds: Double, from shortest: Double) -> Int {
    Int(min(max(milliseconds, shortest), longestWait).rounded(.up))
  }
}
