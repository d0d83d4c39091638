import CNcurses
import KeylineScreen

extension Frame {
  /// Whether ncurses can hold a cell's character and takes it to be as wide as the frame does.
  ///
  /// It holds a base and up to four marks without a width. Flags, skin tones, joined emoji and presentation
  /// selectors it would take apart; what `wcwidth` measures otherwise it would misplace.
  func isHoldable(_ cell: Cell) -> Bool {
    if let scalar = cell.scalar {
      // Nearly all cells are ASCII or the rims of keys, and this is asked for whole rows at every key.
      return scalar.isASCII || cell.width == 0 || Self.boxDrawing.contains(scalar)
        || wcwidth(wchar_t(bitPattern: scalar.value)) == Int32(cell.width)
    }
    let scalars = character(of: cell).unicodeScalars
    guard scalars.count <= 5, let base = scalars.first else { return false }
    return wcwidth(wchar_t(bitPattern: base.value)) == Int32(cell.width)
      && scalars.dropFirst().allSatisfy { scalar in
        !Self.shapers.contains(scalar) && wcwidth(wchar_t(bitPattern: scalar.value)) == 0
      }
  }

  /// Whether this frame has the same character, as wide, at the place of another frame's cell.
  func shows(_ cell: Cell, of other: Frame, column: Int, row: Int) -> Bool {
    let own = self[column, row]
    return own.width == cell.width && character(of: own) == other.character(of: cell)
  }

  /// Lines and corners, one cell each in every table.
  private static let boxDrawing: ClosedRange<Unicode.Scalar> = "\u{2500}"..."\u{257F}"

  /// Zero width joiner and the presentation selectors for text and emoji.
  private static let shapers: [Unicode.Scalar] = ["\u{200D}", "\u{FE0E}", "\u{FE0F}"]
}
