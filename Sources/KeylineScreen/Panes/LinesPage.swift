import KeylineCore

/// A page of the interface's own lines over the document, scrolled as far as need be.
struct LinesPage {
  private let lines: [String]
  private let top: Int
  private let capacity: Int
  private let pane: CellRect

  init(_ lines: [String], top: Int, of session: borrowing Session) {
    self.lines = lines
    self.top = top
    pane = session.screenLayout.document
    capacity = pane.height > 1 ? session.overlayCapacity : 1
  }

  func draw(title: String, on frame: inout Frame) {
    let shown = lines.dropFirst(top).prefix(capacity)
    let place = "\(min(top + shown.count, lines.count)) of \(lines.count)"
    Overlay(pane).draw(title: title, right: place, on: &frame)
    let first = pane.row + (pane.height > 1 ? 1 : 0)
    for (index, line) in shown.enumerated() {
      frame.putLine(line, column: pane.column, row: first + index, width: pane.width, style: .overlay)
    }
  }
}
