extension Session {
  /// Puts everything in its place again, after something has changed that places depend on: the size, the
  /// keyboards, the layer or the settings.
  ///
  /// - Complexity: O(keys), some microseconds; `screenLayout` itself is a stored value and costs nothing.
  mutating func arrangeScreen() { screenLayout = ScreenLayout(of: self) }

  /// The cell the cursor stands in, in screen coordinates; nil when its row is not shown.
  ///
  /// - Complexity: O(rows of the screen · log *n*).
  public var caretCell: (column: Int, row: Int)? {
    let pane = screenLayout.document
    let wrap = self.wrap
    let head = document.selection.head
    let top = wrap.row(containing: viewportTop)
    let caretRow = wrap.row(containing: head)
    var row = pane.row
    for visible in wrap.rows(from: top, count: pane.height) {
      if visible.range.lowerBound == caretRow.range.lowerBound {
        let column = pane.column + wrap.column(of: head, in: visible)
        return (min(column, pane.column + max(pane.width - 1, 0)), row)
      }
      row += 1
    }
    return nil
  }
}

extension ScreenLayout {
  /// Nothing anywhere: what a session has before it is arranged for the first time.
  static let empty = ScreenLayout(
    document: .none, bar: .none, grid: .none, toolbar: .none, keyRows: [], toolbarItems: [])

  /// Arranges a session's screen.
  init(of session: Session) {
    let size = session.size
    let heights = KeyboardHeight(
      columns: size.columns, rows: size.rows, gridRows: session.keyboards.map(\.rowCount).max() ?? 0,
      gridColumns: session.keyboards.map(\.mostKeysInRow).max() ?? 0, keyHeight: session.settings.keyHeight)
    var row = 0
    func take(_ height: Int) -> CellRect {
      defer { row += height }
      return CellRect(column: 0, row: row, width: size.columns, height: height)
    }
    let document = take(max(heights.document, 1))
    let bar = take(heights.bar)
    let grid = take(heights.grid)
    let toolbar = take(heights.toolbar)
    let geometry = GridGeometry(
      layer: session.drawnLayer, layout: session.keyboard, columns: grid.width, lines: grid.height,
      rowHeight: heights.rowHeight)
    self.init(
      document: document, bar: bar, grid: grid, toolbar: toolbar,
      keyRows: Self.rows(of: geometry.frames, below: grid.row),
      toolbarItems: toolbar.height > 0 ? ToolbarItem.fitting(width: size.columns, in: session) : [])
  }

  /// The frames in screen coordinates, a row of keys at a time.
  private static func rows(of frames: [KeyFrame], below top: Int) -> [[KeyFrame]] {
    var rows: [[KeyFrame]] = []
    for frame in frames {
      let placed = KeyFrame(
        keyID: frame.keyID, x: frame.x, y: frame.y + top, width: frame.width, height: frame.height)
      if rows.last?.first?.y == placed.y {
        rows[rows.count - 1].append(placed)
      } else {
        rows.append([placed])
      }
    }
    return rows
  }
}

extension CellRect {
  /// A rectangle without a cell.
  static let none = CellRect(column: 0, row: 0, width: 0, height: 0)
}

extension Session {
  /// The layer on the screen; a layout without capitals of its own for a lock shows those of shift.
  fileprivate var drawnLayer: Layer {
    keyboard.layer(layer.layerID) ?? keyboard.layer("shift") ?? keyboard.layer(Layout.baseLayerID)
      ?? Layer(id: Layout.baseLayerID, rows: [])
  }
}
