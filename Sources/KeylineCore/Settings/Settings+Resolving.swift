/// Putting the sources on top of each other.
extension Settings {
  /// Reads all sources; what cannot be used is reported and the next lower source holds.
  ///
  /// - Parameters:
  ///   - sources: What was read from disk, environment and command line.
  ///   - previous: The settings that have been in force. What they have from a source goes on where the source
  ///     says something that cannot be used now, as while someone edits a file.
  /// - Returns: The settings in force and every problem, highest source first.
  public static func resolve(
    _ sources: SettingsSources, after previous: Settings? = nil
  ) -> (settings: Settings, problems: [SettingsProblem]) {
    var resolver = SettingsResolver(names: sources.names, previous: previous)
    resolver.read(flags: sources.flags)
    resolver.read(environment: sources.environment)
    resolver.read(sources.config, as: .config)
    resolver.read(sources.shared, as: .shared)
    resolver.read(sources.preferences, as: .preferences)
    let (settings, bindingProblems) = Settings.typed(
      values: resolver.values, sources: resolver.sources, lastLayout: resolver.lastLayout)
    let problems = resolver.problems + bindingProblems
    guard let layout = sources.firstLayout else { return (settings, problems) }
    let (usable, faults) = sources.names.check(.list([layout]), of: .layouts)
    let layoutProblems = faults.map {
      SettingsProblem(source: .flag, name: "layout", reason: $0.reason, nearest: $0.nearest)
    }
    return (usable == nil ? settings : settings.beginning(with: layout), layoutProblems + problems)
  }

  /// The settings with another layout to begin with; it is enabled if need be.
  private func beginning(with layout: String) -> Settings {
    var settings = self
    settings.lastLayout = layout
    if !keyboards.contains(layout) {
      settings.keyboards.insert(layout, at: 0)
      settings.values["keyboards"] = .list(settings.keyboards)
    }
    return settings
  }
}
