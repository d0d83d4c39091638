extension CompletionError {
  private enum Kind: String {
    case notConfigured, keyUnusable, accessOff, badAddress, offline, timedOut, rejected, rateLimited,
      overloaded
    case refused, malformed, noBroker
  }

  /// The error in one word, as the wire and the ledger have it.
  public var name: String {
    guard let name = fields["error"]?.string else { preconditionFailure("every error has its name") }
    return name
  }

  var fields: [String: JSONValue] {
    switch self {
    case .notConfigured: Self.fields(.notConfigured)
    case .keyUnusable(let sentence): Self.fields(.keyUnusable, message: sentence)
    case .accessOff: Self.fields(.accessOff)
    case .badAddress: Self.fields(.badAddress)
    case .offline(let reason): Self.fields(.offline, message: reason)
    case .timedOut(let seconds): Self.fields(.timedOut, number: seconds)
    case .rejected(let status, let message): Self.fields(.rejected, number: status, message: message)
    case .rateLimited(let seconds): Self.fields(.rateLimited, number: seconds)
    case .overloaded(let status): Self.fields(.overloaded, number: status)
    case .refused: Self.fields(.refused)
    case .malformed(let clause): Self.fields(.malformed, message: clause)
    case .noBroker(let clause): Self.fields(.noBroker, message: clause)
    }
  }

  private static func fields(
    _ kind: Kind, number: Int? = nil, message: String? = nil
  ) -> [String: JSONValue] {
    var fields = ["error": JSONValue.string(kind.rawValue)]
    fields["number"] = number.map { .number(Double($0)) }
    fields["message"] = message.map { .string($0) }
    return fields
  }

  init?(_ fields: JSONValue) {
    let number = fields["number"]?.integer
    let message = fields["message"]?.string
    switch (fields["error"]?.string.flatMap(Kind.init), number, message) {
    case (.notConfigured, _, _): self = .notConfigured
    case (.keyUnusable, _, let sentence?): self = .keyUnusable(sentence)
    case (.accessOff, _, _): self = .accessOff
    case (.badAddress, _, _): self = .badAddress
    case (.offline, _, let reason?): self = .offline(reason)
    case (.timedOut, let seconds?, _): self = .timedOut(seconds: seconds)
    case (.rejected, let status?, let message?): self = .rejected(status: status, message: message)
    case (.rateLimited, let seconds, _): self = .rateLimited(seconds: seconds)
    case (.overloaded, let status?, _): self = .overloaded(status: status)
    case (.refused, _, _): self = .refused
    case (.malformed, _, let clause?): self = .malformed(clause)
    case (.noBroker, _, let clause?): self = .noBroker(clause)
    default: return nil
    }
  }
}
