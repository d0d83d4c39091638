import Glibc
import KeylineStore

/// `keyline predict`.
struct PredictRun {
  let options: WordLinesOptions
  let models: WordModels

  /// Answers lines until the input ends.
  ///
  /// - Returns: The exit status.
  /// - Throws: `CommandFailure` where a language has no words; `SystemError` where nobody reads the answers.
  func run() throws -> Int32 {
    // A reader that goes away is an error like any other.
    signal(SIGPIPE, SIG_IGN)
    var predictions: PredictionLines
    do throws(WordModels.Failure) {
      predictions = try PredictionLines(options, models: models)
    } catch {
      throw CommandFailure(message: error.message)
    }
    var loop = JSONLineLoop { (request) throws(JSONLineLoop.Refusal) in try predictions.answer(request) }
    try loop.run()
    return EXIT_SUCCESS
  }
}
