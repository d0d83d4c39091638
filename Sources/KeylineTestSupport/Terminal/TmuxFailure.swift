/// Tmux refused a command.
public struct TmuxFailure: Error, CustomStringConvertible {
  /// What tmux said.
  public let message: String
  /// The same.
  public var description: String { "tmux: \(message)" }
}
