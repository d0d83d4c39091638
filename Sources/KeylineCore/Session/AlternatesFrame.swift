/// Where the alternates of a key are drawn: one row of numbered options above it.
public struct AlternatesFrame: Hashable, Sendable {
  /// The cells of each option, in order; those that do not fit on the screen are left out.
  public let options: [CellRect]

  /// The option at a cell, by its index.
  public func option(atColumn column: Int, row: Int) -> Int? {
    options.firstIndex { $0.contains(column: column, row: row) }
  }
}

extension Session {
  /// The cells one option takes: its number, itself and the blanks around them.
  private static let optionWidth = 5

  /// Where open alternates are drawn, on the row above their key or, without a drawn key, on the last row of
  /// the document.
  public func alternatesFrame(of state: AlternatesState) -> AlternatesFrame {
    let key = state.keyID.flatMap { screenLayout.frame(ofKey: $0) }
    let row = max((key?.row ?? screenLayout.document.height) - 1, 0)
    let perRow = max(size.columns / Self.optionWidth, 1)
    let shown = min(state.options.count, perRow)
    let width = min(Self.optionWidth, size.columns)
    let middle = key.map { $0.column + $0.width / 2 } ?? size.columns / 2
    let left = min(max(middle - width / 2, 0), max(size.columns - shown * width, 0))
    return AlternatesFrame(
      options: (0..<shown).map {
        CellRect(column: left + $0 * width, row: row, width: width, height: 1)
      })
  }
}
