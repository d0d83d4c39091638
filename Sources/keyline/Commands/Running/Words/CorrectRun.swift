import Glibc
import KeylineStore

/// `keyline correct`.
struct CorrectRun {
  let options: WordLinesOptions
  let models: WordModels
  let layouts: LayoutFiles

  /// Answers lines until the input ends.
  ///
  /// - Returns: The exit status.
  /// - Throws: `CommandFailure` where the language has no words; `SystemError` where nobody reads the answers.
  func run() throws -> Int32 {
    // A reader that goes away is an error like any other.
    signal(SIGPIPE, SIG_IGN)
    var corrections: CorrectionLines
    do throws(WordModels.Failure) {
      corrections = try CorrectionLines(options, models: models, layouts: layouts)
    } catch {
      throw CommandFailure(message: error.message)
    }
    var loop = JSONLineLoop { (request) throws(JSONLineLoop.Refusal) in try corrections.answer(request) }
    try loop.run()
    return EXIT_SUCCESS
  }
}
