import KeylineCore

/// The ground of pages and lists: it covers the document and has a title.
struct Overlay {
  private let pane: CellRect

  init(_ pane: CellRect) { self.pane = pane }

  func draw(title: String, right: String = "", on frame: inout Frame) {
    frame.fill(column: pane.column, row: pane.row, width: pane.width, height: pane.height, style: .overlay)
    frame.fill(column: pane.column, row: pane.row, width: pane.width, style: .overlayTitle)
    let room = pane.width - right.count - 2
    let rightWidth = right.isEmpty || room < 20 ? 0 : right.count + 2
    frame.putLine(
      title, column: pane.column, row: pane.row, width: pane.width - rightWidth, style: .overlayTitle)
    guard rightWidth > 0 else { return }
    frame.putLine(
      right, endingAt: pane.column + pane.width, row: pane.row, width: right.count, style: .overlayTitle)
  }
}
