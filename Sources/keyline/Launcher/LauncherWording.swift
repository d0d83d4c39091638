import CLinux
import Glibc
import KeylineStore

/// What the launcher says on standard error; never any of the text.
enum LauncherWording {
  static func noTerminal(_ error: SystemError, remedy: String) -> String {
    "keyline: cannot use the terminal /dev/tty: \(error.reason); \(remedy)"
  }

  static func noInput(_ error: SystemError) -> String {
    "keyline: standard input cannot be read (\(error.reason))."
  }

  static func unread(_ file: String) -> String {
    "keyline: what came on standard input was left unread, since \(file) had a text"
  }

  static func notStarted(_ error: SystemError) -> String {
    "keyline: cannot start the keyboard (\(error.call)): \(error.reason); free some memory or processes and try again"
  }

  static func died(_ end: SpawnedProcess.End, megabytes: Int?, draft: String?) -> String {
    switch end {
    case .signaled(let signal):
      "keyline: the keyboard was ended by signal \(signal) (\(name(of: signal)))"
        + (megabytes.map { " under the emulated limit memory:\($0)" } ?? "") + recovery(draft)
    case .exited(let status): "keyline: the keyboard ended early with status \(status)" + recovery(draft)
    }
  }

  static func ended(by signal: Int32, draft: String?) -> String {
    "keyline: ended by signal \(signal) (\(name(of: signal)))" + recovery(draft)
  }

  static func cancelled(draft: String) -> String {
    "keyline: cancelled; next time Alt-x recover brings the text back from \(draft)"
  }

  static func failed(_ message: String, draft: String?) -> String { "keyline: \(message)" + recovery(draft) }

  static func outputFailed(_ error: SystemError, draft: String?) -> String {
    "keyline: cannot write the text to standard output: \(error.reason)" + recovery(draft)
  }

  private static func recovery(_ draft: String?) -> String {
    draft.map { "; the draft is in \($0); the next start on this text offers it" } ?? ""
  }

  private static func name(of signal: Int32) -> String {
    strsignal(signal).map { String(cString: $0) } ?? "unknown"
  }
}
