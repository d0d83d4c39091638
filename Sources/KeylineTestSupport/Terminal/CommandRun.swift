import CLinux
import Glibc

/// The outcome of a command that was run to its end without a terminal.
public struct CommandRun: Sendable {
  /// How it ended.
  public let status: ExitStatus
  /// What it wrote on standard output and on standard error.
  public let output, errors: String

  /// Runs a command in a session without a terminal and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The program and its arguments.
  ///   - input: What it reads on standard input.
  ///   - environment: Variables added to a small clean environment; an empty value takes one away.
  ///   - folder: The folder that holds the command's home and is its working folder.
  ///   - duration: How long to wait before giving up.
  /// - Throws: `SystemFailure` when it cannot be started, `TerminalTimeout` when it does not end in time.
  public init(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    folder: TemporaryFolder? = nil, within duration: Duration = TerminalProgram.patience
  ) throws {
    let folder = try folder ?? TemporaryFolder()
    let streams = try TemporaryFolder()
    let create = O_WRONLY | O_CREAT | O_TRUNC
    let process = try ChildProcess(
      arguments, environment: CleanEnvironment.make(home: folder.path, adding: environment),
      folder: folder.path,
      streams: [
        .file(path: try streams.write(input, to: "in"), flags: O_RDONLY),
        .file(path: streams.path(of: "out"), flags: create),
        .file(path: streams.path(of: "err"), flags: create),
      ])
    var event = pollfd(fd: process.exitDescriptor, events: Int16(POLLIN), revents: 0)
    let deadline = Deadline(within: duration)
    while process.reap() == nil, !deadline.hasPassed { poll(&event, 1, deadline.pollMilliseconds) }
    guard let status = process.status else {
      throw TerminalTimeout(expectation: "\(arguments.joined(separator: " ")) to end", screen: "")
    }
    self.status = status
    // The folder is removed with its last use: keep it until the command has ended.
    withExtendedLifetime(folder) {}
    output = String(decoding: try streams.read("out"), as: UTF8.self)
    errors = String(decoding: try streams.read("err"), as: UTF8.self)
  }
}
