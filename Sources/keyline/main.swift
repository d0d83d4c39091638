import Glibc
import KeylineStore

// First of all: what stands in the environment can be read by others as long as the process runs.
let secrets = EnvironmentSecrets.take()
// A descriptor that was closed would be given to the next file that is opened, which would then be taken for what is typed.
for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
  _ = open("/dev/null", O_RDWR)
}
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--role=probe" { exit(ProbeRole.run()) }
let isKeyboard = arguments.first == "--role=keyboard"
do {
  let invocation = try CommandLineParser.parse(isKeyboard ? Array(arguments.dropFirst()) : arguments)
  switch invocation {
  case .write(let options):
    exit(
      isKeyboard ? KeyboardRole.run(options) : WriteRun.run(options, arguments: arguments, secrets: secrets))
  case .play(let options) where !options.isHeadless:
    exit(isKeyboard ? KeyboardRole.play(options) : PlayRun.launch(options, arguments: arguments))
  default: exit(CommandRun.run(invocation, secrets: secrets))
  }
} catch {
  StandardError.write(error.message)
  exit(UsageError.exitStatus)
}
