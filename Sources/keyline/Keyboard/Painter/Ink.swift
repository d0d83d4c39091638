import CNcurses

/// How one style is drawn: in ncurses' terms and as the bytes of ECMA-48.
struct Ink {
  /// The attributes for ncurses.
  var attributes: attr_t
  /// The colour pair for ncurses; 0 is the terminal's own pair.
  var pair: Int32
  /// `SGR`, from the terminal's default to this style; empty when they are the same.
  var sequence: [UInt8]
}
