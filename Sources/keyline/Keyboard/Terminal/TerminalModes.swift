/// The modes of the terminal that Keyline turns on and off again.
///
/// A value that says which bytes lead from one state to another, so that leaving undoes exactly what was done.
struct TerminalModes: Hashable, Sendable {
  /// Alternate screen, bracketed paste and focus events.
  private(set) var isEntered = false
  /// What the mouse reports.
  private(set) var mouse = MouseTracking.off
  /// Flags pushed to the kitty keyboard protocol; nil when it is not in use.
  private(set) var kittyFlags: Int?

  /// Enters: the bytes that make the screen ours, and its attributes what the painter takes them to be.
  mutating func enter() -> [UInt8] {
    isEntered = true
    return Array("\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?1004h\u{1B}[m".utf8)
  }

  /// Changes what the mouse reports.
  ///
  /// - Parameter tracking: The new state.
  /// - Returns: The bytes to send; none when nothing changes.
  mutating func track(_ tracking: MouseTracking) -> [UInt8] {
    guard tracking != mouse else { return [] }
    let off = mouse.mode.map { "\u{1B}[?\($0)l" } ?? ""
    let on = tracking.mode.map { "\u{1B}[?\($0)h" } ?? ""
    let coordinates =
      (mouse == .off) == (tracking == .off) ? "" : "\u{1B}[?1006\(tracking == .off ? "l" : "h")"
    mouse = tracking
    return Array((off + on + coordinates).utf8)
  }

  /// Pushes flags of the kitty keyboard protocol (https://sw.kovidgoyal.net/kitty/keyboard-protocol/).
  ///
  /// - Parameter flags: 1 tells apart what legacy bytes confuse, 2 reports repeats and releases too.
  /// - Returns: The bytes to send; none when flags are pushed already.
  mutating func pushKitty(_ flags: Int) -> [UInt8] {
    guard kittyFlags == nil else { return [] }
    kittyFlags = flags
    return Array("\u{1B}[>\(flags)u".utf8)
  }

  /// Asks for the flags that are in force; a terminal may know fewer than were pushed.
  static let kittyQuery = Array("\u{1B}[?u".utf8)
  /// The flag that reports repeats and releases.
  static let kittyEventTypes = 2

  /// Leaves: the bytes that undo everything, last things first.
  ///
  /// Attributes and cursor are put right as well, since a frame may have been cut off in the middle.
  mutating func leave() -> [UInt8] {
    guard isEntered else { return [] }
    let kitty = kittyFlags == nil ? "" : "\u{1B}[<u"
    let bytes =
      kitty.utf8 + track(.off) + Array("\u{1B}[?1004l\u{1B}[?2004l\u{1B}[m\u{1B}[?25h\u{1B}[?1049l".utf8)
    self = TerminalModes()
    return bytes
  }
}
