import Glibc
import KeylineStore

// First of all: what stands in the environment can be read by others as long as the process runs.
let secrets = EnvironmentSecrets.take()
// A descriptor that was closed would be given to the next file that is opened, which would then be taken for what is typed.
for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
  _ = open("/dev/null", O_RDWR)
}
var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--role=probe" { exit(ProbeRole.run()) }
let life = KeyboardLife(takenFrom: &arguments)
do {
  let invocation = try CommandLineParser.parse(arguments)
  switch invocation {
  case .write(let options):
    if let life { exit(KeyboardRole.run(options, life)) }
    exit(WriteRun.run(options, arguments: arguments, secrets: secrets))
  case .play(let options) where !options.isHeadless:
    exit(life == nil ? PlayRun.launch(options, arguments: arguments) : KeyboardRole.play(options))
  default: exit(CommandRun.run(invocation, secrets: secrets))
  }
} catch {
  StandardError.write(error.message)
  exit(UsageError.exitStatus)
}
