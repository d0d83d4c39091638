import Glibc
import KeylineStore

// First of all: what stands in the environment can be read by others as long as the process runs.
let secrets = EnvironmentSecrets.take()
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
