/// Feeds a tape to a keyboard as time goes by: what `keyline play` does before someone's eyes.
///
/// The keyboard asks for what is next whenever something has happened or time has passed; what comes is an event like
/// those of a terminal. Moments between keys are as long as they are on a screen that is watched.
public struct TapeFeed: Sendable {
  /// What is next.
  public enum Next: Sendable {
    /// An event for the session, now.
    case event(Event)
    /// Nothing before this time, unless the keyboard changes by itself.
    case wait(until: Duration)
    /// The tape is over.
    case finished
  }

  /// The screens that the tape has named so far.
  public private(set) var screens: [(name: String, rows: [String])] = []
  /// The marks that it has passed.
  public private(set) var marks: [String] = []
  /// What the tape has put on the clipboard, by a line or by cutting and copying.
  public var clipboard: [UInt8]?
  private var lines: ArraySlice<Tape.Line>
  private var line = 0
  private var steps: ArraySlice<TapeStep> = []
  /// When the next step is due.
  private var due: Duration
  /// When a `wait` gives up.
  private var patienceEnd: Duration?
  /// Whether the screen's size is the tape's to change, as it is where there is no terminal.
  private let resizes: Bool
  private let change: Tape.Line.Change
  private let render: @Sendable (Session) -> [String]

  /// Begins a tape.
  ///
  /// - Parameters:
  ///   - tape: what to play.
  ///   - now: the time since the start of the run.
  ///   - resizes: whether the screen's size is the tape's to change, as it is where there is no terminal.
  ///   - change: gives what happens when a setting, named, is changed to a value.
  ///   - render: the screen's rows as text.
  public init(
    _ tape: Tape, now: Duration, resizes: Bool = false, change: @escaping Tape.Line.Change,
    render: @escaping @Sendable (Session) -> [String]
  ) {
    lines = tape.lines[...]
    due = now
    self.resizes = resizes
    self.change = change
    self.render = render
  }

  /// Takes the next step.
  ///
  /// - Parameters:
  ///   - session: the keyboard as it is now.
  ///   - now: the time since the start of the run.
  /// - Returns: what is to happen; after an event more may be due at once.
  /// - Throws: `TapeFailure` when an expectation is not met, `TapeError` when a line does not fit the run.
  public mutating func next(on session: Session, now: Duration) throws -> Next {
    while due <= now {
      guard let step = steps.first else {
        guard let next = lines.popFirst() else { return .finished }
        line = next.number
        steps = try next.steps(on: session, change: change)[...]
        continue
      }
      if case .waitScreen(let pattern) = step, try !TapeFailure.matches(pattern, render(session)) {
        return try wait(for: pattern, on: session, now: now)
      }
      steps.removeFirst()
      if let event = try take(step, on: session, now: now) { return .event(event) }
    }
    return .wait(until: due)
  }

  /// Does what a step asks for, all but the event it may be.
  private mutating func take(_ step: TapeStep, on session: Session, now: Duration) throws -> Event? {
    switch step {
    case .event(.resized) where !resizes: return nil
    case .event(let event): return event
    case .begin(let beginning): return .begun(beginning)
    case .clipboard(let bytes):
      clipboard = bytes
      return session.isScripted ? .clipboard(bytes) : nil
    case .pause(let duration): due = now + duration
    case .beat(let beat): due = now + beat.duration
    case .waitScreen: patienceEnd = nil
    case .expectText(let text): try TapeFailure.expectText(text, in: session, line: line)
    case .expectRow(let row, let text):
      try TapeFailure.expectRow(row, text, on: render(session), line: line)
    case .expectScreen(let pattern): try TapeFailure.expectScreen(pattern, on: render(session), line: line)
    case .screen(let name): screens.append((name, render(session)))
    case .mark(let name): marks.append(name)
    }
    return nil
  }

  private mutating func wait(for pattern: String, on session: Session, now: Duration) throws -> Next {
    let end = patienceEnd ?? now + TapePlayer.patience
    patienceEnd = end
    guard now < end else {
      throw TapeFailure(line: line, .wait(pattern: pattern, rows: render(session)))
    }
    return .wait(until: end)
  }
}
