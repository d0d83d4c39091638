/// What one line of a tape does.
public enum TapeCommand: Equatable, Sendable {
  /// Types text, a scalar at a time, as a person at a physical keyboard does.
  case type(String)
  /// Presses a key; held for a time, it repeats meanwhile as on a terminal that tells when keys go up.
  case key(KeyChord, heldFor: Duration? = nil)
  /// Clicks with the mouse, that many times at once.
  case click(TapePlace, times: Int = 1)
  /// Holds the mouse's button, by default until a drawn key's alternates open or it repeats.
  case hold(TapePlace, Duration = Delay.longPress)
  /// Presses the mouse's button at one place and lets go at another.
  case drag(TapePlace, to: TapePlace)
  /// Turns the wheel over the text, down or up by that many notches.
  case wheel(down: Bool, notches: Int = 1)
  /// Pastes text, bracketed.
  case paste(String)
  case sleep(Duration)
  /// Lets time pass until the screen matches.
  case waitScreen(String)
  case resize(ScreenSize)
  case set(name: String, value: String)
  /// Has the demonstration provider, which it turns on, answer the next request with these lines.
  case answer([String])
  /// Fails the tape unless the document's text is exactly this.
  case expectText(String)
  /// Fails the tape unless the screen matches.
  case expectScreen(String)
  /// Dumps the screen as text under a name.
  case screen(name: String)
  case mark(name: String)
}
