import KeylineCore

/// Every key and what it does, over the document.
struct HelpPage {
  private let session: Session
  private let top: Int
  private let pane: CellRect

  init(_ session: Session, _ state: HelpState) {
    self.session = session
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
      let words = line.count <= pane.width ? line : squeezed(line)
      frame.putLine(words, column: pane.column, row: first + index, width: pane.width, style: .overlay)
    }
  }

  /// The line with its columns moved together, for narrow screens.
  private func squeezed(_ line: String) -> String {
    var words = ""
    var blanks = 0
    for character in line {
      blanks = character == " " ? blanks + 1 : 0
      if blanks <= 2 { words.append(character) }
    }
    return words
  }
}
