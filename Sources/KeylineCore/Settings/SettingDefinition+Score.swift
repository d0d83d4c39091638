/// The setting of the score.
extension SettingDefinition {
  static let score = [
    SettingDefinition(
      "statistics", .choice(StatisticsMode.allCases.map(\.rawValue)), .text(StatisticsMode.run.rawValue),
      "Count keys and what suggestions save: not at all, for this run, or kept over time.")
  ]
}
