import KeylineCore

/// What the screen shows: a grid of cells and the cursor.
///
/// A value. Panes draw on it, the painter puts what changed since the last one on the terminal. Drawing
/// clips at every edge, so that a pane need not care how small the screen is.
public struct Frame: Sendable {
  /// The size of the screen.
  public let size: ScreenSize
  /// Where the cursor stands, or nil to hide it.
  public var cursor: CellPosition?
  /// The cells of each row, from top to bottom.
  ///
  /// Rows that nobody draws on keep sharing their storage with the frame they were copied from: such rows cost
  /// neither memory nor a comparison.
  public internal(set) var rows: [[Cell]]
  var clusters = ClusterTable()

  /// Creates a frame of blanks.
  ///
  /// - Parameters:
  ///   - size: The size of the screen.
  ///   - style: The style of the blanks.
  /// - Complexity: O(cells).
  public init(size: ScreenSize, style: CellStyle = .text) {
    self.size = size
    rows = Array(repeating: Array(repeating: .blank(style), count: size.columns), count: size.rows)
  }

  /// The cell at a place on the screen.
  ///
  /// - Parameters:
  ///   - column: A column of the screen.
  ///   - row: A row of the screen.
  public subscript(column: Int, row: Int) -> Cell {
    precondition((0..<size.columns).contains(column) && (0..<size.rows).contains(row), "off the screen")
    return rows[row][column]
  }

  /// The character a cell shows: a blank for the continuation of a wide one.
  ///
  /// - Parameter cell: A cell of this frame.
  /// - Returns: The grapheme cluster.
  public func character(of cell: Cell) -> Character {
    if let scalar = cell.scalar { return Character(scalar) }
    return clusters[cell.glyph & ~Cell.clusterFlag]
  }
}

extension Frame: Equatable {
  /// Whether two frames look the same.
  ///
  /// - Complexity: O(cells).
  public static func == (left: Frame, right: Frame) -> Bool {
    left.size == right.size && left.cursor == right.cursor && left.changes(since: right).isEmpty
  }
}
