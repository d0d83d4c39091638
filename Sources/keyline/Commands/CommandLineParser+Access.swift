import KeylineCore
import KeylineStore

/// The commands about what leaves the machine.
extension CommandLineParser {
  static func key(_ words: CommandWords) throws(UsageError) -> KeyCommand {
    let provider = try provider(words)
    switch words.command.name {
    case "set": return .set(provider)
    case "status": return .status(provider, json: words.has("--json"))
    case "remove": return .remove(provider)
    default: preconditionFailure("the description has a key command that the parser has not")
    }
  }

  static func access(_ words: CommandWords) -> AccessCommand {
    switch words.command.name {
    case "status": return .status(json: words.has("--json"))
    case "grant": return .grant(hasConsent: words.has("--consent"))
    case "revoke": return .revoke
    default: preconditionFailure("the description has an access command that the parser has not")
    }
  }

  static func ledger(_ words: CommandWords) throws(UsageError) -> LedgerOptions {
    var options = LedgerOptions(isJSON: words.has("--json"), showsText: words.has("--text"))
    if let text = words.value(of: "--last") {
      guard let count = Int(text), (1...UsageLedger.mostRows).contains(count) else {
        throw .invalidValue(
          text, expected: "a whole number from 1 to \(UsageLedger.mostRows)", nearest: nil,
          command: words.command.invocation)
      }
      options.count = count
    }
    return options
  }

  /// The provider that was named; nil when none was.
  static func provider(_ words: CommandWords) throws(UsageError) -> ProviderID? {
    try word(of: "--provider", in: ProviderID.allCases.map(\.rawValue), words).flatMap(ProviderID.init)
  }

  /// The value of an option that takes one of a few words.
  static func word(
    of option: String, in known: [String], _ words: CommandWords
  ) throws(UsageError) -> String? {
    guard let value = words.value(of: option) else { return nil }
    guard known.contains(value) else {
      throw .invalidValue(
        value, expected: "one of \(known.joined(separator: ", "))",
        nearest: NearestName.find(value, in: known), command: words.command.invocation)
    }
    return value
  }
}
