/// Why a request has no whole answer.
public enum HTTPFailure: Error, Hashable, Sendable {
  /// The address is none that a request can go to.
  case badAddress
  /// There was no answer because there was no connection, or it ended before; the reason in the network library's words.
  case noConnection(String)
  /// The answer did not come, or not to its end, within the time.
  case timedOut
  /// The connection ended within the answer.
  case brokenOff
  /// The body is longer than anything that was asked for.
  case tooLong
  /// What came is no HTTP.
  case notHTTP
}
