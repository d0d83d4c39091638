/// Where everything stands on the screen: the document above, the keyboard below.
///
/// The reducer needs it to tell what a click hits, the panes to draw it: one place for both.
public struct ScreenLayout: Equatable, Sendable {
  /// The document's pane.
  public let document: CellRect
  /// The words row of the suggestion bar; empty when there is no room for it.
  public let bar: CellRect
  /// The rows for completions below it; empty when nothing makes any or there is no room.
  public let completions: CellRect
  /// The key grid; empty when there is no room for it.
  public let grid: CellRect
  /// The toolbar; empty when there is no room for it.
  public let toolbar: CellRect
  /// The drawn keys; their rows are counted from the grid's first.
  public let geometry: GridGeometry
  /// The toolbar's items that fit, from left to right.
  public let toolbarItems: [ToolbarItem]

  /// Lays out a screen.
  ///
  /// - Parameters:
  ///   - size: the screen's size in cells.
  ///   - keyboard: the layout whose keys are drawn.
  ///   - keyboards: all enabled layouts; together they decide how tall the keyboard is.
  ///   - layerID: the layer that is up.
  ///   - keyHeight: how tall the keys may be.
  ///   - completionRows: the rows for completions wanted.
  ///   - toolbar: what the toolbar offers, the most needed first; what does not fit is left out.
  ///   - stateWidth: the cells at the toolbar's right end that the state of the keyboard wants.
  init(
    size: ScreenSize, keyboard: Layout, of keyboards: [Layout], layerID: String, keyHeight: KeyHeight,
    completionRows: Int, toolbar: [(action: ActionID, key: String, label: String)], stateWidth: Int
  ) {
    let heights = KeyboardHeight(
      columns: size.columns, rows: size.rows, layouts: keyboards, keyHeight: keyHeight,
      completionRows: completionRows)
    var row = 0
    func pane(_ height: Int) -> CellRect {
      defer { row += height }
      return CellRect(column: 0, row: row, width: size.columns, height: height)
    }
    document = pane(heights.document)
    bar = pane(min(heights.bar, 1))
    completions = pane(heights.bar - bar.height)
    grid = pane(heights.grid)
    self.toolbar = pane(heights.toolbar)
    let layer = keyboard.layer(layerID) ?? Layer(id: layerID, rows: [])
    geometry = GridGeometry(
      layer: layer, layout: keyboard, columns: size.columns, lines: heights.grid, rowHeight: heights.rowHeight
    )
    let room = size.columns - min(stateWidth, size.columns / 2)
    var items: [ToolbarItem] = []
    var column = size.columns < 20 ? 0 : 1
    for offer in toolbar where !offer.key.isEmpty && (offer.action != .keyFocus || heights.grid > 0) {
      let item = ToolbarItem(action: offer.action, key: offer.key, label: offer.label, column: column)
      guard column + item.width <= room else { continue }
      items.append(item)
      column += item.width + 2
    }
    toolbarItems = items
  }

  /// The drawn key at a cell of the screen; nil between keys.
  public func key(atColumn column: Int, row: Int) -> String? {
    guard grid.contains(column: column, row: row) else { return nil }
    return geometry.key(atColumn: column, row: row - grid.row)?.keyID
  }

  /// The frame of a drawn key on the screen; nil when it is not drawn.
  public func frame(ofKey id: String) -> CellRect? {
    geometry.frame(of: id).map {
      CellRect(column: $0.x, row: grid.row + $0.y, width: $0.width, height: $0.height)
    }
  }

  /// The action of the toolbar item at a cell.
  func toolbarAction(atColumn column: Int, row: Int) -> ActionID? {
    guard toolbar.contains(column: column, row: row) else { return nil }
    return toolbarItems.first { ($0.column..<$0.column + $0.width).contains(column) }?.action
  }
}
