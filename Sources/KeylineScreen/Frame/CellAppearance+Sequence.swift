/// How a terminal is told of an appearance.
extension CellAppearance {
  /// `SGR` (ECMA-48, 8.3.117), from the terminal's default to this appearance, with the colour forms of ISO 8613-6 as
  /// xterm writes them; empty where they are the same.
  public var sequence: [UInt8] {
    parameters.isEmpty ? [] : Array("\u{1B}[\(parameters.joined(separator: ";"))m".utf8)
  }

  /// The parameters of `SGR`, without the reset.
  var parameters: [String] {
    let codes: [(CellAttributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    return codes.filter { attributes.contains($0.0) }.map(\.1)
      + [foreground?.parameters(base: 30), background?.parameters(base: 40)].compactMap { $0 }
  }
}

extension ThemeColor {
  /// The parameters of `SGR` that set a colour.
  ///
  /// - Parameter base: 30 for the foreground, 40 for the background.
  /// - Returns: The parameters, joined by semicolons.
  public func parameters(base: Int) -> String {
    switch self {
    case .indexed(let index) where index < 8: "\(base + Int(index))"
    case .indexed(let index) where index < 16: "\(base + 60 + Int(index) - 8)"
    case .indexed(let index): "\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
