import KeylineAI
import KeylineCore
import KeylineStore

/// Why one attempt at a request failed, and whether another one makes sense.
struct AttemptFailure {
  let error: CompletionError
  /// How long the provider wants to be left alone, in milliseconds.
  let retryAfter: Int?
  /// Whether it may pass by itself.
  let mayPass: Bool

  /// A failure that a provider's answer tells of.
  init(_ error: CompletionError, head: HTTPResponseHead? = nil) {
    self.error = error
    retryAfter = head?.retryAfter(now: UTCTime.now.seconds)
    switch error {
    case .rateLimited, .overloaded, .offline: mayPass = head?.allowsRetry ?? true
    default: mayPass = false
    }
  }

  /// A failure of the connection.
  ///
  /// - Parameters:
  ///   - failure: What happened.
  ///   - seconds: How long an answer may take.
  init(_ failure: HTTPFailure, within seconds: Int) {
    switch failure {
    case .badAddress: self.init(.badAddress)
    case .noConnection(let reason): self.init(.offline(reason))
    case .timedOut: self.init(.timedOut(seconds: seconds))
    case .brokenOff: self.init(.malformed("it ended early"))
    case .tooLong: self.init(.malformed("it is longer than 1 MiB"))
    case .notHTTP: self.init(.malformed("it is no HTTP"))
    }
  }
}
