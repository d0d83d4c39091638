/// Plays a tape on a virtual keyboard, one line after the other.
public struct TapePlayer: Sendable {
  /// What a line had to show for itself.
  public enum Report: Equatable, Sendable {
    case screen(name: String, rows: [String])
    case mark(name: String, at: Duration)
  }

  /// Why a line failed.
  public struct Failure: Error, Equatable, Sendable {
    /// The line's number, from 1.
    public var line: Int
    /// What the line asks for.
    public var expected: String
    /// What there was instead.
    public var got: String
  }

  /// How long a `wait` lets time pass before it fails.
  public static let patience = Duration.seconds(60)

  /// The keyboard it is played on.
  public private(set) var keyboard: VirtualKeyboard
  private let render: @Sendable (Session) -> [String]
  private let change: @Sendable (Settings, String, String) throws(TapeError) -> Settings

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - session: the session to begin with.
  ///   - change: gives the settings with one of them, named, changed to a value.
  ///   - render: the screen's rows as text.
  public init(
    session: Session,
    change: @escaping @Sendable (Settings, String, String) throws(TapeError) -> Settings,
    render: @escaping @Sendable (Session) -> [String]
  ) {
    keyboard = VirtualKeyboard(session: session)
    self.change = change
    self.render = render
  }

  /// The rows of the screen as text.
  public var screen: [String] { render(keyboard.session) }

  /// Plays one line.
  ///
  /// - Returns: what it reports, if it reports anything.
  /// - Throws: `Failure` when an expectation is not met, `TapeError` when the line does not fit the run.
  public mutating func play(_ line: Tape.Line) throws -> Report? {
    switch line.command {
    case .type(let text): type(text)
    case .key(let chord): keyboard.send(.input(.key(KeyEvent(chord))))
    case .click(let id):
      let (column, row) = try middle(ofKey: id, line)
      mouse(.press(.left), column, row)
      mouse(.release(.left), column, row)
    case .hold(let id, let duration):
      let (column, row) = try middle(ofKey: id, line)
      mouse(.press(.left), column, row)
      keyboard.advance(by: duration)
      mouse(.release(.left), column, row)
    case .paste(let text): keyboard.send(.input(.paste(Array(text.utf8))))
    case .sleep(let duration): keyboard.advance(by: duration)
    case .waitScreen(let pattern): try wait(for: pattern, line)
    case .resize(let size): keyboard.send(.resized(size))
    case .set(let name, let value):
      do {
        let settings = try change(keyboard.session.settings, name, value)
        keyboard.send(.settingsChanged(settings, problems: []))
      } catch { throw TapeError(line: line.number, reason: error.reason) }
    case .expectText(let text):
      let got = String(decoding: keyboard.session.document.text.bytes, as: UTF8.self)
      guard got == text else { throw Failure(line: line.number, expected: text, got: got) }
    case .expectScreen(let pattern):
      let screen = self.screen.joined(separator: "\n")
      guard try matches(pattern, screen) else {
        throw Failure(line: line.number, expected: "/\(pattern)/", got: screen)
      }
    case .screen(let name): return .screen(name: name, rows: screen)
    case .mark(let name): return .mark(name: name, at: keyboard.now)
    }
    return nil
  }

  private mutating func type(_ text: String) {
    for scalar in text.unicodeScalars {
      let key: Key =
        switch scalar {
        case "\n", "\r": .enter
        case "\t": .tab
        default: .character(Character(scalar))
        }
      keyboard.send(.input(.key(KeyEvent(KeyChord(key)))))
    }
  }

  private mutating func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) {
    keyboard.send(.input(.mouse(MouseEvent(kind, column: column, row: row))))
  }

  private func middle(ofKey id: String, _ line: Tape.Line) throws(TapeError) -> (column: Int, row: Int) {
    let layout = keyboard.session.screenLayout
    guard let key = layout.frame(ofKey: id) else {
      let drawn = layout.geometry.frames.map(\.keyID)
      let nearest = NearestName.find(id, in: drawn).map { "; did you mean `\($0)`?" } ?? ""
      throw TapeError(line: line.number, reason: "no key `\(id)` is drawn now\(nearest)")
    }
    return (key.column + key.width / 2, key.row + key.height / 2)
  }

  private mutating func wait(for pattern: String, _ line: Tape.Line) throws {
    let end = keyboard.now + Self.patience
    while true {
      let screen = self.screen.joined(separator: "\n")
      if try matches(pattern, screen) { return }
      guard let next = keyboard.nextDeadline, next <= end else {
        throw Failure(line: line.number, expected: "/\(pattern)/ within a minute", got: screen)
      }
      keyboard.advance(by: max(next - keyboard.now, .milliseconds(1)))
    }
  }

  private func matches(_ pattern: String, _ text: String) throws -> Bool {
    try Regex(pattern).firstMatch(in: text) != nil
  }
}
