/// A program running inside tmux, on a server of its own.
///
/// A client is attached in a terminal of ours: its output is the event to wait for, and its screen is what a
/// person sees through tmux.
public final class TmuxSession {
  /// The attached client.
  public let client: TerminalProgram
  private let socket: String
  private let folder: TemporaryFolder

  /// Starts a server, a session with one window, and the program in it.
  ///
  /// - Parameters:
  ///   - command: The command line, given to the shell.
  ///   - size: The size of the window.
  ///   - environment: Variables added to a small clean environment.
  /// - Throws: `SystemFailure` when tmux cannot be started, `TerminalTimeout` when it does not attach.
  public init(
    _ command: String, size: TerminalSize = .standard, environment: [String: String] = [:]
  ) throws {
    // As everywhere: see `TerminalProgram.keyline`.
    let environment = ["KEYLINE_SUGGESTIONS_WORDS": "off"].merging(environment) { $1 }
    folder = try TemporaryFolder()
    socket = folder.path(of: "tmux")
    let configuration = try folder.write("set -g status off\nset -g escape-time 0\n", to: "tmux.conf")
    client = try TerminalProgram(
      ["tmux", "-u", "-S", socket, "-f", configuration, "new-session", command], size: size,
      environment: environment, folder: folder)
    try client.waitFor("tmux to attach") { $0.modes.alternateScreen }
  }

  deinit {
    // A server that has already left is what we want: the failure to reach it is no failure.
    _ = try? run("kill-server")
  }

  /// Sends keys by their tmux names (`Enter`, `C-d`, `M-1`, `F2`).
  ///
  /// - Parameter keys: The names.
  /// - Throws: An error when tmux refuses.
  public func send(keys: String...) throws { try run(["send-keys"] + keys) }

  /// Types text as it is.
  ///
  /// - Parameter text: The text.
  /// - Throws: An error when tmux refuses.
  public func type(_ text: String) throws { try run("send-keys", "-l", "--", text) }

  /// The pane's text, rows joined by newlines.
  ///
  /// - Returns: The text.
  /// - Throws: An error when tmux refuses.
  public func capture() throws -> String { try run("capture-pane", "-p") }

  /// Asks tmux for a format, such as `#{alternate_on}` or `#{mouse_any_flag}`.
  ///
  /// - Parameter format: The format.
  /// - Returns: The answer, without the newline at its end.
  /// - Throws: An error when tmux refuses.
  public func value(of format: String) throws -> String {
    String(try run("display-message", "-p", format).dropLast())
  }

  /// Waits until the pane meets a condition.
  ///
  /// - Parameters:
  ///   - expectation: The condition in words, for the report of a failure.
  ///   - duration: How long to wait before giving up.
  ///   - condition: The condition on the pane's text.
  /// - Throws: `TerminalTimeout` when it is not met in time.
  public func waitFor(
    _ expectation: String, within duration: Duration = TerminalProgram.patience,
    pane condition: (String) -> Bool
  ) throws {
    try client.wait(for: expectation, within: duration) { condition(try capture()) }
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> String { try run(arguments) }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let result = try CommandRun(["tmux", "-S", socket] + arguments)
    guard result.status == .exited(0) else { throw TmuxFailure(message: result.errors) }
    return result.output
  }
}
