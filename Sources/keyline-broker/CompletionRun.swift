import KeylineAI
import KeylineCore
import KeylineStore

/// One request of the keyboard, from the question who is asked to the end of the answer.
struct CompletionRun: Sendable {
  /// How long a provider is left alone before the second attempt, in milliseconds, where it does not say.
  private static let pause = 500

  let id: Int
  let query: CompletionQuery
  /// Says when the request may leave.
  let released: AsyncStream<Void>
  let store: BrokerStore
  let client: HTTPClient
  let tell: @Sendable (BrokerEvent) async -> Void

  /// Performs the request and tells what becomes of it.
  func perform() async {
    do throws(CompletionError) {
      // The keyboard sends none; should one come all the same, it goes no further.
      guard query.purpose != .password else { throw .accessOff }
      let (endpoint, settings) = try await store.endpoint()
      var random = SystemRandomNumberGenerator()
      let request = endpoint.request(CompletionPrompt(query, using: &random))
      await tell(.prepared(endpoint.picture(of: request)))
      for await _ in released { break }
      if Task.isCancelled { return }
      // It may have been held for long.
      try await store.checkAccess()
      await leave(Departure(request, to: endpoint, within: settings.timeoutSeconds, from: .now), settings)
    } catch {
      await tell(.failed(error))
    }
  }

  /// Sends the request, once more where that makes sense, and writes it down.
  private func leave(_ departure: Departure, _ settings: AISettings) async {
    var record = RequestRecord(departure, keeping: settings.keepsLedgerText ? query : nil, .now)
    var failure = await attempt(departure, &record)
    if let first = failure, first.mayPass, !record.hasText {
      let wait = first.retryAfter ?? Self.pause
      if wait < departure.millisecondsLeft(at: .now), !Task.isCancelled {
        await tell(.retrying(milliseconds: wait))
        // It fails by being cancelled only, and then nothing leaves.
        do { try await Task.sleep(for: .milliseconds(wait)) } catch {}
        if !Task.isCancelled { failure = await attempt(departure, &record) }
      }
    }
    if let failure, !Task.isCancelled {
      await store.note(failure.error, retryAfter: failure.retryAfter, from: departure.endpoint.address)
      record.finish(.failed(failure.error.name), at: .now)
      await store.record(record.entry, of: id)
      await tell(.failed(failure.error))
    } else if !record.isFinished {
      record.finish(.cancelled, at: .now)
      await store.record(record.entry, of: id)
    }
  }

  /// Sends the request once.
  ///
  /// - Returns: Why it failed; nil when it did not, or nobody waits for it any more.
  private func attempt(_ departure: Departure, _ record: inout RequestRecord) async -> AttemptFailure? {
    var head: HTTPResponseHead?
    var reader: AnswerReader?
    for await event in client.send(departure.request, within: departure.limits(at: .now)) {
      var said: [AnswerEvent] = []
      switch event {
      case .sent: if record.noteSent() { await tell(.sent) }
      case .head(let first):
        head = first
        record.status = first.status
        reader = AnswerReader(first, from: departure.endpoint, now: UTCTime.now.seconds)
      case .body(let bytes):
        record.bytesReceived += bytes.count
        said = reader?.feed(bytes) ?? []
      case .ended, .failed(.brokenOff): said = reader?.finish() ?? []
      case .failed(let failure):
        // After its end, an answer may go on as it likes.
        return record.isFinished ? nil : AttemptFailure(failure, within: departure.seconds)
      }
      if let error = await tell(said, &record, from: departure) { return AttemptFailure(error, head: head) }
    }
    return nil
  }

  /// Tells what the answer says; gives back the error that it says.
  private func tell(
    _ said: [AnswerEvent], _ record: inout RequestRecord, from departure: Departure
  ) async -> CompletionError? {
    for event in said {
      switch event {
      case .text(let text):
        record.note(text, at: .now)
        await tell(.text(text))
      case .finished(let end):
        // The rest of the body is still read: then the connection can be used again.
        record.finish(end, at: .now)
        await store.note(nil, retryAfter: nil, from: departure.endpoint.address)
        await tell(.finished(end))
        await store.record(record.entry, of: id)
      case .failed(let error): return error
      }
    }
    return nil
  }
}
