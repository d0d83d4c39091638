/// Every sentence and badge about completions, in one place.
enum CompletionWording {
  /// A word or two for the end of the words row; nil where a person has switched completions off.
  static func badge(_ obstacle: CompletionObstacle) -> String? {
    switch obstacle {
    case .switchedOff, .noText, .nothing: nil
    case .accessOff: "AI off: access"
    case .incognito: "AI off: incognito"
    case .secureField: "AI off: password"
    case .secret: "not sent: secret"
    case .failed(let error): badge(error)
    }
  }

  private static func badge(_ error: CompletionError) -> String {
    switch error {
    case .notConfigured: "no key"
    case .keyUnusable: "key refused"
    case .accessOff: "AI off: access"
    case .badAddress: "bad address"
    case .offline: "offline"
    case .timedOut: "timed out"
    case .rejected: "rejected"
    case .rateLimited(let seconds): "limit" + (seconds.map { " \($0) s" } ?? "")
    case .overloaded: "busy"
    case .refused: "refused"
    case .malformed: "bad answer"
    case .noBroker: "AI off: broker"
    }
  }

  /// One sentence with the reason and what to do.
  static func sentence(_ obstacle: CompletionObstacle, provider: ProviderID, demonstration: String) -> String
  {
    switch obstacle {
    case .switchedOff: "AI suggestions are switched off: see the settings ai.enabled and ai.mode."
    case .accessOff:
      "Full Access is off: nothing leaves this machine. `keyline access grant` allows AI;"
        + " \(demonstration) shows a demonstration."
    case .incognito: "Incognito: nothing of this text leaves the machine."
    case .secureField: "This is a password: it is not shown, not kept and not sent."
    case .secret(let pattern):
      "Not sent: the text holds what looks like \(pattern.title). Alt-/ asks whether to send it."
    case .noText: "There is nothing to complete here."
    case .nothing: "\(provider.title) had no suggestion for this."
    case .failed(let error): sentence(error, provider: provider, demonstration: demonstration)
    }
  }

  private static func sentence(
    _ error: CompletionError, provider: ProviderID, demonstration: String
  ) -> String {
    let name = provider.title
    switch error {
    case .notConfigured:
      return "There is no key for \(name): `keyline key set --provider \(provider.rawValue)` adds one;"
        + " \(demonstration) shows a demonstration."
    case .keyUnusable(let reason): return reason
    case .accessOff:
      return sentence(CompletionObstacle.accessOff, provider: provider, demonstration: demonstration)
    case .badAddress:
      let variable = provider.addressVariable.map { ", or the variable \($0)" } ?? ""
      return "The address for \(name) is no http or https address: see the setting ai.baseURL\(variable)."
    case .offline(let reason):
      return "\(name) cannot be reached (\(reason)). Typing goes on; Alt-/ tries again."
    case .timedOut(let seconds): return "\(name) has not answered within \(seconds) s. Alt-/ tries again."
    case .rejected(let status, let message): return rejection(status, message, provider)
    case .rateLimited(let seconds?): return "\(name) takes no more requests for now: again in \(seconds) s."
    case .rateLimited(nil): return "\(name) takes no more requests for now: try again later."
    case .overloaded(let status): return "\(name) has too much to do (\(status)): Alt-/ tries again."
    case .refused: return "\(name) declined to go on with this text."
    case .malformed(let clause): return "\(name) sent an answer that cannot be read: \(clause)."
    case .noBroker(let clause): return "AI suggestions rest: the network helper \(clause). Alt-/ tries again."
    }
  }

  private static func rejection(_ status: Int, _ message: String, _ provider: ProviderID) -> String {
    let advice: String
    switch status {
    case 300..<400:
      advice = ": its address leads to another one, which is not followed; set ai.baseURL to where it ends"
    case 401: advice = ": check the key (`keyline key set --provider \(provider.rawValue)`)"
    case 402: advice = ": the account has no credit left"
    case 403: advice = ": the key may not use this"
    case 404: advice = ": check the settings ai.model and ai.baseURL"
    default: advice = ""
    }
    let said = message.isEmpty ? "." : ". It said: \(message)"
    return "\(provider.title) rejected the request (\(status))\(advice)\(said)"
  }

  static let secretKeys = "The keys of a password are not shown."
  /// The spinner turns behind it.
  static let asking = "asking "
  static let waits = "waits: F12"
  static let held = "A request waits to be sent: F12 shows it, Alt-/ sends it."
  static let underWay = "A request is under way."
  static let noneShown = "There is no completion to take; Alt-/ asks for some."
  static let demonstrationOn = "DEMO: suggestions are made up on this machine; nothing is sent."
  static let demonstrationOff = "The demonstration is over."
  static let incognitoOn = "Incognito: nothing of this text leaves the machine."
  static let incognitoOff = "Incognito is off."
}
