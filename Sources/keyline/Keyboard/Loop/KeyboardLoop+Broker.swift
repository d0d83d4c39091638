import KeylineCore
import KeylineStore

extension KeyboardLoop {
  /// Says to the broker what has been put off for the frame.
  mutating func attendBroker() {
    let requests = brokerRequests
    brokerRequests.removeAll(keepingCapacity: true)
    for request in requests { ask(request) }
    if isBrokerDue { prepareBroker() }
    isBrokerDue = false
  }

  /// Has a broker at hand before the pause is over, unless the last one could not be had.
  private mutating func prepareBroker() {
    guard reel == nil, broker == nil, clock.now >= brokerRest else { return }
    requestBroker()
  }

  /// Whether Full Access is granted now, where nobody has decided otherwise for this run.
  var isAccessGranted: Bool { access?.isGranted == true }

  /// Hands a request to the broker; one that waits for its answer waits for the broker, too.
  private mutating func ask(_ request: BrokerRequest) {
    // A tape asks nobody but the demonstration.
    guard reel == nil else { return }
    if let broker {
      if !broker.send(request) { loseBroker() }
      return
    }
    switch request {
    case .complete:
      waitingRequest = request
      requestBroker()
    case .cancel: waitingRequest = nil
    case .send, .taken: break
    }
  }

  private mutating func requestBroker() {
    tell { (line) throws(SystemError) in try line.requestBroker() }
  }

  /// Takes the line to a broker that was started.
  mutating func use(_ socket: Descriptor) {
    dropBroker()
    let line = BrokerLine(socket)
    guard waiting.add(line.descriptor) else { return refuseBroker(.failed(reason: "no descriptor is left")) }
    broker = line
    guard let request = waitingRequest else { return }
    waitingRequest = nil
    ask(request)
  }

  /// There is no broker: whoever waits for one is told why.
  mutating func refuseBroker(_ refusal: BrokerRefusal) {
    brokerRest = clock.now + Self.brokerPatience
    waitingRequest = nil
    fail(with: refusal.error)
    // The person may have taken access away while nobody told us.
    if refusal == .accessOff { apply(.accessChanged(false)) }
  }

  /// Takes what the broker has to say.
  mutating func readBroker() {
    guard let events = broker?.receive() else { return loseBroker() }
    for (id, event) in events { apply(.broker(id: id, event)) }
  }

  /// The broker is gone, and the request under way with it.
  ///
  /// The next need has it started again.
  private mutating func loseBroker() {
    dropBroker()
    fail(with: .noBroker("has ended"))
  }

  private mutating func dropBroker() {
    guard let broker else { return }
    waiting.remove(broker.descriptor)
    self.broker = nil
  }

  private mutating func fail(with error: CompletionError) {
    guard let request = session.completion.request, request.source == .broker else { return }
    apply(.broker(id: request.id, .failed(error)))
  }

  /// How long nobody asks for a broker in advance after one could not be had.
  private static let brokerPatience = Duration.seconds(5)
}

extension BrokerRefusal {
  /// What the person is told.
  fileprivate var error: CompletionError {
    switch self {
    case .accessOff: .accessOff
    case .tooOften: .noBroker("has ended three times within a minute")
    case .notFound(let path): .noBroker("is not there (\(path)): install Keyline anew")
    case .failed(let reason): .noBroker("cannot be started (\(reason))")
    }
  }
}
