import KeylineCore

extension DocumentPane {
  /// Draws the rows: this runs at every key, so the text that nearly all text is made of goes straight from
  /// bytes to cells, and only rows that hold something else are cut into graphemes.
  func drawText(on frame: inout Frame) {
    let width = min(wrap.width, pane.width)
    text.bytes(in: visible).withUnsafeBufferPointer { bytes in
      for (index, row) in rows.enumerated() where !row.range.isEmpty {
        let place = CellPosition(column: pane.column, row: pane.row + index)
        let start = row.range.lowerBound - visible.lowerBound
        if mask != nil {
          drawClusters(of: row, at: place, on: &frame)
          continue
        }
        let content = UnsafeBufferPointer(rebasing: bytes[start..<start + row.range.count])
        guard !frame.putSimpleText(content, at: place, maxCells: width) else { continue }
        frame.fill(column: place.column, row: place.row, width: pane.width, style: .text)
        drawClusters(of: row, at: place, on: &frame)
      }
    }
  }

  func drawClusters(of row: VisualRow, at place: CellPosition, on frame: inout Frame) {
    var column = place.column
    for cluster in wrap.clusters(of: row) {
      let characters = mask.map(String.init) ?? cluster.text
      if let character = characters.first, characters.utf8.count == 1 || characters.count == 1 {
        let style: CellStyle = character == "\u{FFFD}" ? .dimmed : .text
        frame.put(
          character, cells: mask == nil ? cluster.cells : min(cluster.cells, 1), column: column,
          row: place.row, style: style)
      } else if characters.first == "^" {
        frame.put(characters, column: column, row: place.row, style: .dimmed)
      }
      // What is left is the blanks of a tab, which are there already, and what is not seen.
      column += cluster.cells
    }
  }
}
