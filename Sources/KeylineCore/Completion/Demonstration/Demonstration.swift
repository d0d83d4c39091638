/// The demonstration provider: completions without a network, for people who look and for tapes.
///
/// A pure value with a list of what is due: the keyboard's loop hands it requests and passes on what it says. The same
/// seed, text and times give the same answers.
public struct Demonstration: Sendable {
  /// The knobs.
  public var settings: DemonstrationSettings
  /// What tapes have it say next, in order.
  private var scripted: [[String]] = []
  /// Whether it says what a script has it say, and nothing of its own.
  var isScripted = false
  /// The request that a script has still to answer.
  private var unanswered: (id: Int, query: CompletionQuery)?
  /// The request that is shown before it is answered.
  private var held: (id: Int, query: CompletionQuery)?
  /// What is to be said, the soonest first.
  private var due: [(time: Duration, id: Int, event: BrokerEvent)] = []

  /// The time between two lines of an answer.
  private static let lineInterval = Duration.milliseconds(90)

  /// Creates a provider that has nothing to say yet.
  public init(settings: DemonstrationSettings) { self.settings = settings }

  /// When something is to be said next; nil when nothing is.
  public var nextDeadline: Duration? { due.first?.time }

  /// Has a request answered with these lines: the one that waits for a script, or the next.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - now: The time since the run began.
  public mutating func script(_ lines: [String], now: Duration) {
    guard let unanswered else { return scripted.append(lines) }
    say(.text(lines.joined(separator: "\n")), now: now)
    say(.finished(Self.end(of: lines, to: unanswered.query, .finished)), now: now)
  }

  /// Says something of the request that waits for a script, now.
  ///
  /// - Parameters:
  ///   - event: A piece of the answer, or its end.
  ///   - now: The time since the run began.
  public mutating func say(_ event: BrokerEvent, now: Duration) {
    guard let unanswered else { return }
    due.append((now, unanswered.id, event))
    switch event {
    case .finished, .failed: self.unanswered = nil
    case .prepared, .sent, .text, .retrying: break
    }
  }

  /// Takes a request.
  ///
  /// - Parameters:
  ///   - request: What the keyboard asks; one that comes before the last is answered takes its place.
  ///   - now: The time since the run began.
  public mutating func take(_ request: BrokerRequest, now: Duration) {
    switch request {
    case .complete(let id, let query, let isHeld):
      due = [(now, id, .prepared(Self.picture(of: query)))]
      held = isHeld ? (id, query) : nil
      if !isHeld { answer(query, id: id, now: now) }
    case .send(let id):
      guard let held, held.id == id else { return }
      self.held = nil
      answer(held.query, id: id, now: now)
    case .cancel(let id):
      due.removeAll { $0.id == id }
      if held?.id == id { held = nil }
      if unanswered?.id == id { unanswered = nil }
    case .taken: break
    }
  }

  /// Takes the next thing that is due.
  ///
  /// - Parameter now: The time since the run began.
  /// - Returns: What is said of which request; nil when nothing is due.
  public mutating func popDue(now: Duration) -> (id: Int, event: BrokerEvent)? {
    guard let first = due.first, first.time <= now else { return nil }
    due.removeFirst()
    return (first.id, first.event)
  }

  /// Plans what is said of a request, and when.
  private mutating func answer(_ query: CompletionQuery, id: Int, now: Duration) {
    var random = SplitMix(seed: Self.seed(of: query.before, settings.seed))
    let delay = settings.delay * Double.random(in: 0.7...1.3, using: &random)
    due.append((now, id, .sent))
    if isScripted, scripted.isEmpty {
      unanswered = (id, query)
      return
    }
    if let error = settings.failure.error {
      due.append((now + delay, id, .failed(error)))
      return
    }
    let lines =
      scripted.isEmpty
      ? DemonstrationPhrases.lines(after: query.before, using: &random) : scripted.removeFirst()
    for (index, line) in lines.enumerated() {
      due.append((now + delay + Self.lineInterval * index, id, .text((index > 0 ? "\n" : "") + line)))
    }
    let end = Self.end(of: lines, to: query, settings.failure == .cutOff ? .cutOff : .finished)
    due.append((now + delay + Self.lineInterval * lines.count, id, .finished(end)))
  }

  /// The end of an answer, with about as many tokens as a model would count.
  private static func end(
    of lines: [String], to query: CompletionQuery, _ reason: CompletionEnd.Reason
  ) -> CompletionEnd {
    CompletionEnd(
      reason, inputTokens: query.before.utf8.count / 4 + 60,
      outputTokens: lines.reduce(0) { $0 + $1.utf8.count / 4 + 1 })
  }

  /// What the wire view shows: there is no wire.
  private static func picture(of query: CompletionQuery) -> RequestPicture {
    RequestPicture(
      method: "DEMO", address: "nothing leaves this machine", headers: [], body: query.before)
  }

  private static func seed(of text: String, _ seed: Int) -> UInt64 {
    // FNV-1a (Fowler, Noll, Vo): a hash that is the same in every run. A blank at the end changes nothing.
    String(text.reversed().drop { $0.isWhitespace }.reversed()).utf8.reduce(
      0xCBF2_9CE4_8422_2325 ^ UInt64(seed)
    ) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension DemonstrationSettings.Failure {
  /// What is reported; nil where an answer comes.
  var error: CompletionError? {
    switch self {
    case .none, .cutOff: nil
    case .offline: .offline("demonstration")
    case .timedOut: .timedOut(seconds: 8)
    case .rateLimited: .rateLimited(seconds: 12)
    case .overloaded: .overloaded(status: 529)
    case .rejected: .rejected(status: 400, message: "demonstration of an error")
    case .refused: .refused
    case .malformed: .malformed("demonstration")
    }
  }
}
