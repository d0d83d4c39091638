/// One event of the mouse, in cells counted from 0 at the top left corner of the screen.
public struct MouseEvent: Hashable, Sendable {
  /// What the mouse did.
  public enum Kind: Hashable, Sendable {
    case press(MouseButton), release(MouseButton), drag(MouseButton), motion, wheelUp, wheelDown
  }
  /// What happened.
  public var kind: Kind
  /// The column of the cell, from 0.
  public var column: Int
  /// The row of the cell, from 0.
  public var row: Int
  /// The modifiers held meanwhile.
  public var modifiers: Modifiers
  /// Creates an event.
  public init(_ kind: Kind, column: Int, row: Int, modifiers: Modifiers = []) {
    self.kind = kind
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}

/// A button of the mouse.
public enum MouseButton: Hashable, Sendable { case left, middle, right }

/// An answer of the terminal to one of our queries.
public enum TerminalReply: Hashable, Sendable {
  /// `CSI row;column R`, both counted from 1.
  case cursorPosition(row: Int, column: Int)
  /// `CSI ? … c`: primary device attributes, the fence that ends the start-up probe.
  case primaryAttributes([Int])
  /// `CSI ? mode ; state $ y`: 1 and 2 mean the mode is known, 0 that it is not.
  case mode(Int, state: Int)
  /// `CSI ? flags u`: the kitty keyboard protocol is spoken.
  case kittyFlags(Int)
  /// Any other well-formed reply: understood as one, and of no use to us.
  case other
}

/// What the terminal's bytes mean.
public enum InputEvent: Hashable, Sendable {
  case key(KeyEvent)
  case mouse(MouseEvent)
  /// The content of a bracketed paste, byte for byte, or of a burst too long to have been typed.
  case paste([UInt8])
  case focus(Bool)
  case reply(TerminalReply)
}
