/// Putting the sources on top of each other.
extension Settings {
  /// Reads all sources; what cannot be used is reported and the next lower source holds.
  ///
  /// - Parameter sources: What was read from disk, environment and command line.
  /// - Returns: The settings in force and every problem, highest source first.
  public static func resolve(
    _ sources: SettingsSources
  ) -> (settings: Settings, problems: [SettingsProblem]) {
    var resolver = SettingsResolver()
    resolver.read(flags: sources.flags)
    resolver.read(environment: sources.environment)
    resolver.read(sources.config, as: .config)
    resolver.read(sources.shared, as: .shared)
    resolver.read(sources.preferences, as: .preferences)
    let (settings, bindingProblems) = Settings.typed(
      values: resolver.values, sources: resolver.sources, lastLayout: resolver.lastLayout)
    return (settings, resolver.problems + bindingProblems)
  }
}
