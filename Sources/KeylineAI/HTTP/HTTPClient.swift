import CCurl
import Synchronization

/// Sends requests and streams their answers, over libcurl, on one thread of its own.
///
/// Connections are kept for the next request. Redirects are not followed: a key goes where it was meant to go, or nowhere.
/// Proxies are those of `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy`, capitals too where curl takes them; requests
/// to this machine take none.
public final class HTTPClient: Sendable {
  private let loop: HTTPLoop
  private let lastNumber = Mutex(0)

  /// Starts a client.
  ///
  /// - Parameter trust: Whose certificates are believed.
  public init(trust: HTTPTrust) {
    loop = HTTPLoop(trust: trust)
    loop.start()
  }

  deinit { loop.add(.stop) }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - limits: How long it may take.
  /// - Returns: What becomes of it. Whoever stops listening cancels it: the connection is closed at once.
  public func send(_ request: HTTPRequest, within limits: HTTPLimits) -> AsyncStream<HTTPEvent> {
    let number = lastNumber.withLock { last in
      last += 1
      return last
    }
    // What waits for its listener is bounded by the limit of the body.
    return AsyncStream { continuation in
      continuation.onTermination = { [loop] end in
        if case .cancelled = end { loop.add(.cancel(number)) }
      }
      loop.add(.begin(HTTPOrder(number: number, request: request, limits: limits, events: continuation)))
    }
  }
}
