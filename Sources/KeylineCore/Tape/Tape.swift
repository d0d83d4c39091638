/// A script of a run: demonstration, regression test and benchmark in one.
///
/// One command a line; `#` begins a comment line. See `docs/tapes.md` for the language.
public struct Tape: Equatable, Sendable {
  /// One line of a tape.
  public struct Line: Equatable, Sendable {
    /// The line's number in its file, from 1.
    public var number: Int
    /// What it does.
    public var command: TapeCommand
  }

  /// The lines that do something, in order.
  public var lines: [Line]

  /// Creates a tape of lines that were read already.
  public init(lines: [Line]) { self.lines = lines }
}

/// What one line of a tape does.
public enum TapeCommand: Equatable, Sendable {
  /// Types text, a scalar at a time, as a person at a physical keyboard does.
  case type(String)
  case key(KeyChord)
  /// Presses a drawn key with the mouse.
  case click(keyID: String)
  /// Holds a drawn key with the mouse, by default until its alternates open or it repeats.
  case hold(keyID: String, Duration = Delay.longPress)
  /// Pastes text, bracketed.
  case paste(String)
  case sleep(Duration)
  /// Lets time pass until the screen matches.
  case waitScreen(String)
  case resize(ScreenSize)
  case set(name: String, value: String)
  /// Fails the tape unless the document's text is exactly this.
  case expectText(String)
  /// Fails the tape unless the screen matches.
  case expectScreen(String)
  /// Dumps the screen as text under a name.
  case screen(name: String)
  case mark(name: String)
}

/// Why a tape cannot be played; every case names the line, counted from 1.
public struct TapeError: Error, Equatable, Sendable {
  /// The line's number, from 1.
  public var line: Int
  /// What is wrong with it.
  public var reason: String
  /// Creates an error.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
