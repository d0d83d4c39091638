/// The numbers of a mouse report (xterm control sequences, "Mouse Tracking").
struct MouseReport {
  /// The button in the lowest bits, then Shift 4, Alt 8, Control 16, motion 32, wheel 64.
  let code: Int
  /// The cell, counted from 1.
  let column: Int
  let row: Int
  /// Whether the report says so itself; old ones say it by the button number 3.
  var isRelease: Bool?

  init(code: Int, column: Int, row: Int, isRelease: Bool? = nil) {
    self.code = code
    self.column = column
    self.row = row
    self.isRelease = isRelease
  }

  /// The largest size that a terminal can state of itself.
  static let sizeLimit = 65_535

  /// The event; impossible cells and buttons that we do not know mean nothing.
  var meaning: ControlMeaning {
    guard (1...Self.sizeLimit).contains(column), (1...Self.sizeLimit).contains(row), let kind else {
      return .nothing
    }
    var modifiers: Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return .event(.mouse(MouseEvent(kind, column: column - 1, row: row - 1, modifiers: modifiers)))
  }

  private var kind: MouseEvent.Kind? {
    let button: MouseButton? = [.left, .middle, .right, nil][code & 3]
    switch code & ~0b11111 {
    case 0:
      if let button { return isRelease == true ? .release(button) : .press(button) }
      return isRelease == nil ? .release(.left) : nil
    case 32: return button.map { .drag($0) } ?? .motion
    // Wheel notches have no release; some terminals send one all the same.
    case 64 where isRelease != true: return [.wheelUp, .wheelDown, nil, nil][code & 3]
    default: return nil
    }
  }
}
