/// What is asked of the learned words.
enum WordsCommand: Hashable, Sendable {
  case list(json: Bool)
  case add([String])
  case remove([String])
  case block([String])
  case unblock([String])
  /// From a file, or from standard input where it is `-`.
  case importing(file: String)
  /// To a file, or to standard output where there is none or it is `-`.
  case exporting(file: String?)
  case reset(isSure: Bool)
}
