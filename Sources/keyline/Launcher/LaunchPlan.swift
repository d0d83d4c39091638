import Glibc
import KeylineStore

/// What the command line asked for, as far as the launcher has a part in it.
struct LaunchPlan: Sendable {
  /// The file to write, as it was given; nil when the text goes to standard output.
  let filePath: String?
  /// The original arguments without the program's name.
  let arguments: [String]
  /// Whether standard output is a terminal.
  let usesTTYOutput: Bool
  /// What was taken out of the environment, for the broker.
  let secrets: EnvironmentSecrets
  /// What to do where there is no terminal.
  let remedy: String

  init(
    filePath: String? = nil, arguments: [String], usesTTYOutput: Bool = isatty(STDOUT_FILENO) == 1,
    secrets: EnvironmentSecrets = EnvironmentSecrets(),
    remedy: String = "start keyline from a terminal"
  ) {
    self.filePath = filePath
    self.arguments = arguments
    self.secrets = secrets
    self.remedy = remedy
    self.usesTTYOutput = usesTTYOutput
  }
}
