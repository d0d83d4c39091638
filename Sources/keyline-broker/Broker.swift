import KeylineAI
import KeylineCore
import KeylineStore

/// Performs what the keyboard asks for: one request at a time, the latest.
actor Broker {
  private struct Running {
    let id: Int
    let task: Task<Void, Never>
    let release: AsyncStream<Void>.Continuation
  }

  private let store: BrokerStore
  private let client: HTTPClient
  private let post: @Sendable (String) -> Void
  private var running: Running?
  /// Counts requests: two of them may have one number.
  private var turn = 0

  /// Creates a broker.
  ///
  /// - Parameters:
  ///   - store: Settings, access, keys and the ledger.
  ///   - client: What sends requests.
  ///   - post: Sends a line to the keyboard.
  init(store: BrokerStore, client: HTTPClient, post: @escaping @Sendable (String) -> Void) {
    self.store = store
    self.client = client
    self.post = post
  }

  /// Serves the keyboard until there are no more lines, and ends what is under way.
  ///
  /// - Parameter lines: What the keyboard sends. The first may hold the secrets of the launcher, a later one never:
  ///   the launcher writes before the keyboard can.
  func serve(_ lines: AsyncStream<[UInt8]>) async {
    var isFirst = true
    for await line in lines {
      if isFirst, let secrets = BrokerSecrets(line: line) {
        await store.add(EnvironmentSecrets(secrets.values))
      } else if let request = BrokerRequest(line: line) {
        await perform(request)
      }
      isFirst = false
    }
    let last = running?.task
    cancel()
    await last?.value
  }

  private func perform(_ request: BrokerRequest) async {
    switch request {
    case .complete(let id, let query, let isHeld): begin(id, query, isHeld: isHeld)
    case .send(let id): if running?.id == id { running?.release.yield() }
    case .cancel(let id): if running?.id == id { cancel() }
    case .taken(let id, let characters): await store.noteTaken(id, characters: characters)
    }
  }

  private func begin(_ id: Int, _ query: CompletionQuery, isHeld: Bool) {
    cancel()
    turn += 1
    let turn = turn
    let (released, release) = AsyncStream<Void>.makeStream()
    if !isHeld { release.yield() }
    let run = CompletionRun(id: id, query: query, released: released, store: store, client: client) { event in
      await self.tell(event, of: id, in: turn)
    }
    running = Running(id: id, task: Task { await run.perform() }, release: release)
  }

  /// Ends what is under way; nothing is told of it any more.
  private func cancel() {
    running?.task.cancel()
    running = nil
    turn += 1
  }

  private func tell(_ event: BrokerEvent, of id: Int, in turn: Int) {
    if turn == self.turn { post(event.line(id: id)) }
  }
}
