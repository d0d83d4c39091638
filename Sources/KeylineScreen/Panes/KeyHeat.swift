import KeylineCore

/// How often a key was pressed, as its cap shows it: by a style, and by a mark for who sees no colours.
struct KeyHeat {
  /// What the key is drawn in; nil for one that was never pressed.
  let style: CellStyle?
  /// The mark in its corner.
  let mark: String

  /// - Parameters:
  ///   - level: From 0 for never to `HeatMap.hottest`.
  ///   - labels: The characters there are.
  init(level: Int, labels: LabelSet) {
    guard level > 0 else {
      (style, mark) = (nil, " ")
      return
    }
    style = Self.styles[level - 1]
    mark = labels == .ascii ? String(level) : Self.bars[level - 1]
  }

  private static let styles: [CellStyle] = [.heat1, .heat2, .heat3, .heat4, .heat5]
  private static let bars = ["▁", "▂", "▃", "▅", "▇"]
}
