import Glibc

/// What the command line asked for, as far as the launcher has a part in it.
struct LaunchPlan: Sendable {
  /// The file to write, as it was given; nil when the text goes to standard output.
  let filePath: String?
  /// The original arguments without the program's name.
  let arguments: [String]
  /// Whether standard output is a terminal.
  let usesTTYOutput: Bool
  /// What to do where there is no terminal.
  let remedy: String

  init(
    filePath: String? = nil, arguments: [String], usesTTYOutput: Bool = isatty(STDOUT_FILENO) == 1,
    remedy: String = "start keyline from a terminal"
  ) {
    self.filePath = filePath
    self.arguments = arguments
    self.remedy = remedy
    self.usesTTYOutput = usesTTYOutput
  }
}
