/// Where everything stands on the screen: the document above, the keyboard below.
///
/// The reducer needs it to tell what a click hits, the panes to draw it: one place for both.
public struct ScreenLayout: Sendable {
  /// The document's pane.
  public let document: CellRect
  /// The suggestion bar; empty when there is no room for it.
  public let bar: CellRect
  /// The key grid; empty when there is no room for it.
  public let grid: CellRect
  /// The toolbar; empty when there is no room for it.
  public let toolbar: CellRect
  /// The drawn keys in screen coordinates, row by row.
  public let keyRows: [[KeyFrame]]
  /// The toolbar's items that fit, from left to right.
  public let toolbarItems: [ToolbarItem]

  /// The drawn key at a cell; nil between keys.
  public func key(atColumn column: Int, row: Int) -> String? {
    guard grid.contains(column: column, row: row) else { return nil }
    for keys in keyRows {
      for key in keys where key.contains(column: column, row: row) { return key.keyID }
    }
    return nil
  }

  /// The frame of a drawn key; nil when it is not drawn.
  public func frame(ofKey id: String) -> KeyFrame? {
    for keys in keyRows {
      if let key = keys.first(where: { $0.keyID == id }) { return key }
    }
    return nil
  }

  /// The action of the toolbar item at a cell.
  func toolbarAction(atColumn column: Int, row: Int) -> ActionID? {
    guard toolbar.contains(column: column, row: row) else { return nil }
    return toolbarItems.first { ($0.column..<$0.column + $0.width).contains(column) }?.action
  }
}

/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
  public var column: Int
  public var row: Int
  public var width: Int
  public var height: Int

  /// Creates a rectangle.
  public init(column: Int, row: Int, width: Int, height: Int) {
    self.column = column
    self.row = row
    self.width = width
    self.height = height
  }

  /// Whether a cell lies inside.
  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < self.column + width && row >= self.row && row < self.row + height
  }

  /// The last row inside, or the first when the rectangle is empty.
  var maxRow: Int { row + max(height, 1) - 1 }
}

/// One item of the toolbar: an action and its key.
public struct ToolbarItem: Hashable, Sendable {
  public var action: ActionID
  /// The key that does it, in words; empty when it has none.
  public var key: String
  public var label: String
  /// The first column of the item.
  public var column: Int
  /// The item's width in cells.
  public var width: Int { key.isEmpty ? label.count : key.count + 1 + label.count }
}
