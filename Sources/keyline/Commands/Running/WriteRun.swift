import Glibc
import KeylineStore

/// `keyline [FILE]`: reads what is piped in and launches the keyboard.
enum WriteRun {
  /// Runs it to its end.
  ///
  /// - Returns: The exit status.
  static func run(_ options: WriteOptions, arguments: [String]) -> Int32 {
    let file = options.file == "-" ? nil : options.file
    do throws(SystemError) {
      let piped = file == nil && isatty(STDIN_FILENO) != 1 ? try pipedText() : nil
      return Launcher.run(
        LaunchPlan(
          filePath: file, initialText: piped, arguments: arguments, usesTTYOutput: isatty(STDOUT_FILENO) == 1)
      )
    } catch {
      StandardError.write("keyline: standard input cannot be read (\(error.reason)).")
      return CommandFailure.exitStatus
    }
  }

  private static func pipedText() throws(SystemError) -> Descriptor? {
    // A closed standard input is one with nothing in it.
    guard fcntl(STDIN_FILENO, F_GETFD) >= 0 else { return nil }
    let memory = try Descriptor.memory("keyline-text")
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var total = 0
    while true {
      let count = try retrying("read") { read(STDIN_FILENO, &buffer, buffer.count) }
      if count == 0 { return memory }
      total += count
      if total > FileReader.limit { throw SystemError(call: "read", code: EFBIG) }
      try memory.write(buffer[..<count])
    }
  }
}
