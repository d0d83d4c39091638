import CLinux
import Glibc
import KeylineCore
import KeylineStore

/// The editor that a person has chosen (`VISUAL`, `EDITOR`); without one, Keyline itself.
struct PersonsEditor {
  let environment: [String: String]

  /// Has a text edited.
  ///
  /// - Parameter text: The text as it is.
  /// - Returns: The text as it was left, without the end of its last line.
  /// - Throws: `CommandFailure` when the editor cannot be started or says that it failed.
  func edit(_ text: String) throws(CommandFailure) -> String {
    let folder = environment["XDG_RUNTIME_DIR"] ?? environment["TMPDIR"] ?? "/tmp"
    let path = "\(folder)/keyline-\(getpid())-\(UInt32.random(in: 0 ... .max)).txt"
    let file = OperandFile(path, title: "The text for the editor, in \(folder),")
    try file.create(text + "\n")
    defer { unlink(path) }
    guard run(path) == .exited(0) else {
      throw CommandFailure(message: "The editor \(command.quoted) failed: nothing was changed.")
    }
    return ReplacementImport.text(try file.read())
  }

  private var command: String {
    [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty }
      ?? Environment.executable
  }

  private func run(_ path: String) -> SpawnedProcess.End? {
    do throws(SystemError) {
      // As git does it: the variable may hold arguments.
      let editor = try SpawnedProcess(
        "/bin/sh", arguments: ["sh", "-c", command + " \"$1\"", command, path],
        streams: [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].map { .descriptor($0) },
        environment: environment.map { $0.key + "=" + $0.value }, ownGroup: false)
      return editor.wait(milliseconds: -1)
    } catch {
      return nil
    }
  }
}
