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
  /// Whether and how a broker is started; nil for tapes, which never need one.
  let broker: (program: BrokerProgram, access: BrokerAccess)?
  /// What only a broker is told.
  let secrets: EnvironmentSecrets
  /// What to do where there is no terminal.
  let remedy: String

  init(
    filePath: String? = nil, arguments: [String],
    broker: (program: BrokerProgram, access: BrokerAccess)? = nil,
    secrets: EnvironmentSecrets = EnvironmentSecrets(), usesTTYOutput: Bool = isatty(STDOUT_FILENO) == 1,
    remedy: String = "start keyline from a terminal"
  ) {
    self.filePath = filePath
    self.arguments = arguments
    self.broker = broker
    self.secrets = secrets
    self.remedy = remedy
    self.usesTTYOutput = usesTTYOutput
  }
}
