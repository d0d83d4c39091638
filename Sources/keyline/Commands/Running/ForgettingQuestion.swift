import Glibc
import KeylineStore

/// Asks before something is forgotten that cannot come back.
enum ForgettingQuestion {
  /// Asks in the terminal.
  ///
  /// - Parameter things: What is to be forgotten.
  /// - Throws: `CommandFailure` unless the answer is yes.
  static func ask(about things: String) throws {
    guard isatty(STDIN_FILENO) == 1 else {
      throw CommandFailure(message: "Nothing was forgotten: run this in a terminal, or add --yes.")
    }
    let answer: [UInt8]?
    do {
      answer = try TerminalPrompt().ask("Forget \(things)? Type yes: ")
    } catch let error as SystemError {
      throw CommandFailure(message: "The terminal cannot be asked (\(error.reason)): nothing was forgotten.")
    }
    let word = String(decoding: (answer ?? []).filter { $0 != 0x20 }, as: UTF8.self).lowercased()
    guard word == "yes" else {
      throw CommandFailure(message: "Nothing was forgotten: the word was not typed.")
    }
  }
}
