import KeylineCore

/// The shape of a drawn key: a bare label in one line, a label with a rim below in two, a box in three.
struct KeyCap {
  private let column: Int
  private let row: Int
  private let width: Int
  private let height: Int
  private let rim: Rim

  init(_ place: KeyFrame, gridRow: Int, labels: LabelSet) {
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
    let right = column + width - 1
    if height > 2 { drawEdge(rim.topLeft, rim.topRight, in: row, on: &frame, style: style) }
    for row in labelRow..<row + height - 1 {
      frame.fill(column: column, row: row, width: 1, style: style, with: rim.vertical)
      frame.fill(column: right, row: row, width: 1, style: style, with: rim.vertical)
    }
    drawEdge(rim.bottomLeft, rim.bottomRight, in: row + height - 1, on: &frame, style: style)
  }

  private func drawEdge(
    _ left: Unicode.Scalar, _ right: Unicode.Scalar, in row: Int, on frame: inout Frame, style: CellStyle
  ) {
    frame.fill(column: column, row: row, width: 1, style: style, with: left)
    frame.fill(column: column + 1, row: row, width: width - 2, style: style, with: rim.horizontal)
    frame.fill(column: column + width - 1, row: row, width: 1, style: style, with: right)
  }

  /// Writes the label into the middle.
  ///
  /// - Parameters:
  ///   - label: what stands on the key; what is too wide is cut.
  ///   - style: what the label is.
  ///   - isMarked: whether the cells beside the label have its style too.
  ///   - brackets: whether brackets stand beside it.
  ///   - fillsWidth: whether a line shows how wide a key without a rim is.
  ///   - frame: what to draw on.
  func draw(
    _ label: String, style: CellStyle, isMarked: Bool, brackets: Bool, fillsWidth: Bool,
    on frame: inout Frame
  ) {
    let inside = hasRim ? width - 2 : width
    let left = hasRim ? column + 1 : column
    if fillsWidth, !hasRim, inside >= 5 { drawBar(on: &frame) }
    let cells = min(Frame.cells(of: label), inside)
    let start = left + (inside - cells) / 2
    let sides = (left..<left + inside)
    if isMarked || fillsWidth {
      let first = max(start - 1, sides.lowerBound)
      let last = min(start + cells, sides.upperBound - 1)
      frame.fill(
        column: first, row: labelRow, width: last - first + 1, style: isMarked ? style : .keySpecial)
      if brackets, last - first + 1 >= cells + 2 {
        frame.put("[", column: first, row: labelRow, style: style)
        frame.put("]", column: last, row: labelRow, style: style)
      }
    }
    frame.put(label, column: start, row: labelRow, style: style, maxCells: cells)
  }

  /// The space bar on a single line, drawn as what it looks like.
  private func drawBar(on frame: inout Frame) {
    let right = column + width - 2
    let left = column + 1
    frame.fill(column: left, row: labelRow, width: 1, style: .keySpecial, with: rim.barLeft)
    frame.fill(
      column: left + 1, row: labelRow, width: right - left - 1, style: .keySpecial, with: rim.barMiddle)
    frame.fill(column: right, row: labelRow, width: 1, style: .keySpecial, with: rim.barRight)
  }
}
