/// How many lines of the screen the parts of the keyboard have.
///
/// It depends on nothing but the screen's size, the enabled layouts and settings, so nothing moves while one
/// types or goes from one keyboard to the next: the layout with the most rows counts, and the widest.
/// The keyboard has at most 45 % of the lines. Where that is too little the grid goes first, then the
/// toolbar, then the bar; the document keeps the rest. Room is given out in this order: the bar's words,
/// the toolbar, a grid of one-line keys, the rows for completions, taller keys.
public struct KeyboardHeight: Equatable, Sendable {
  /// The most of the screen the keyboard takes, in percent.
  public static let mostPercent = 45

  /// The lines of the bar: one for the words and one for each completion there is room for.
  public let bar: Int
  /// The lines of each row of keys, 0 without a grid.
  public let rowHeight: Int
  /// The lines of the grid.
  public let grid: Int
  /// The lines of the toolbar.
  public let toolbar: Int
  /// The lines left to the document.
  public let document: Int

  /// The lines of the whole keyboard.
  public var total: Int { bar + grid + toolbar }

  /// Gives the screen's lines out.
  ///
  /// - Parameters:
  ///   - columns: The columns of the screen.
  ///   - rows: The lines of the screen.
  ///   - layouts: The enabled layouts.
  ///   - keyHeight: The setting `keys.height`: a wish, cut to the room there is.
  ///   - completionRows: The rows for completions wanted, 0 where no source of them is on.
  /// - Complexity: O(*n*) in the number of layouts.
  public init(columns: Int, rows: Int, layouts: [Layout], keyHeight: KeyHeight, completionRows: Int = 0) {
    self.init(
      columns: columns, rows: rows, gridRows: layouts.map(\.rowCount).max() ?? 0,
      gridColumns: layouts.map(\.mostKeysInRow).max() ?? 0, keyHeight: keyHeight,
      completionRows: completionRows)
  }

  /// Gives the screen's lines out.
  ///
  /// - Parameters:
  ///   - columns: The columns of the screen.
  ///   - rows: The lines of the screen.
  ///   - gridRows: The rows of keys.
  ///   - gridColumns: The fewest columns the grid can be drawn in.
  ///   - keyHeight: The setting `keys.height`: a wish, cut to the room there is.
  ///   - completionRows: The rows for completions wanted.
  public init(
    columns: Int, rows: Int, gridRows: Int, gridColumns: Int, keyHeight: KeyHeight, completionRows: Int = 0
  ) {
    var room = max(0, rows) * Self.mostPercent / 100
    func take(_ lines: Int) -> Int {
      guard lines <= room else { return 0 }
      room -= lines
      return lines
    }
    let words = take(1)
    toolbar = take(1)
    let fits = gridRows > 0 && columns >= max(1, gridColumns)
    let lowGrid = fits ? take(gridRows) : 0
    bar = words + (words == 0 ? 0 : take(min(room, max(0, completionRows))))
    rowHeight = lowGrid == 0 ? 0 : min(keyHeight.mostLines, 1 + room / gridRows)
    grid = rowHeight * gridRows
    document = max(0, rows) - bar - grid - toolbar
  }
}
