/// Plays a tape on a virtual keyboard, one line after the other.
public struct TapePlayer: Sendable {
  /// What a line had to show for itself.
  public enum Report: Equatable, Sendable {
    case screen(name: String, rows: [String])
    case mark(name: String, at: Duration)
  }

  /// How long a `wait` lets time pass before it fails.
  public static let patience = Duration.seconds(60)

  /// The keyboard it is played on.
  public private(set) var keyboard: VirtualKeyboard
  /// The keyboard before the last line that did something, and the number of that line; nil where there was none.
  private var before: (session: Session, line: Int)?
  private let render: @Sendable (Session) -> [String]
  private let change: Tape.Line.Change

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - session: the session to begin with.
  ///   - change: gives what happens when a setting, named, is changed to a value.
  ///   - render: the screen's rows as text.
  ///   - words: the on-device predictor; nil for a keyboard without one.
  public init(
    session: Session, change: @escaping Tape.Line.Change, render: @escaping @Sendable (Session) -> [String],
    words: WordSource? = nil
  ) {
    keyboard = VirtualKeyboard(session: session, words: words)
    self.change = change
    self.render = render
  }

  /// The rows of the screen as text.
  public var screen: [String] { render(keyboard.session) }

  /// The rows of the screen before the last line that did something, and the number of that line.
  public var screenBefore: (rows: [String], line: Int)? { before.map { (render($0.session), $0.line) } }

  /// Plays one line.
  ///
  /// - Returns: what it reports, if it reports anything.
  /// - Throws: `TapeFailure` when an expectation is not met, `TapeError` when the line does not fit the run.
  public mutating func play(_ line: Tape.Line) throws -> Report? {
    var report: Report?
    if !line.command.isCheck { before = (keyboard.session, line.number) }
    for step in try line.steps(on: keyboard.session, change: change) {
      switch step {
      case .event(let event): keyboard.send(event)
      case .begin(let beginning): keyboard.begin(beginning)
      case .clipboard(let bytes): keyboard.putOnClipboard(bytes)
      case .pause(let duration): keyboard.advance(by: duration)
      case .beat: break
      case .waitScreen(let pattern): try wait(for: pattern, line.number)
      case .expectText(let text): try TapeFailure.expectText(text, in: keyboard.session, line: line.number)
      case .expectRow(let row, let text):
        try TapeFailure.expectRow(row, text, on: screen, line: line.number)
      case .expectScreen(let pattern): try TapeFailure.expectScreen(pattern, on: screen, line: line.number)
      case .screen(let name): report = .screen(name: name, rows: screen)
      case .mark(let name): report = .mark(name: name, at: keyboard.now)
      }
    }
    return report
  }

  private mutating func wait(for pattern: String, _ number: Int) throws {
    let end = keyboard.now + Self.patience
    while try !TapeFailure.matches(pattern, screen) {
      guard let next = keyboard.nextDeadline, next <= end else {
        throw TapeFailure(line: number, .wait(pattern: pattern, rows: screen))
      }
      keyboard.advance(by: max(next - keyboard.now, .milliseconds(1)))
    }
  }
}
