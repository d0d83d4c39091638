import KeylineCore

/// The parts that every picture of a screen has: its size, its style sheet and the window around the rows.
struct PictureCanvas {
  private static let padding = 12.0
  private static let fonts =
    "ui-monospace,'SFMono-Regular',Menlo,'DejaVu Sans Mono','Liberation Mono',Consolas,monospace"

  let size: ScreenSize
  let colors: PictureColors
  /// What the picture shows, for those who do not see it.
  let title: String

  /// The document.
  ///
  /// - Parameters:
  ///   - body: The rows, the first one at the origin.
  ///   - styles: The styles that they use.
  ///   - rules: More rules for the style sheet.
  /// - Returns: An SVG that needs nothing outside of itself.
  func document(_ body: String, styles: Set<CellStyle>, rules: String = "") -> String {
    let width = Double(size.columns) * PictureRow.cell.width + 2 * Self.padding
    let height = Double(size.rows) * PictureRow.cell.height + 2 * Self.padding
    let name = XMLText.escaped(title)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.svg)" height="\(height.svg)" \
      viewBox="0 0 \(width.svg) \(height.svg)" role="img" aria-label="\(name)">
      <title>\(name)</title>
      <style>
      text{font:\(PictureRow.fontSize)px \(Self.fonts);fill:currentColor;white-space:pre}
      path{fill:none;stroke:currentColor}
      .cursor{fill:#6c9fd8;opacity:.6}
      \(styleRules(styles))\(rules)</style>
      <rect width="\(width.svg)" height="\(height.svg)" rx="8" fill="\(colors.background)"/>
      <svg x="\(Self.padding.svg)" y="\(Self.padding.svg)" width="\((width - 2 * Self.padding).svg)" \
      height="\((height - 2 * Self.padding).svg)">
      \(body)</svg>
      </svg>

      """
  }

  private func styleRules(_ styles: Set<CellStyle>) -> String {
    styles.sorted { $0.rawValue < $1.rawValue }.map { style in
      let back = colors.colors(of: style).background.map { ".b\(style.rawValue){fill:\($0)}\n" } ?? ""
      return ".s\(style.rawValue){\(colors.rules(of: style))}\n" + back
    }.joined()
  }
}
