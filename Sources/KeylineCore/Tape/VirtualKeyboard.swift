/// A keyboard without a terminal: a session, a virtual clock, and the timers that are due.
///
/// Time passes only when it is told to, so a run is exact: the same events give the same session.
public struct VirtualKeyboard: Sendable {
  /// The state of the keyboard.
  public private(set) var session: Session
  /// The time since the run began.
  public private(set) var now: Duration = .zero
  /// How the run ended; nil while it goes on.
  public private(set) var outcome: Outcome?
  /// What FILE would hold.
  public private(set) var savedBytes: [UInt8]?
  /// What the system's clipboard would hold.
  public var clipboard: [UInt8]?
  private var timers = DueTimers()
  private let words: WordSource?

  /// Starts a run of a session.
  ///
  /// - Parameters:
  ///   - session: The session to begin with.
  ///   - words: The on-device predictor; nil for a keyboard without one.
  public init(session: Session, words: WordSource? = nil) {
    self.session = session
    self.words = words
    if words != nil { send(.wordsChanged) }
  }

  /// Delivers one event now, with all that follows from it at once.
  public mutating func send(_ event: Event) {
    guard outcome == nil else { return }
    reduce(event)
    fireDueTimers()
  }

  /// Begins anew, with another text; a run that was over goes on.
  public mutating func begin(_ beginning: Beginning) {
    outcome = nil
    send(.begun(beginning))
  }

  /// Puts bytes on the system's clipboard, and answers the paste that waits for it.
  public mutating func putOnClipboard(_ bytes: [UInt8]) {
    clipboard = bytes
    if session.isScripted { send(.clipboard(bytes)) }
  }

  private mutating func reduce(_ event: Event) {
    for effect in session.reduce(event, now: now) { run(effect) }
    if session.areWordsBehind { reduce(.rested) }
  }

  /// Lets virtual time pass, firing what comes due in order.
  public mutating func advance(by duration: Duration) {
    let end = now + duration
    while let due = nextDeadline, due <= end {
      now = max(now, due)
      fireDueTimers()
    }
    now = end
  }

  /// The next time something is due; nil when nothing is.
  public var nextDeadline: Duration? { timers.next }

  private mutating func fireDueTimers() {
    while outcome == nil, let timer = timers.popDue(now: now) { reduce(.timer(timer)) }
  }

  private mutating func run(_ effect: Effect) {
    switch effect {
    case .schedule(let timer, let due): timers.schedule(timer, at: due)
    case .cancel(let timer): timers.cancel(timer)
    case .save:
      savedBytes = session.document.text.bytes
      send(.saved(.saved, revision: session.document.revision))
    case .copy(let bytes): clipboard = bytes
    // A script says when the clipboard answers, too.
    case .requestClipboard where session.isScripted: break
    case .requestClipboard: send(.clipboard(clipboard))
    case .quit(let outcome): self.outcome = outcome
    case .die: for event in session.revival { send(event) }
    case .predict(let query): if let words { send(.words(words.answer(query), to: query)) }
    case .completeOnDevice(let query):
      if let words { send(.deviceCompletion(words.completion(query), to: query)) }
    case .explainWords(let query): if let words { send(.wordsExplained(words.scores(query))) }
    case .teach(let lesson): words?.teach(lesson)
    case .inspect: send(.inspected(InspectedFacts(timers: timers.pending(now: now))))
    // There is no network in a tape: the demonstration is the session's own.
    case .ask, .prepareBroker, .trace: break
    case .syncDraft, .offerCancelledDraft, .answerDraft, .ring, .suspend, .redraw, .nextTheme, .setMouse,
      .remember, .hintsSeen, .record, .keepScore, .loadScore:
      break
    }
  }
}
