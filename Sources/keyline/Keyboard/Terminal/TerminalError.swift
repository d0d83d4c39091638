/// Why the terminal cannot be used.
enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// There is no terminal to draw on.
  case noTerminal(path: String, reason: String)
  /// No description of a usable terminal was found.
  case noDescription(tried: [String])
  /// The terminal went away.
  case gone
  /// The system refused memory for the frame.
  case noMemory(reason: String)

  var description: String {
    switch self {
    case .noTerminal(let path, let reason):
      "cannot use the terminal \(path): \(reason); start Keyline from a terminal"
    case .noDescription(let tried):
      "no terminal description for \(tried.joined(separator: ", ")); set TERM or install ncurses-base"
    case .gone: "the terminal is gone"
    case .noMemory(let reason): "no memory for the screen: \(reason)"
    }
  }
}
