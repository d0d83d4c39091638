import KeylineTestSupport

/// The figures of "At the keys" that are taken from outside, in a terminal.
struct TerminalBenchmarks {
  /// How many keys are typed for a latency.
  let keys: Int
  /// The programs that are there.
  let editors = Editor.installed

  /// The two sizes that figures are taken at.
  static let sizes = [TerminalSize.standard, TerminalSize(columns: 200, rows: 50)]

  /// The table's columns.
  static let heads = ["figure", "Keyline", "nano", "must", "goal", "note"]

  /// Takes all figures, one after the other.
  ///
  /// - Parameter progress: Called with the name of what comes next.
  /// - Returns: The figures.
  /// - Throws: What keeps a program from starting.
  func figures(progress: (String) -> Void) throws -> [Figure] {
    let parts: [(String, () throws -> [Figure])] = [
      ("key to screen", latency), ("writes a frame", writes), ("bursts", bursts),
      ("processor time", processorTime),
      ("starts", starts), ("rest", rest), ("pastes", pastes), ("large files", largeFiles),
    ]
    return try parts.flatMap { name, part in
      progress(name)
      return try part()
    }
  }

  /// What a part found for each program.
  func each<Result>(_ measure: (Editor) throws -> Result) rethrows -> [Editor: Result] {
    try Dictionary(uniqueKeysWithValues: editors.map { ($0, try measure($0)) })
  }
}
