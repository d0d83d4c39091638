import CLinux
import Glibc
import KeylineStore

/// A program that reaches the clipboard of the screen this terminal is on.
struct ClipboardProgram: Equatable, Sendable {
  /// The command that takes text on its standard input.
  let copying: [String]
  /// The command that writes the text to its standard output.
  let pasting: [String]

  /// All programs together get this long: a clipboard's owner on the other side may never answer.
  static let patience = Duration.seconds(2)
  /// What is to be pasted is waited for only this long: by then the keyboard has gone on without it.
  static let pastePatience = Duration.milliseconds(500)

  /// The programs for an environment, best first.
  ///
  /// - Parameter environment: Variables, each as `NAME=value`.
  /// - Returns: tmux within tmux, then those of the display.
  static func candidates(in environment: [String]) -> [ClipboardProgram] {
    let table = [
      ("TMUX=", ["tmux", "load-buffer", "-w", "-"], ["tmux", "save-buffer", "-"]),
      ("WAYLAND_DISPLAY=", ["wl-copy"], ["wl-paste", "--no-newline"]),
      (
        "DISPLAY=", ["xclip", "-selection", "clipboard", "-in"], ["xclip", "-selection", "clipboard", "-out"]
      ),
    ]
    return table.compactMap { prefix, copying, pasting in
      let isSet = environment.contains { $0.hasPrefix(prefix) && $0 != prefix }
      return isSet ? ClipboardProgram(copying: copying, pasting: pasting) : nil
    }
  }

  /// Starts it, to be given a text.
  ///
  /// - Parameters:
  ///   - text: A file with the text, read from its start.
  ///   - environment: The program's variables, each as `NAME=value`.
  /// - Returns: The process, in a group of its own, so that what it starts in turn can be ended with it.
  /// - Throws: `SystemError` when it cannot be started: it may not be installed.
  func startCopying(_ text: Descriptor, environment: [String]) throws(SystemError) -> SpawnedProcess {
    try retrying("lseek") { lseek(text.raw, 0, SEEK_SET) }
    return try start(copying, streams: [.descriptor(text.raw), .null, .null], environment: environment)
  }

  /// Starts it, to be asked for its text.
  ///
  /// - Parameters:
  ///   - text: An empty file for the text.
  ///   - environment: The program's variables, each as `NAME=value`.
  /// - Returns: The process, in a group of its own, so that what it starts in turn can be ended with it.
  /// - Throws: `SystemError` when it cannot be started: it may not be installed.
  func startPasting(into text: Descriptor, environment: [String]) throws(SystemError) -> SpawnedProcess {
    try start(pasting, streams: [.null, .descriptor(text.raw), .null], environment: environment)
  }

  private func start(
    _ command: [String], streams: [SpawnedProcess.Stream], environment: [String]
  ) throws(SystemError) -> SpawnedProcess {
    try SpawnedProcess(
      command[0], arguments: command, streams: streams, environment: environment, ownGroup: true)
  }
}
