import KeylineCore

/// The inspector over the document: what the keys did, what was asked, the knobs of the demonstration.
struct InspectorPage {
  private let session: Session
  private let state: InspectorState
  private let pane: CellRect

  init(_ session: borrowing Session, _ state: InspectorState) {
    self.session = copy session
    self.state = state
    pane = session.screenLayout.document
  }

  func draw(on frame: inout Frame) {
    let lines = session.inspectorLines(state)
    let shown = lines.dropFirst(state.top).prefix(pane.height > 1 ? session.overlayCapacity : 1)
    let place = "\(min(state.top + shown.count, lines.count)) of \(lines.count)"
    Overlay(pane).draw(title: title, right: place, on: &frame)
    let first = pane.row + (pane.height > 1 ? 1 : 0)
    for (index, line) in shown.enumerated() {
      let style: CellStyle = line.hasPrefix(">") ? .overlaySelected : .overlay
      frame.putText(
        line[...], column: pane.column, row: first + index, width: pane.width, style: style,
        widths: session.widths)
    }
  }

  /// The pages and the keys, as far as there is room for them.
  private var title: String {
    guard pane.width >= Self.wide else { return "F12: [\(state.page.title)] Tab Alt-w Alt-t" }
    let pages = InspectorState.Page.allCases.map { $0 == state.page ? "[\($0.title)]" : $0.title }
    return "F12: " + pages.joined(separator: " ") + "  Alt-w copy, Alt-t tape"
  }

  /// From how many columns on all pages are named.
  private static let wide = 78
}
