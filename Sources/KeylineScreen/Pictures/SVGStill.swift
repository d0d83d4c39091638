import KeylineCore

/// A frame as a crisp picture.
public enum SVGStill {
  /// Draws a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - colors: The colours of its styles.
  ///   - title: What it shows, for those who do not see it.
  /// - Returns: An SVG document that needs nothing outside of itself; the same frame gives the same bytes.
  /// - Complexity: O(cells).
  public static func draw(_ frame: Frame, colors: PictureColors, title: String) -> String {
    let rows = frame.rows.indices.map { PictureRow($0, of: frame, colors: colors) }
    let body = rows.enumerated().filter { !$0.element.elements.isEmpty }.map { index, row in
      "<g transform=\"translate(0 \((Double(index) * PictureRow.cell.height).svg))\">\(row.elements)</g>\n"
    }
    return PictureCanvas(size: frame.size, colors: colors, title: title).document(
      body.joined(), styles: rows.reduce(into: []) { $0.formUnion($1.styles) })
  }
}
