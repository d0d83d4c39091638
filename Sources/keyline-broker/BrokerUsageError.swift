/// A command line that the broker does not understand.
enum BrokerUsageError: Error, Equatable {
  case unknown
  case missingValue(option: String)
  case noSetting

  private static let usage =
    "it is started by keyline, as keyline-broker [--config FILE] [--set NAME=VALUE]… [--full-access]"

  /// One sentence: what is wrong, and what is right. Arguments are not repeated: they may be anything.
  var message: String {
    switch self {
    case .unknown: "there is an argument that it does not know; \(Self.usage)."
    case .missingValue(let option): "\(option) needs a value; \(Self.usage)."
    case .noSetting: "--set needs NAME=VALUE; \(Self.usage)."
    }
  }
}
