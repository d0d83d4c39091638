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

  /// Gives the program a text.
  ///
  /// - Parameters:
  ///   - text: A file with the text, read from its start.
  ///   - environment: The program's variables, each as `NAME=value`.
  ///   - deadline: When it is ended.
  /// - Returns: Whether the program took it.
  func copy(
    _ text: Descriptor, environment: [String], until deadline: ContinuousClock.Instant = .now + patience
  ) -> Bool {
    guard lseek(text.raw, 0, SEEK_SET) == 0 else { return false }
    let streams: [SpawnedProcess.Stream] = [.descriptor(text.raw), .null, .null]
    return run(copying, streams: streams, environment: environment, until: deadline)
  }

  /// Asks the program for its text.
  ///
  /// - Parameters:
  ///   - environment: The program's variables, each as `NAME=value`.
  ///   - deadline: When it is ended.
  /// - Returns: A file in memory with the text, at its start; nil when there is none.
  func paste(environment: [String], until deadline: ContinuousClock.Instant = .now + patience) -> Descriptor?
  {
    do throws(SystemError) {
      let text = try Descriptor.memory("keyline-clipboard")
      let streams: [SpawnedProcess.Stream] = [.null, .descriptor(text.raw), .null]
      guard run(pasting, streams: streams, environment: environment, until: deadline) else { return nil }
      try retrying("lseek") { lseek(text.raw, 0, SEEK_SET) }
      return text
    } catch {
      return nil
    }
  }

  /// Runs a command to its end; a group of its own lets what it starts in turn be ended with it.
  private func run(
    _ command: [String], streams: [SpawnedProcess.Stream], environment: [String],
    until deadline: ContinuousClock.Instant
  ) -> Bool {
    let left = ContinuousClock.now.duration(to: deadline)
    guard left > .zero else { return false }
    do throws(SystemError) {
      let process = try SpawnedProcess(
        command[0], arguments: command, streams: streams, environment: environment, ownGroup: true)
      if let end = process.wait(milliseconds: Int32(left / .milliseconds(1)) + 1) { return end == .exited(0) }
      kill(-process.pid, SIGKILL)
      process.wait(milliseconds: -1)
      return false
    } catch {
      // It is not installed; the next one may be.
      return false
    }
  }
}
