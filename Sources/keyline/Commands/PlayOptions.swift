/// Which tapes to play, and how.
struct PlayOptions: Hashable, Sendable {
  /// Paths of tapes, `-` for standard input; at least one.
  var tapes: [String]
  var isHeadless = false
  /// The name of the one screen to print.
  var screen: String?
  /// Where a picture of one screen goes, and one of the whole tape.
  var still: String?
  var film: String?
  /// The theme of pictures, and whether they are for a light background.
  var theme: String?
  /// Where what is to be seen is recorded.
  var cast: String?
  /// Where a report for programs goes.
  var junit: String?
  /// Whether expectations that are not met are written anew.
  var updates = false
  /// Whether it is measured what the keys cost.
  var measures = false
  var asJSON = false
  /// How many times as fast as the tapes say they are played where someone watches.
  var speed = 1.0
  var usesSandbox = true
}
