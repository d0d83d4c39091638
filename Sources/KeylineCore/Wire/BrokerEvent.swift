/// What the broker tells of a request, one JSON line each.
///
/// A request is `prepared`, then `sent`, then brings `text` piece by piece, and ends with `finished` or `failed`. A
/// request that fails before it is sent is not prepared. Nothing follows a cancellation.
public enum BrokerEvent: Equatable, Sendable {
  /// This is what leaves, or is about to.
  case prepared(RequestPicture)
  /// It has left.
  case sent
  /// The next piece of the answer.
  case text(String)
  /// The provider had too much to do; the request leaves once more after so many milliseconds.
  case retrying(milliseconds: Int)
  case finished(CompletionEnd)
  case failed(CompletionError)
}

extension BrokerEvent {
  private enum Kind: String { case prepared, sent, text, retrying, finished, failed }

  /// The event as a line of the wire, without its end.
  ///
  /// - Parameter id: The request it is about.
  /// - Returns: The line.
  public func line(id: Int) -> String {
    switch self {
    case .prepared(let picture): Wire.line(Kind.prepared.rawValue, id, picture.fields)
    case .sent: Wire.line(Kind.sent.rawValue, id)
    case .text(let text): Wire.line(Kind.text.rawValue, id, ["text": .string(text)])
    case .retrying(let wait): Wire.line(Kind.retrying.rawValue, id, ["milliseconds": .number(Double(wait))])
    case .finished(let end): Wire.line(Kind.finished.rawValue, id, end.fields)
    case .failed(let error): Wire.line(Kind.failed.rawValue, id, error.fields)
    }
  }

  /// Reads a line of the wire; nil for one of a kind, a version or a shape that is not known, which is passed over.
  public static func read(line: [UInt8]) -> (id: Int, event: BrokerEvent)? {
    guard let (kind, id, fields) = Wire.read(line), let kind = Kind(rawValue: kind),
      let event = BrokerEvent(kind, fields)
    else { return nil }
    return (id, event)
  }

  private init?(_ kind: Kind, _ fields: JSONValue) {
    switch kind {
    case .prepared:
      guard let picture = RequestPicture(fields) else { return nil }
      self = .prepared(picture)
    case .sent: self = .sent
    case .text:
      guard let text = fields["text"]?.string else { return nil }
      self = .text(text)
    case .retrying:
      guard let wait = fields["milliseconds"]?.integer else { return nil }
      self = .retrying(milliseconds: wait)
    case .finished:
      guard let end = CompletionEnd(fields) else { return nil }
      self = .finished(end)
    case .failed:
      guard let error = CompletionError(fields) else { return nil }
      self = .failed(error)
    }
  }
}
