/// A tape on a keyboard with a virtual clock, at the pace of a person: what casts, moving pictures and measurements are
/// made of.
///
/// Unlike `TapePlayer`, it lets time pass between keys, and can be looked at after each of them.
public struct TapeFilm: Sendable {
  /// What has happened.
  public enum Scene: Sendable {
    /// Something came to the keyboard.
    case event(Event)
    /// Time has passed, and what was due has been done.
    case time
  }

  /// The keyboard it is played on.
  public private(set) var keyboard: VirtualKeyboard
  private var feed: TapeFeed

  /// Puts a tape in.
  ///
  /// - Parameters:
  ///   - tape: What to play.
  ///   - keyboard: The keyboard, as it is at first.
  ///   - change: Gives what happens when a setting, named, is changed to a value.
  ///   - render: The screen's rows as text.
  public init(
    _ tape: Tape, on keyboard: VirtualKeyboard, change: @escaping Tape.Line.Change,
    render: @escaping @Sendable (Session) -> [String]
  ) {
    self.keyboard = keyboard
    feed = TapeFeed(tape, now: keyboard.now, resizes: true, change: change, render: render)
  }

  /// The screens that the tape has named so far.
  public var screens: [(name: String, rows: [String])] { feed.screens }

  /// The marks that it has passed.
  public var marks: [String] { feed.marks }

  /// Goes on until something has happened.
  ///
  /// - Returns: What it was; nil when the tape is over.
  /// - Throws: `TapeFailure` when an expectation is not met, `TapeError` when a line does not fit the run.
  public mutating func next() throws -> Scene? {
    feed.clipboard = nil
    let next = try feed.next(on: keyboard.session, now: keyboard.now)
    if let bytes = feed.clipboard { keyboard.clipboard = bytes }
    switch next {
    case .event(let event):
      if case .begun(let beginning) = event { keyboard.begin(beginning) } else { keyboard.send(event) }
      return .event(event)
    case .wait(let end):
      keyboard.advance(by: max(min(keyboard.nextDeadline ?? end, end) - keyboard.now, .zero))
      return .time
    case .finished: return nil
    }
  }
}
