import KeylineCore

/// The cells of a drawn key that change when it is pressed: its label and the blank on either side.
///
/// They are no more than these because a frame must cost few bytes on the wire.
struct KeyMark: Equatable, Sendable {
  /// The key.
  let keyID: String
  let column: Int
  let row: Int
  let width: Int
  /// Whether there is a blank on either side, where brackets can stand.
  let hasBlanksBeside: Bool

  /// Gives the cells a style; what they show stays.
  func draw(_ style: CellStyle, brackets: Bool, on frame: inout Frame) {
    frame.restyle(column: column, row: row, width: width, style: style)
    guard brackets, hasBlanksBeside else { return }
    frame.put("[", column: column, row: row, style: style)
    frame.put("]", column: column + width - 1, row: row, style: style)
  }
}
