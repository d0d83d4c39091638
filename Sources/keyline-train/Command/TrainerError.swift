import Glibc

/// Why no model was made.
enum TrainerError: Error, Equatable {
  case usage(String)
  case unreadable(String, Int32)
  case unwritable(String, Int32)
  /// A line of the recipe is not understood.
  case recipe(line: Int, String)
  /// A file of a source is not in the form that the recipe names.
  case malformed(String, String)
  /// Nothing of a language was found.
  case nothing(String)
  /// hunspell did not run.
  case spelling(String)

  /// What it says to the person who builds.
  var message: String {
    switch self {
    case .usage(let text): text
    case .unreadable(let path, let code): "\(path) cannot be read: \(String(cString: strerror(code)))"
    case .unwritable(let path, let code): "\(path) cannot be written: \(String(cString: strerror(code)))"
    case .recipe(let line, let text): "the recipe's line \(line): \(text)"
    case .malformed(let path, let text): "\(path) is not what the recipe says: \(text)"
    case .nothing(let language):
      "there is no list of words for '\(language)'; see that the recipe names one and that it was fetched"
    case .spelling(let text): "hunspell cannot say which words are right: \(text)"
    }
  }
}
