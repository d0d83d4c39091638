import KeylineCore

/// Every key and what it does, over the document.
struct HelpPage {
  private let session: Session
  private let top: Int
  private let pane: CellRect

  init(_ session: borrowing Session, _ state: HelpState) {
    self.session = copy session
    top = state.top
    pane = session.screenLayout.document
  }

  func draw(on frame: inout Frame) {
    let lines = session.helpLines
    let shown = lines.dropFirst(top).prefix(pane.height > 1 ? session.overlayCapacity : 1)
    let place = "\(min(top + shown.count, lines.count)) of \(lines.count)"
    Overlay(pane).draw(title: "Help: Esc leaves", right: place, on: &frame)
    let first = pane.row + (pane.height > 1 ? 1 : 0)
    for (index, line) in shown.enumerated() {
      frame.putLine(line, column: pane.column, row: first + index, width: pane.width, style: .overlay)
    }
  }
}
