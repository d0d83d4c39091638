import KeylineScreen

/// True colours under numbers of their own.
///
/// ncurses knows no more than 256 colours on the terminals people have, although nearly all of them show true
/// colour. So it is given numbers from this palette, and `SequenceSqueezer` writes the colours in their place.
struct Palette {
  /// Numbers below are the user's own sixteen colours.
  static let first = 16
  private(set) var colors: [ThemeColor] = []

  var isEmpty: Bool { colors.isEmpty }

  /// The number of a colour, of which a theme has fewer than 240.
  mutating func number(of color: ThemeColor) -> Int {
    if let known = colors.firstIndex(of: color) { return Self.first + known }
    colors.append(color)
    return Self.first + colors.count - 1
  }

  /// The colour of a number, or nil when the number is not one of the palette's.
  subscript(number: Int) -> ThemeColor? {
    colors.indices.contains(number - Self.first) ? colors[number - Self.first] : nil
  }
}
