/// Everything that settings are read from, as already read by someone who may touch files.
public struct SettingsSources: Hashable, Sendable {
  /// Values of command-line options by setting name.
  public var flags: [String: String]
  /// The layout to begin with, whether the settings enable it or not; nil when they decide.
  public var firstLayout: String?
  /// The whole environment; only `KEYLINE_*` is looked at.
  public var environment: [String: String]
  /// The bytes of `config.json` (JSON5), nil when there is none.
  public var config: [UInt8]?
  /// The bytes of the shared `settings.json`, nil when there is none.
  public var shared: [UInt8]?
  /// The bytes of the keyboard's own `preferences.json`, nil when there is none.
  public var preferences: [UInt8]?
  /// The names that values may hold.
  public var names: SettingNames

  /// Creates a set of sources; those not named are empty.
  public init(
    flags: [String: String] = [:], firstLayout: String? = nil, environment: [String: String] = [:],
    config: [UInt8]? = nil,
    shared: [UInt8]? = nil, preferences: [UInt8]? = nil, names: SettingNames = SettingNames()
  ) {
    self.flags = flags
    self.firstLayout = firstLayout
    self.environment = environment
    self.config = config
    self.shared = shared
    self.preferences = preferences
    self.names = names
  }
}
