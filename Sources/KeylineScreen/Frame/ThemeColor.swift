/// A colour of a theme; the terminal's own default is the absence of one.
public enum ThemeColor: Hashable, Sendable {
  /// A colour of the terminal's palette: 0-7, their bright forms 8-15, xterm's cube and greys 16-255.
  case indexed(UInt8)
  /// Red, green and blue, each 0-255.
  case rgb(UInt8, UInt8, UInt8)

  /// The names of palette colours 0-15 in theme files.
  static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
    "brightBlack", "brightRed", "brightGreen", "brightYellow", "brightBlue", "brightMagenta", "brightCyan",
    "brightWhite",
  ]

  /// Reads `#rrggbb`, a palette number or a colour's name; nil when it is none of them.
  ///
  /// - Parameter text: The words of a theme file.
  public init?(_ text: String) {
    if let index = Self.names.firstIndex(of: text) {
      self = .indexed(UInt8(index))
    } else if let index = UInt8(text) {
      self = .indexed(index)
    } else if text.utf8.count == 7, text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit),
      let value = UInt32(text.dropFirst(), radix: 16)
    {
      self = .rgb(UInt8(value >> 16), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
    } else {
      return nil
    }
  }

  /// The nearest colour that a terminal of the given depth can show, or nil when it shows none.
  ///
  /// Palette colours 0-15 are the user's own and never exchanged for others where they exist.
  ///
  /// - Parameter depth: What the terminal can show.
  /// - Returns: A colour the terminal has.
  public func resolved(for depth: ColorDepth) -> ThemeColor? {
    guard let count = depth.paletteSize else { return self }
    guard count > 0 else { return nil }
    switch self {
    case .indexed(let index) where Int(index) < count: return self
    // Bright colours of the palette lose their brightness where there are only eight.
    case .indexed(let index) where index < 16: return .indexed(index & 7)
    default: break
    }
    // With 256 colours the first 16 are left out: users recolour them, so their distance means nothing.
    let candidates = count == 256 ? 16..<256 : 0..<count
    let nearest = candidates.min { distance(to: UInt8($0)) < distance(to: UInt8($1)) }
    return nearest.map { .indexed(UInt8($0)) }
  }

  /// Red, green and blue, by xterm's palette where the colour is a number of it.
  public var components: (red: UInt8, green: UInt8, blue: UInt8) {
    switch self {
    case .rgb(let red, let green, let blue): return (red, green, blue)
    case .indexed(let index): return Self.paletteComponents(index)
    }
  }

  private func distance(to index: UInt8) -> Int {
    let mine = components
    let theirs = Self.paletteComponents(index)
    let red = Int(mine.red) - Int(theirs.red)
    let green = Int(mine.green) - Int(theirs.green)
    let blue = Int(mine.blue) - Int(theirs.blue)
    // The eye is most sensitive to green and least to blue.
    return 3 * red * red + 6 * green * green + blue * blue
  }

  /// The palette that xterm starts with.
  private static func paletteComponents(_ index: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    switch index {
    case 7: return (0xE5, 0xE5, 0xE5)
    case 8: return (0x7F, 0x7F, 0x7F)
    case 0..<16:
      let level: UInt8 = index < 8 ? 0xCD : 0xFF
      return (index & 1 != 0 ? level : 0, index & 2 != 0 ? level : 0, index & 4 != 0 ? level : 0)
    case 16..<232:
      let cube = index - 16
      let level = { (step: UInt8) -> UInt8 in step == 0 ? 0 : 55 + 40 * step }
      return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    default:
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
  }
}
