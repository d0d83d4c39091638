import KeylineTestSupport

/// The figures that are taken from outside, in a terminal.
struct TerminalBenchmarks {
  /// How many keys are typed for a latency.
  let keys: Int
  /// The programs that are there.
  let editors = Editor.installed

  /// The two sizes that figures are taken at.
  static let sizes = [TerminalSize.standard, TerminalSize(columns: 200, rows: 50)]

  /// The table's columns.
  static let heads = ["figure", "Keyline", "nano", "must", "goal", "note"]

  /// Takes the figures of a part.
  ///
  /// - Parameter part: The part.
  /// - Returns: The figures; none of what is measured without a terminal.
  /// - Throws: What keeps a program from starting.
  func figures(of part: BenchmarkPart) throws -> [Figure] {
    switch part {
    case .stages: []
    case .code: try touchedCode()
    case .latency: try latency()
    case .writes: try writes()
    case .bursts: try bursts()
    case .processor: try processorTime()
    case .starts: try starts()
    case .idle: try idle()
    case .pastes: try pastes()
    case .large: try largeFiles()
    }
  }

  /// What a part found for each program.
  func each<Result>(_ measure: (Editor) throws -> Result) rethrows -> [Editor: Result] {
    try Dictionary(uniqueKeysWithValues: editors.map { ($0, try measure($0)) })
  }
}
