/// Where a setting's value comes from, lowest first.
public enum SettingSource: Int, CaseIterable, Comparable, Hashable, Sendable {
  case standard, preferences, shared, config, environment, flag

  /// The order in which sources hide each other.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The source in the words of messages and lists.
  public var title: String {
    switch self {
    case .standard: return "default"
    case .preferences: return "preferences.json"
    case .shared: return "settings.json"
    case .config: return "config.json"
    case .environment: return "environment"
    case .flag: return "command line"
    }
  }
}
