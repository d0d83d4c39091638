import KeylineCore

/// The shape of a drawn key: a bare label in one line, a label with a rim below in two, a box in three.
struct KeyCap {
  private let keyID: String
  private let column: Int
  private let row: Int
  private let width: Int
  private let height: Int
  private let rim: Rim

  init(_ place: KeyFrame, gridRow: Int, labels: LabelSet) {
    keyID = place.keyID
    column = place.x
    row = gridRow + place.y
    height = place.height
    // A box of an odd width has a middle for the label; the cell left over is the gap to the next one.
    width =
      place.height > 1 && place.width > 4 && place.width.isMultiple(of: 2) ? place.width - 1 : place.width
    rim = labels == .ascii ? .ascii : .unicode
  }

  /// Whether there is a box around the label.
  private var hasRim: Bool { height > 1 && width >= 3 }

  /// The row of the label.
  private var labelRow: Int { row + (height > 2 ? 1 : 0) }

  func drawBorder(on frame: inout Frame, style: CellStyle) {
    guard hasRim else { return }
    if height > 2 {
      frame.putLine(
        rim.topLeft, rim.horizontal, rim.topRight, column: column, row: row, width: width, style: style)
    }
    for row in labelRow..<row + height - 1 {
      frame.putLine(rim.vertical, " ", rim.vertical, column: column, row: row, width: width, style: style)
    }
    frame.putLine(
      rim.bottomLeft, rim.horizontal, rim.bottomRight, column: column, row: row + height - 1, width: width,
      style: style)
  }

  /// Writes the label into the middle.
  ///
  /// - Parameters:
  ///   - label: what stands on the key; what is too wide is cut.
  ///   - style: what the label is.
  ///   - fillsWidth: whether the label stands on a bar: a line shows how wide a key without a rim is.
  ///   - frame: what to draw on.
  /// - Returns: the cells that light up when the key is pressed.
  func draw(_ label: String, style: CellStyle, fillsWidth: Bool, on frame: inout Frame) -> KeyMark {
    let inside = hasRim ? width - 2 : width
    let left = hasRim ? column + 1 : column
    let cells = min(Frame.cells(of: label), inside)
    let start = left + (inside - cells) / 2
    let first = max(start - 1, left)
    let last = min(start + cells, left + inside - 1)
    if fillsWidth {
      if !hasRim, inside >= 5 { drawBar(on: &frame) }
      frame.fill(column: first, row: labelRow, width: last - first + 1, style: .keySpecial)
    }
    frame.put(label, column: start, row: labelRow, style: style, maxCells: cells)
    return KeyMark(
      keyID: keyID, column: first, row: labelRow, width: last - first + 1,
      hasBlanksBeside: last - first + 1 >= cells + 2)
  }

  /// Marks how warm the key is: in the corner of a box, else beside the label.
  ///
  /// - Parameters:
  ///   - heat: how warm it is.
  ///   - label: the cells of the label; where there is no blank behind it, the style alone tells.
  ///   - frame: what to draw on.
  func draw(_ heat: KeyHeat, beside label: KeyMark, on frame: inout Frame) {
    guard let style = heat.style, label.hasBlanksBeside else { return }
    let column = hasRim ? column + width - 2 : label.column + label.width - 1
    frame.put(heat.mark, column: column, row: labelRow, style: style)
  }

  /// The space bar on a single line, drawn as what it looks like: `╰──────╯`.
  private func drawBar(on frame: inout Frame) {
    frame.putLine(
      rim.barLeft, rim.barMiddle, rim.barRight, column: column + 1, row: labelRow, width: width - 2,
      style: .keySpecial)
  }
}
