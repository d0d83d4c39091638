/// Which events of the mouse the terminal reports, in xterm's modes.
enum MouseTracking: Hashable, Sendable {
  /// None: the terminal's own selection works.
  case off
  /// Presses, releases and the wheel.
  case buttons
  /// The same and movement while a button is down.
  case drag

  /// The mode's number; 1006 (SGR coordinates) goes with each.
  var mode: Int? {
    switch self {
    case .off: nil
    case .buttons: 1000
    case .drag: 1002
    }
  }
}
