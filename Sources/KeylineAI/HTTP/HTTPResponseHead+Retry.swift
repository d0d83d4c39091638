/// What a server says about asking once more.
extension HTTPResponseHead {
  /// The longest wait that is believed, a day: more is a mistake, or a number from somewhere else.
  private static let longestWait = 86_400_000

  /// How long the server wants to be left alone, in milliseconds; nil where it does not say.
  ///
  /// - Parameter now: The time of day as seconds since 1970, for servers that name a moment.
  public func retryAfter(now: Int) -> Int? {
    if let text = headers.value(of: "retry-after-ms"), let wait = Double(text), wait >= 0 {
      return Self.bounded(wait)
    }
    guard let text = headers.value(of: "retry-after") else { return nil }
    if let wait = Double(text) { return wait >= 0 ? Self.bounded(wait * 1000) : nil }
    return HTTPDate.seconds(text).map { Self.bounded(Double(max($0 - now, 0)) * 1000) }
  }

  /// Whether the server leaves it open to ask once more.
  public var allowsRetry: Bool { headers.value(of: "x-should-retry") != "false" }

  private static func bounded(_ milliseconds: Double) -> Int {
    Int(min(milliseconds, Double(longestWait)).rounded(.up))
  }
}
