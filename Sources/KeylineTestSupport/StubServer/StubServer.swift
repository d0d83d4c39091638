import CLinux
import Foundation

/// An HTTP server on 127.0.0.1 that answers as it is told, and keeps what it was sent.
///
/// It speaks HTTP/1.1 over real sockets, a thread a connection. It ends with its owner; nothing in it waits for time.
public final class StubServer: Sendable {
  /// Where it listens, such as `http://127.0.0.1:40123`.
  public let address: String
  /// The port it listens on.
  public let port: Int
  private let log = StubLog()
  private let stop = StubGate()

  /// Starts a server.
  ///
  /// - Parameter answer: What it answers to a request, and to which in order, from 0.
  /// - Throws: `SystemFailure` when there is no port to listen on.
  public init(_ answer: @escaping @Sendable (StubRequest, Int) -> StubAnswer) throws {
    let listener = try LoopbackPort()
    guard listen(listener.descriptor, 64) == 0 else { throw SystemFailure("listen") }
    port = listener.number
    address = listener.address
    let stop = stop
    let log = log
    Thread.detachNewThread { Self.accept(listener, stop: stop, log: log, answer) }
  }

  /// Starts a server with an answer a request; the last one goes for all that follow.
  ///
  /// - Parameter answers: The answers, at least one.
  /// - Throws: `SystemFailure` when there is no port to listen on.
  public convenience init(_ answers: StubAnswer...) throws {
    precondition(!answers.isEmpty, "a server has something to answer")
    try self.init { _, number in answers[min(number, answers.count - 1)] }
  }

  deinit { stop.open() }

  /// The requests so far, in the order in which they were there as a whole.
  public var requests: [StubRequest] { log.all }

  /// Waits until a request is there as a whole.
  ///
  /// - Parameter number: Which one, from 0.
  /// - Returns: The request.
  /// - Throws: `StubTimeout` when it does not come.
  public func waitForRequest(_ number: Int = 0) throws -> StubRequest {
    guard let request = log.request(number, until: Self.limit) else {
      throw StubTimeout(event: "request \(number)")
    }
    return request
  }

  /// Waits until a client has left while it was being answered.
  ///
  /// - Parameter number: The request that was being answered, from 0.
  /// - Returns: How far the answer had come.
  /// - Throws: `StubTimeout` when the client stays.
  @discardableResult
  public func waitForDeparture(_ number: Int = 0) throws -> StubDeparture {
    guard let departure = log.departure(number, until: Self.limit) else {
      throw StubTimeout(event: "the end of request \(number)")
    }
    return departure
  }

  /// Waits until a request is there as a whole, without holding up other tasks.
  ///
  /// - Parameter number: Which one, from 0.
  /// - Returns: The request.
  /// - Throws: `StubTimeout` when it does not come.
  @discardableResult
  public func request(_ number: Int = 0) async throws -> StubRequest {
    try await Self.onThread { try self.waitForRequest(number) }
  }

  /// Waits until a client has left while it was being answered, without holding up other tasks.
  ///
  /// - Parameter number: The request that was being answered, from 0.
  /// - Returns: How far the answer had come.
  /// - Throws: `StubTimeout` when the client stays.
  @discardableResult
  public func departure(_ number: Int = 0) async throws -> StubDeparture {
    try await Self.onThread { try self.waitForDeparture(number) }
  }

  private static func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws
    -> Result
  {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
  }

  /// Ends all connections, and listens no more.
  public func shutDown() { stop.open() }

  private static var limit: Date { Date(timeIntervalSinceNow: 300) }

  private static func accept(
    _ listener: LoopbackPort, stop: StubGate, log: StubLog,
    _ answer: @escaping @Sendable (StubRequest, Int) -> StubAnswer
  ) {
    let waiting = StubSocket(descriptor: listener.descriptor, stop: stop)
    var number = 0
    while true {
      do throws(StubSocket.End) { try waiting.waitForConnection() } catch { return }
      let descriptor = accept4(listener.descriptor, nil, nil, Int32(SOCK_CLOEXEC.rawValue))
      if descriptor < 0 { continue }
      var one: Int32 = 1
      setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
      let connection = StubConnection(
        socket: StubSocket(descriptor: descriptor, stop: stop), number: number, log: log, answer: answer)
      number += 1
      Thread.detachNewThread { connection.run() }
    }
  }
}
