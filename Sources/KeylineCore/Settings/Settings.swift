/// The settings in force, typed for those who use them.
public struct Settings: Hashable, Sendable {
  /// The enabled layouts by id, in order; never empty.
  public internal(set) var keyboards: [String]
  /// Whether sentences begin with a capital by themselves.
  public internal(set) var autocapitalize: Bool
  /// Whether two spaces after a word make a full stop.
  public internal(set) var doubleSpacePeriod: Bool
  /// Whether punctuation takes back the space before it.
  public internal(set) var smartSpacing: Bool
  /// The theme's id.
  public internal(set) var theme: String
  /// Whether special keys are labelled in ASCII even where symbols could be shown.
  public internal(set) var usesASCIILabels: Bool
  /// Whether the drawn key lights when its physical key is pressed.
  public internal(set) var keysFlash: Bool
  /// How tall the drawn keys are.
  public internal(set) var keyHeight: KeyHeight
  /// Whether Keyline asks the terminal for the mouse.
  public internal(set) var mouse: Bool
  /// Words on the device: prediction, correction, learning and replacements.
  public internal(set) var words: WordSettings
  /// AI suggestions.
  public internal(set) var ai: AISettings
  /// The demonstration provider.
  public internal(set) var demonstration: DemonstrationSettings
  /// Recordings of runs.
  public internal(set) var recording: RecordingSettings
  /// Whether keys and what suggestions save are counted.
  public internal(set) var statistics: StatisticsMode
  /// What of a phone's restrictions is emulated.
  public internal(set) var emulation: Emulation
  /// Whether nothing moves on the screen by itself.
  public internal(set) var reducesMotion: Bool
  /// Which chord asks for which action.
  public internal(set) var bindings: Bindings
  /// The layout used last, from the keyboard's own preferences.
  public internal(set) var lastLayout: String?

  /// The value of every setting by name.
  var values: [String: SettingValue]
  var sources: [String: SettingSource]

  /// The settings of a fresh machine.
  public static let standard = Settings.resolve(SettingsSources()).settings

  /// The value of a setting by its name, nil when there is no such setting.
  public func value(of name: String) -> SettingValue? { values[name] }

  /// Where the value of a setting comes from; `.standard` when nothing sets it.
  public func source(of name: String) -> SettingSource { sources[name] ?? .standard }

  /// The settings after one of them was changed, as by `set` in a tape or the mouse key.
  ///
  /// - Parameters:
  ///   - name: The setting.
  ///   - value: Its value as text.
  ///   - source: Who sets it.
  /// - Returns: The changed settings.
  /// - Throws: `SettingsProblem` when there is no such setting or the value is of the wrong kind.
  public func setting(
    _ name: String, to value: String, from source: SettingSource = .flag
  ) throws(SettingsProblem) -> Settings {
    let definition = try SettingDefinition.find(name, in: source)
    let parsed = try definition.value(parsing: value, from: source)
    // Only what was set: a default must give way to a chord that is set, not clash with it as its equal.
    var values = values.filter { self.sources[$0.key] != nil }
    var sources = sources
    values[name] = parsed
    sources[name] = source
    return Settings.typed(values: values, sources: sources, lastLayout: lastLayout).settings
  }
}
