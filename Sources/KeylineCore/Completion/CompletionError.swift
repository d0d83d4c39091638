/// Why there are no completions.
///
/// How each is worded is `CompletionWording`'s business.
public enum CompletionError: Error, Hashable, Sendable {
  /// There is no key for the provider.
  case notConfigured
  /// The stored key cannot be used; the sentence says why and what to do.
  case keyUnusable(String)
  /// Full Access is not granted.
  case accessOff
  /// The provider's address is none.
  case badAddress
  /// No connection came about; the reason is the network library's, in words.
  case offline(String)
  /// There was no answer within so many seconds.
  case timedOut(seconds: Int)
  /// The provider turned the request down, in its own words, which are empty where it has none.
  case rejected(status: Int, message: String)
  /// Too many requests; the seconds until the next may be sent, where they are known.
  case rateLimited(seconds: Int?)
  /// The provider has too much to do (529, 5xx).
  case overloaded(status: Int)
  /// The model would not answer.
  case refused
  /// The answer is none that the protocol knows; the clause says what is wrong with it.
  case malformed(String)
  /// The broker cannot be started or has ended too often; the clause says why.
  case noBroker(String)
}
