import Glibc

do {
  let invocation = try CommandLineParser.parse(Array(CommandLine.arguments.dropFirst()))
  if let text = invocation.text {
    print(text, terminator: "")
  } else {
    StandardError.write("keyline: this command is not there yet; see 'keyline --help'")
    exit(1)
  }
} catch {
  StandardError.write(error.message)
  exit(UsageError.exitStatus)
}
