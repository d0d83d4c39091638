/// One of the things that a line of a tape comes down to, on a virtual keyboard and on a real one alike.
public enum TapeStep: Sendable {
  /// Something happens.
  case event(Event)
  /// The run begins anew, with another text.
  case begin(Beginning)
  /// The system's clipboard holds this, and answers with it where a paste waits.
  case clipboard([UInt8])
  /// Time passes.
  case pause(Duration)
  /// A moment for those who watch; no time at all where nobody does.
  case beat(TapeBeat)
  /// Time passes until the screen matches.
  case waitScreen(String)
  case expectText(String)
  case expectRow(Int, String)
  case expectScreen(String)
  case screen(name: String)
  case mark(name: String)
}
