/// Which terminfo descriptions to try for a terminal.
enum TerminalDescription {
  /// The names to try, best first.
  ///
  /// What a terminal of today is not told apart by is good enough when its own name is unknown; `dumb` has
  /// no way to place the cursor and is drawn on as the plainest terminal that has one.
  ///
  /// ncurses takes direct colours for colour numbers, which the palette has a use for: terminals named for
  /// them are described by their 256 colours, and true colour is written all the same.
  ///
  /// - Parameter name: The value of `TERM`, if it is set.
  /// - Returns: terminfo names.
  static func candidates(for name: String?) -> [String] {
    switch name {
    case nil, "": ["xterm-256color", "vt100", "ansi"]
    case "dumb": ["ansi", "vt100"]
    case let name? where name.hasSuffix("-direct"): ["xterm-256color", name, "vt100", "ansi"]
    case let name?: [name] + ["xterm-256color", "vt100", "ansi"].filter { $0 != name }
    }
  }
}
