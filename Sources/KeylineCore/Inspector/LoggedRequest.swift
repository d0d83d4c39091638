/// What the wire view shows of one request.
public struct LoggedRequest: Sendable {
  /// How it stands.
  public enum State: Hashable, Sendable {
    case waiting, sent, answering, finished, cancelled
    case failed(CompletionError)
  }

  /// What its answers are known by.
  public let id: Int
  /// Who is asked.
  public let source: CompletionSource
  /// When it was made, as the time since the run began.
  public let start: Duration
  /// The request as it leaves; nil as long as the broker has not said.
  public internal(set) var picture: RequestPicture?
  /// How it stands.
  public internal(set) var state = State.waiting
  /// When the first piece of the answer came, counted from the start.
  public internal(set) var firstText: Duration?
  /// When it was over, counted from the start.
  public internal(set) var end: Duration?
  /// The bytes of the answer's text.
  public internal(set) var answerBytes = 0
  /// What the provider counted.
  public internal(set) var count: CompletionEnd?
}

/// The last requests of a run, the newest last.
public struct RequestLog: Sendable {
  private static let capacity = 20
  /// The requests.
  public private(set) var records: [LoggedRequest] = []

  mutating func begin(_ request: CompletionRequest, now: Duration) {
    records.append(LoggedRequest(id: request.id, source: request.source, start: now))
    if records.count > Self.capacity { records.removeFirst() }
  }

  mutating func cancelled(_ id: Int, now: Duration) {
    change(id) { record in
      record.state = .cancelled
      record.end = now - record.start
    }
  }

  mutating func note(_ event: BrokerEvent, of id: Int, now: Duration) {
    change(id) { record in
      switch event {
      case .prepared(let picture): record.picture = picture
      case .sent: record.state = .sent
      case .text(let text):
        record.state = .answering
        record.answerBytes += text.utf8.count
        if record.firstText == nil { record.firstText = now - record.start }
      case .retrying: record.state = .waiting
      case .finished(let end):
        record.state = .finished
        record.count = end
        record.end = now - record.start
      case .failed(let error):
        record.state = .failed(error)
        record.end = now - record.start
      }
    }
  }

  private mutating func change(_ id: Int, _ body: (inout LoggedRequest) -> Void) {
    // What comes after a cancellation is of no interest any more.
    guard let index = records.lastIndex(where: { $0.id == id }), records[index].end == nil else { return }
    body(&records[index])
  }
}
