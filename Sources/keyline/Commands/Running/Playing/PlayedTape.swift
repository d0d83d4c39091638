/// What became of a tape.
struct PlayedTape {
  /// The path as it was given, or found in a folder.
  let path: String
  /// How long it was by its own clock.
  var duration = Duration.zero
  var screens: [(name: String, rows: [String])] = []
  var faults: [TapeFault] = []

  init(path: String) { self.path = path }
}
