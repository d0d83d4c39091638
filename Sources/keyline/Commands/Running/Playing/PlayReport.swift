/// What people are told of tapes that were played.
struct PlayReport {
  let tapes: [PlayedTape]
  /// The name of the one screen to print.
  let screen: String?

  /// What is printed: the screens of one tape, or a line for each of several.
  ///
  /// - Throws: `CommandFailure` when the wanted screen is not among them.
  func output() throws(CommandFailure) -> String {
    guard tapes.count == 1 || screen != nil else {
      return tapes.map { ($0.faults.isEmpty ? "ok      " : "FAILED  ") + $0.path + "\n" }.joined()
    }
    var screens = PlayedScreens(wanted: screen)
    for tape in tapes where tape.faults.isEmpty || screen == nil {
      try screens.add(tape.screens, of: tape.path)
    }
    return screens.output
  }

  /// What is not as it has to be; nil where all is.
  func failure() throws(CommandFailure) -> CommandFailure? {
    let faults = tapes.flatMap(\.faults)
    guard let first = faults.first else { return nil }
    guard tapes.count > 1 else {
      let others = faults.dropFirst().flatMap { [$0.message] + $0.details }
      return CommandFailure(message: first.message, details: first.details + others, output: try output())
    }
    let failed = tapes.count { !$0.faults.isEmpty }
    return CommandFailure(
      message: "\(failed) of \(tapes.count) tapes failed.",
      details: faults.flatMap { [$0.message] + $0.details },
      output: try output())
  }
}
