/// Which tapes to play, and how.
struct PlayOptions: Hashable, Sendable {
  /// Paths of tapes, `-` for standard input; at least one.
  var tapes: [String]
  var isHeadless = false
  /// The name of the one screen to print.
  var screen: String?
}
