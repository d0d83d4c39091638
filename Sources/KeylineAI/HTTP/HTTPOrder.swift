/// A request on its way to the thread that performs it.
struct HTTPOrder: Sendable {
  let number: Int
  let request: HTTPRequest
  let limits: HTTPLimits
  let events: AsyncStream<HTTPEvent>.Continuation
}
