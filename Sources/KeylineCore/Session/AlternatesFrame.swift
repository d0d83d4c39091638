/// Where the alternates of a key are drawn: in one row, numbered, above their key or above the cursor.
///
/// The reducer needs it to tell which one the mouse is on, the screen to draw it: one place for both.
public struct AlternatesFrame: Hashable, Sendable {
  /// One alternate that is drawn.
  public struct Option: Hashable, Sendable {
    /// Its place among the alternates, from 0.
    public let index: Int
    /// The digit that chooses it; empty from the tenth on, which no digit reaches.
    public let number: String
    /// What choosing it inserts.
    public let label: String
    /// The first column of the option, number and brackets included.
    public let column: Int
    /// The cells of the option.
    public let width: Int
    /// The cells of the label alone.
    public let labelWidth: Int
  }

  /// The cells that are covered.
  public let area: CellRect
  /// The alternates that fit, from left to right; the selected one is always among them.
  public let options: [Option]

  /// The alternate at a cell of the screen; nil beside them.
  public func option(atColumn column: Int, row: Int) -> Int? {
    guard area.contains(column: column, row: row) else { return nil }
    return options.first { ($0.column..<$0.column + $0.width).contains(column) }?.index
  }
}

extension Session {
  /// Places the alternates of a key: the row above it, or above the cursor when no key is theirs.
  ///
  /// - Parameter state: the alternates and the selected one.
  /// - Returns: The cells that the callout covers and its options in them.
  public func alternatesFrame(of state: AlternatesState) -> AlternatesFrame {
    let measured = state.options.enumerated().map { index, label in
      let labelWidth = CellWidth.cells(of: label, profile: widths)
      let number = index < 9 ? String(index + 1) : ""
      // A bracket or a blank on both sides of the label shows which one is selected.
      return AlternatesFrame.Option(
        index: index, number: number, label: label, column: 0, width: number.utf8.count + labelWidth + 2,
        labelWidth: labelWidth)
    }
    let shown = Self.window(of: measured, around: state.selected, width: size.columns)
    let width = min(shown.reduce(0) { $0 + $1.width }, size.columns)
    let anchor = anchor(of: state)
    var column = min(max(anchor.column - width / 2, 0), size.columns - width)
    let area = CellRect(column: column, row: anchor.row, width: width, height: 1)
    let options = shown.map { option in
      defer { column += option.width }
      return AlternatesFrame.Option(
        index: option.index, number: option.number, label: option.label, column: column,
        width: option.width, labelWidth: option.labelWidth)
    }
    return AlternatesFrame(area: area, options: options)
  }

  /// The middle column and the row of the alternates.
  private func anchor(of state: AlternatesState) -> (column: Int, row: Int) {
    if let id = state.keyID, let key = screenLayout.frame(ofKey: id) {
      return (key.column + key.width / 2, max(key.row - 1, 0))
    }
    let pane = screenLayout.document
    guard let caret = caretCell else { return (pane.column + pane.width / 2, pane.row) }
    let below = min(caret.row + 1, size.rows - 1)
    return (caret.column, caret.row > pane.row ? caret.row - 1 : below)
  }

  /// As many options as fit on a row, the selected one among them.
  private static func window(
    of options: [AlternatesFrame.Option], around selected: Int, width: Int
  ) -> [AlternatesFrame.Option] {
    guard options.indices.contains(selected) else { return [] }
    var first = selected
    var last = selected
    var used = options[selected].width
    while true {
      if first > 0, used + options[first - 1].width <= width {
        first -= 1
        used += options[first].width
      } else if last + 1 < options.count, used + options[last + 1].width <= width {
        last += 1
        used += options[last].width
      } else {
        return Array(options[first...last])
      }
    }
  }
}
