import Glibc
import KeylineStore

let arguments = Array(CommandLine.arguments.dropFirst())
let isKeyboard = arguments.first == "--role=keyboard"
do {
  let invocation = try CommandLineParser.parse(isKeyboard ? Array(arguments.dropFirst()) : arguments)
  guard case .write(let options) = invocation else { exit(CommandRun.run(invocation)) }
  exit(isKeyboard ? KeyboardRole.run(options) : WriteRun.run(options, arguments: arguments))
} catch {
  StandardError.write(error.message)
  exit(UsageError.exitStatus)
}
