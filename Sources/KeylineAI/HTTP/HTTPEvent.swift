/// What becomes of a request; nothing follows `ended` and `failed`.
public enum HTTPEvent: Equatable, Sendable {
  /// There is a connection, and the request leaves over it.
  case sent
  /// The answer has begun.
  case head(HTTPResponseHead)
  /// The next bytes of the answer's body.
  case body([UInt8])
  /// The answer is over, and whole.
  case ended
  /// There is no answer, or no more of it.
  case failed(HTTPFailure)
}
