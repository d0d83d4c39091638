import CLinux
import Glibc
import KeylineCore

/// The built broker, with the test in the place of the keyboard.
public final class BrokerProcess {
  /// The process.
  public let process: ChildProcess
  /// The folder that holds its home.
  public let folder: TemporaryFolder
  private var socket: Int32
  private var lines = WireLines()
  private var waiting: [(id: Int, event: BrokerEvent)] = []

  /// Starts a broker.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - environment: Variables added to a small clean environment.
  ///   - secrets: What the launcher tells it first; nil where it tells nothing.
  ///   - folder: The folder that holds its home.
  /// - Throws: `SystemFailure` when it cannot be started.
  public init(
    _ arguments: [String], environment: [String: String] = [:], secrets: [String: String]? = nil,
    folder: TemporaryFolder? = nil
  ) throws {
    self.folder = try folder ?? TemporaryFolder()
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair) == 0 else {
      throw SystemFailure("socketpair")
    }
    defer { close(pair[1]) }
    socket = pair[0]
    let null = ChildProcess.Stream.file(path: "/dev/null", flags: O_RDWR)
    process = try ChildProcess(
      [ExecutablePath.broker()] + arguments,
      environment: CleanEnvironment.make(home: self.folder.path, adding: environment),
      folder: self.folder.path, streams: [null, null, null, .sameAs(pair[1])])
    if let secrets { try send(line: BrokerSecrets(secrets).line) }
  }

  deinit { if socket >= 0 { close(socket) } }

  /// Sends a request.
  ///
  /// - Parameter request: The request.
  /// - Throws: `SystemFailure` when the broker does not take it.
  public func send(_ request: BrokerRequest) throws { try send(line: request.line) }

  /// Sends a line.
  ///
  /// - Parameter line: The line without its end.
  /// - Throws: `SystemFailure` when the broker does not take it.
  public func send(line: String) throws {
    var rest = (Array(line.utf8) + [0x0A])[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count < 0, errno != EINTR { throw SystemFailure("send") }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Waits for the next event.
  ///
  /// - Returns: The event, and the request it is about.
  /// - Throws: `StubTimeout` when none comes.
  public func next() throws -> (id: Int, event: BrokerEvent) {
    let deadline = Deadline(within: TerminalProgram.patience)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while waiting.isEmpty {
      var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      poll(&polled, 1, deadline.pollMilliseconds)
      let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if count == 0 || deadline.hasPassed { throw StubTimeout(event: "an event of the broker") }
      waiting += lines.feed(buffer[..<max(count, 0)]).compactMap { BrokerEvent.read(line: $0) }
    }
    return waiting.removeFirst()
  }

  /// Waits for the end of a request.
  ///
  /// - Returns: What was told of it, its end included.
  /// - Throws: `StubTimeout` when it does not end.
  public func rest() throws -> [BrokerEvent] {
    var events: [BrokerEvent] = []
    while true {
      let event = try next().event
      events.append(event)
      switch event {
      case .finished, .failed: return events
      default: continue
      }
    }
  }

  /// Asks for completions and waits for the end.
  ///
  /// - Parameters:
  ///   - id: The number of the request.
  ///   - text: The text before the cursor.
  /// - Returns: What was told of it.
  /// - Throws: `StubTimeout` when it does not end.
  public func complete(_ id: Int, _ text: String = "Hey, are we still on for") throws -> [BrokerEvent] {
    try send(.complete(id: id, query: CompletionQuery(before: text), isHeld: false))
    return try rest()
  }

  /// Closes the keyboard's end of the socket.
  public func hangUp() {
    close(socket)
    socket = -1
  }

  /// Waits until the broker has ended.
  ///
  /// - Returns: How it ended.
  /// - Throws: `StubTimeout` when it goes on.
  public func end() throws -> ExitStatus {
    let deadline = Deadline(within: TerminalProgram.patience)
    var polled = pollfd(fd: process.exitDescriptor, events: Int16(POLLIN), revents: 0)
    while process.reap() == nil, !deadline.hasPassed { poll(&polled, 1, deadline.pollMilliseconds) }
    guard let status = process.status else { throw StubTimeout(event: "the end of the broker") }
    return status
  }
}
