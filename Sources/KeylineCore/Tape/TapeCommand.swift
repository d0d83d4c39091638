/// What one line of a tape does.
public enum TapeCommand: Equatable, Sendable {
  /// Begins anew with a text: what stands before the cursor, what is selected, what stands behind.
  case text(before: String, selected: String = "", after: String = "")
  /// Begins anew as if the text were of this kind.
  case purpose(Purpose)
  /// Has AI and clipboard answer only what later lines have them answer.
  case scripted
  /// Types text, a scalar at a time, as a person at a physical keyboard does; after each passes the time given for it,
  /// or the one time given for all.
  case type(String, pauses: [Duration] = [])
  /// Presses, repeats or lets go of a key, on a terminal that tells these apart.
  case keyEvent(KeyEvent)
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
  /// Does one thing with the mouse.
  case mouse(MouseEvent)
  /// Pastes text, bracketed.
  case paste(String)
  case sleep(Duration)
  /// Lets time pass until the screen matches.
  case waitScreen(String)
  case resize(ScreenSize)
  case set(name: String, value: String)
  /// Has the demonstration provider, which it turns on, answer the next request with these lines.
  case answer([String])
  /// Has the demonstration say something of the request that waits for a script.
  case say(BrokerEvent)
  /// Puts a text on the system's clipboard, for a paste that waits for it or a later one.
  case clipboard(String)
  /// Fails the tape unless the document's text is exactly this.
  case expectText(String)
  /// Fails the tape unless a row of the screen, counted from 1, shows this and blanks behind it.
  case expectRow(Int, String)
  /// Fails the tape unless the screen matches.
  case expectScreen(String)
  /// Dumps the screen as text under a name.
  case screen(name: String)
  case mark(name: String)

  /// Whether it only looks at the keyboard.
  var isCheck: Bool {
    switch self {
    case .expectText, .expectRow, .expectScreen, .screen, .mark: true
    default: false
    }
  }
}
