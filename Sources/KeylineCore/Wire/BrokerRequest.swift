/// What the keyboard asks of the broker, one JSON line each.
public enum BrokerRequest: Equatable, Sendable {
  /// Ask the provider for completions. A request that is `held` is prepared and shown, and leaves at `.send`.
  case complete(id: Int, query: CompletionQuery, isHeld: Bool)
  /// Let a held request leave.
  case send(id: Int)
  /// Nobody waits for the answer any more.
  case cancel(id: Int)
  /// A completion of the answer was taken, so many characters of it.
  case taken(id: Int, characters: Int)
}

extension BrokerRequest {
  private enum Kind: String { case complete, send, cancel, taken }

  /// The request as a line of the wire, without its end.
  public var line: String {
    switch self {
    case .complete(let id, let query, let isHeld):
      var fields: [String: JSONValue] = [
        "before": .string(query.before), "after": .string(query.after),
        "purpose": .string(query.purpose.rawValue), "held": .bool(isHeld),
      ]
      if let language = query.language { fields["language"] = .string(language) }
      return Wire.line(Kind.complete.rawValue, id, fields)
    case .send(let id): return Wire.line(Kind.send.rawValue, id)
    case .cancel(let id): return Wire.line(Kind.cancel.rawValue, id)
    case .taken(let id, let characters):
      return Wire.line(Kind.taken.rawValue, id, ["characters": .number(Double(characters))])
    }
  }

  /// Reads a line of the wire; nil for one of a kind, a version or a shape that is not known, which is passed over.
  public init?(line: [UInt8]) {
    guard let (kind, id, fields) = Wire.read(line), let kind = Kind(rawValue: kind) else { return nil }
    switch kind {
    case .complete:
      guard let before = fields["before"]?.string, let after = fields["after"]?.string,
        let purpose = fields["purpose"]?.string.flatMap(Purpose.init), let isHeld = fields["held"]?.bool
      else { return nil }
      let query = CompletionQuery(
        before: before, after: after, language: fields["language"]?.string, purpose: purpose)
      self = .complete(id: id, query: query, isHeld: isHeld)
    case .send: self = .send(id: id)
    case .cancel: self = .cancel(id: id)
    case .taken:
      guard let characters = fields["characters"]?.integer else { return nil }
      self = .taken(id: id, characters: characters)
    }
  }
}
