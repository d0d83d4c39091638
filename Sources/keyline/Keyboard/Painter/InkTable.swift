import CNcurses
import KeylineScreen

/// The inks of a theme on a terminal, made once a theme.
struct InkTable {
  /// One ink for each style, in the order of their raw values.
  private(set) var inks: [Ink] = []
  /// The colour pairs, the first of which is number 1.
  private(set) var pairs: [ColorPair] = []
  /// With true colour: what the numbers from `Palette.first` stand for.
  private(set) var palette = Palette()

  subscript(style: CellStyle) -> Ink { inks[Int(style.rawValue)] }

  /// Mixes the inks.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - depth: What the terminal shows.
  init(_ theme: Theme, depth: ColorDepth) {
    for style in CellStyle.allCases {
      let appearance = theme[style].resolved(for: depth)
      let colors = ColorPair(
        foreground: number(of: appearance.foreground, depth),
        background: number(of: appearance.background, depth))
      inks.append(
        Ink(
          attributes: Self.curses(appearance.attributes), pair: pair(colors),
          sequence: appearance.sequence))
    }
  }

  private mutating func number(of color: ThemeColor?, _ depth: ColorDepth) -> Int32 {
    guard let color else { return -1 }
    if case .indexed(let index) = color, depth != .trueColor || Int(index) < Palette.first {
      return Int32(index)
    }
    return Int32(palette.number(of: color))
  }

  private mutating func pair(_ colors: ColorPair) -> Int32 {
    if colors == ColorPair(foreground: -1, background: -1) { return 0 }
    if let known = pairs.firstIndex(of: colors) { return Int32(known + 1) }
    pairs.append(colors)
    return Int32(pairs.count)
  }

  private static func curses(_ attributes: CellAttributes) -> attr_t {
    let table: [(CellAttributes, attr_t)] = [
      (.bold, keyline_bold), (.dim, keyline_dim), (.italic, keyline_italic), (.underline, keyline_underline),
      (.reverse, keyline_reverse),
    ]
    return table.reduce(0) { attributes.contains($1.0) ? $0 | $1.1 : $0 }
  }
}
