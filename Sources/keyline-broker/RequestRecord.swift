import KeylineAI
import KeylineCore
import KeylineStore

/// What the ledger will say of a request, gathered on the way.
struct RequestRecord {
  private let start: ContinuousClock.Instant
  private let bodyCount: Int
  private let keepsText: Bool
  private(set) var entry: LedgerEntry
  private(set) var isFinished = false

  /// Begins when the request is about to leave.
  ///
  /// - Parameters:
  ///   - departure: The request.
  ///   - query: The text, where it is to be kept.
  ///   - time: The time by the clock on the wall.
  init(_ departure: Departure, keeping query: CompletionQuery?, _ time: UTCTime) {
    start = departure.start
    bodyCount = departure.request.body.utf8.count
    keepsText = query != nil
    entry = LedgerEntry(
      time: time, provider: departure.endpoint.provider, model: departure.endpoint.model, bytesSent: 0,
      outcome: .cancelled, endMilliseconds: 0, requestText: query.map { $0.before + $0.after })
  }

  /// Whether something of the answer was told.
  var hasText: Bool { entry.firstTextMilliseconds != nil }

  var status: Int? {
    get { entry.status }
    set { entry.status = newValue }
  }

  var bytesReceived: Int {
    get { entry.bytesReceived }
    set { entry.bytesReceived = newValue }
  }

  /// Notes that the request has left; says whether that was for the first time.
  mutating func noteSent() -> Bool {
    defer { entry.bytesSent += bodyCount }
    return entry.bytesSent == 0
  }

  /// Notes a piece of the answer.
  mutating func note(_ text: String, at now: ContinuousClock.Instant) {
    if entry.firstTextMilliseconds == nil { entry.firstTextMilliseconds = (now - start).milliseconds }
    if keepsText { entry.answerText = (entry.answerText ?? "") + text }
  }

  /// Notes the end of the answer.
  mutating func finish(_ end: CompletionEnd, at now: ContinuousClock.Instant) {
    entry.inputTokens = end.inputTokens
    entry.outputTokens = end.outputTokens
    finish(end.reason == .cutOff ? .cutOff : .finished, at: now)
  }

  /// Notes the end of the request.
  mutating func finish(_ outcome: LedgerEntry.Outcome, at now: ContinuousClock.Instant) {
    isFinished = true
    entry.outcome = outcome
    entry.endMilliseconds = (now - start).milliseconds
  }
}
