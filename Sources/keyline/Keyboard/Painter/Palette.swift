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

  /// The parameters of `SGR` that set a colour.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - base: 30 for the foreground, 40 for the background.
  /// - Returns: The parameters, joined by semicolons.
  static func parameters(of color: ThemeColor, base: Int) -> String {
    switch color {
    case .indexed(let index) where index < 8: "\(base + Int(index))"
    case .indexed(let index) where index < 16: "\(base + 60 + Int(index) - 8)"
    case .indexed(let index): "\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
