import KeylineStore

/// The command line of the broker: the settings of the keyboard's command line, and nothing secret.
struct BrokerOptions: Equatable {
  /// The configuration file that replaces the usual one.
  private(set) var configuration: String?
  /// Settings by name.
  private(set) var flags: [String: SettingFlag] = [:]
  /// Whether access is granted for this run.
  private(set) var hasFullAccess = false

  /// Reads the arguments.
  init(_ arguments: [String]) throws(BrokerUsageError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--full-access": hasFullAccess = true
      case "--config": configuration = try Self.value(of: option, &rest)
      case "--set":
        let parts = try Self.value(of: option, &rest).split(
          separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { throw .noSetting }
        flags[String(parts[0])] = SettingFlag(option: option, value: String(parts[1]))
      default: throw .unknown
      }
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(BrokerUsageError) -> String {
    guard let value = rest.popFirst() else { throw .missingValue(option: option) }
    return value
  }
}
