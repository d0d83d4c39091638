/// A pair of colour numbers for ncurses; -1 is the terminal's default.
struct ColorPair: Hashable {
  var foreground: Int32
  var background: Int32
}
