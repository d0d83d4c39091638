/// The places of a layer's keys on a grid of cells.
///
/// All rows share one unit: as many whole columns as the widest row of any layer allows, and at most
/// ``comfortableUnit``; the grid is centred in the room it has and narrower rows are centred in the grid.
/// Changing layers therefore moves no key that both have. Frames in a row touch and never overlap; where a
/// unit is not a whole number of columns, a boundary is the nearest column.
public struct GridGeometry: Equatable, Sendable {
  /// The most columns a key unit is stretched to.
  public static let comfortableUnit = 7

  /// The frames in reading order; empty where the keys do not fit.
  public let frames: [KeyFrame]

  /// Lays a layer out.
  ///
  /// - Parameters:
  ///   - layer: The layer to draw.
  ///   - layout: The layout the layer belongs to.
  ///   - columns: The columns there are.
  ///   - lines: The lines there are.
  ///   - rowHeight: The lines each row should have, 1 to 3; fewer where there is no room for so many.
  /// - Complexity: O(*n*) in the number of keys of the layer.
  public init(layer: Layer, layout: Layout, columns: Int, lines: Int, rowHeight: Int) {
    let rows = max(layout.rowCount, layer.rows.count)
    let height = rows == 0 ? 0 : min(rowHeight, 3, lines / rows)
    let units = layout.unitCount
    guard height >= 1, units > 0, units.isFinite, columns >= layout.mostKeysInRow else {
      frames = []
      return
    }
    let unit = Self.unit(columns: columns, units: units)
    let gridWidth = min(columns, Int((unit * units).rounded()))
    let left = (columns - gridWidth) / 2
    frames = layer.rows.enumerated().flatMap { index, row in
      Self.spans(of: row, in: layout, unit: unit, gridWidth: gridWidth).map { keyID, span in
        KeyFrame(
          keyID: keyID, x: left + span.lowerBound, y: index * height, width: span.count, height: height)
      }
    }
  }

  /// The key at a cell, `nil` where there is none.
  ///
  /// - Parameters:
  ///   - column: The column, counted from 0 at the left of the grid's area.
  ///   - row: The line, counted from 0 at its top.
  /// - Returns: The frame that contains the cell.
  /// - Complexity: O(*n*) in the number of keys of the layer.
  public func key(atColumn column: Int, row: Int) -> KeyFrame? {
    frames.first { $0.contains(column: column, row: row) }
  }

  /// The frame of a key, `nil` where it is not drawn.
  public func frame(of keyID: String) -> KeyFrame? { frames.first { $0.keyID == keyID } }

  /// The columns of one key unit: whole ones, except on screens narrower than one column a unit.
  private static func unit(columns: Int, units: Double) -> Double {
    let whole = (Double(columns) / units).rounded(.down)
    return whole >= 1 ? min(whole, Double(comfortableUnit)) : Double(columns) / units
  }

  /// The columns of a row's keys, each at least one wide, within `0..<gridWidth`.
  private static func spans(
    of row: [String], in layout: Layout, unit: Double, gridWidth: Int
  ) -> [(keyID: String, span: Range<Int>)] {
    let keys = row.compactMap(layout.key)
    let units = keys.reduce(0) { $0 + $1.gap + $1.width }
    var position = (layout.unitCount - units) / 2
    var free = 0
    return keys.enumerated().compactMap { index, key in
      // What rounding or a tiny width takes from a key is bounded by the cells its followers still need.
      let last = gridWidth - (keys.count - 1 - index)
      position += key.gap
      let start = min(max(free, column(position, unit, gridWidth)), last - 1)
      position += key.width
      let end = min(max(start + 1, column(position, unit, gridWidth)), last)
      guard start >= free, start < end else { return nil }
      free = end
      return (key.id, start..<end)
    }
  }

  /// The column nearest to a position in units; positions out of range are those of a broken layout.
  private static func column(_ position: Double, _ unit: Double, _ gridWidth: Int) -> Int {
    Int(min(max(position * unit, 0), Double(gridWidth)).rounded())
  }
}
