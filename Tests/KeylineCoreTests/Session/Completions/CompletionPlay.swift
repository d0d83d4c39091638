@testable import KeylineCore

/// A session with a provider under the test's hand: what it asks is noted, time passes only when told.
struct CompletionPlay {
  private(set) var keyboard: VirtualSession
  var session: Session { keyboard.session }
  /// What was asked so far.
  var requests: [BrokerRequest] { keyboard.requests }
  var now: Duration { keyboard.now }

  init(
    _ text: String = "", file: String? = nil, settings: [String: String] = [:],
    privacy: Privacy = Privacy(hasFullAccess: true)
  ) throws {
    var standard = try Settings.standard.setting("autocapitalize", to: "off")
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      standard = try standard.setting(name, to: value)
    }
    var document = TextDocument(PieceTree(Array(text.utf8)))
    document.select(TextSelection(caret: text.utf8.count))
    let session = Session(
      document: document, fileName: file, keyboards: [try SmallLayout.read()], settings: standard,
      size: ScreenSize(columns: 80, rows: 24), privacy: privacy)
    keyboard = VirtualSession(session: session)
    if file != nil { key(.end, .control) }
  }

  mutating func type(_ text: String, every interval: Duration = .zero) {
    for (index, character) in text.enumerated() {
      if index > 0 { wait(interval) }
      key(.character(character))
    }
  }

  mutating func key(_ key: Key, _ modifiers: Modifiers = []) {
    keyboard.send(.input(.key(KeyEvent(KeyChord(key, modifiers)))))
  }

  mutating func wait(_ duration: Duration) { keyboard.advance(by: duration) }

  /// The pause is over, and the provider answers the request under way.
  mutating func pauseAndAnswer(_ lines: String..., reason: CompletionEnd.Reason = .finished) {
    wait(.milliseconds(400))
    guard let id = session.completion.request?.id else { return }
    answer(id, .sent, .text(lines.joined(separator: "\n")), .finished(CompletionEnd(reason)))
  }

  mutating func answer(_ id: Int, _ events: BrokerEvent...) {
    for event in events { keyboard.send(.broker(id: id, event)) }
  }

  mutating func send(_ event: Event) { keyboard.send(event) }

  var text: String { String(decoding: session.document.text.bytes, as: UTF8.self) }
  var completions: [String] { session.completion.completions }
}

/// A session, a virtual clock, and the requests it makes.
struct VirtualSession {
  private(set) var session: Session
  private(set) var now = Duration.zero
  private(set) var requests: [BrokerRequest] = []
  private(set) var effects: [Effect] = []
  private var timers = DueTimers()

  init(session: Session) { self.session = session }

  mutating func send(_ event: Event) {
    for effect in session.reduce(event, now: now) {
      effects.append(effect)
      switch effect {
      case .schedule(let timer, let deadline): timers.schedule(timer, at: deadline)
      case .cancel(let timer): timers.cancel(timer)
      case .ask(let request, _): requests.append(request)
      default: break
      }
    }
  }

  mutating func advance(by duration: Duration) {
    let end = now + duration
    while let due = timers.next, due <= end {
      now = max(now, due)
      while let timer = timers.popDue(now: now) { send(.timer(timer)) }
    }
    now = end
  }
}
