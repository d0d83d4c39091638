/// The colours of a picture: those of a theme on a terminal with a dark or a light background.
public struct PictureColors: Sendable {
  /// The background of the terminal.
  public enum Ground: String, CaseIterable, Sendable { case dark, light }

  /// The background, as CSS has it.
  let background: String
  private let foreground: String
  private let theme: Theme

  /// Chooses the colours.
  ///
  /// - Parameters:
  ///   - theme: The look of every style.
  ///   - ground: The background where the theme leaves it to the terminal.
  public init(theme: Theme, ground: Ground) {
    self.theme = theme
    (foreground, background) = ground == .dark ? ("#d8dee9", "#16181d") : ("#24292f", "#ffffff")
  }

  /// The colour of a style's characters, and the one behind them; nil where that is the terminal's own.
  func colors(of style: CellStyle) -> (foreground: String, background: String?) {
    let appearance = theme[style]
    let front = appearance.foreground.map(Self.css) ?? foreground
    let back = appearance.background.map(Self.css)
    return appearance.attributes.contains(.reverse) ? (back ?? background, front) : (front, back)
  }

  /// A style sheet's rules for the characters of a style.
  func rules(of style: CellStyle) -> String {
    let attributes = theme[style].attributes
    let rules: [(CellAttributes, String)] = [
      (.bold, "font-weight:700"), (.dim, "opacity:.65"), (.italic, "font-style:italic"),
      (.underline, "text-decoration:underline"),
    ]
    return (["color:\(colors(of: style).foreground)"] + rules.filter { attributes.contains($0.0) }.map(\.1))
      .joined(separator: ";")
  }

  private static func css(_ color: ThemeColor) -> String {
    let (red, green, blue) = color.components
    return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
