import CVTerm
import KeylineCore
import KeylineScreen

/// libvterm's screen, fed with what the painter writes.
final class VirtualTerminal {
  private let terminal: OpaquePointer
  private let size: ScreenSize

  init?(size: ScreenSize) {
    guard let terminal = vterm_new(Int32(size.rows), Int32(size.columns)) else { return nil }
    self.terminal = terminal
    self.size = size
    vterm_set_utf8(terminal, 1)
    vterm_screen_reset(vterm_obtain_screen(terminal), 1)
  }

  deinit { vterm_free(terminal) }

  func feed(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      _ = vterm_input_write(terminal, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
  }

  /// The rows without the blanks at their ends.
  var rowTexts: [String] {
    (0..<size.rows).map { row in
      var scalars = String.UnicodeScalarView()
      var column = 0
      while column < size.columns {
        let cell = self.cell(column: column, row: row)
        withUnsafeBytes(of: cell.chars) { chars in
          let text = chars.bindMemory(to: UInt32.self).prefix { $0 != 0 }
          scalars.append(contentsOf: text.isEmpty ? [" "] : text.compactMap(Unicode.Scalar.init))
        }
        column += max(1, Int(cell.width))
      }
      while scalars.last == " " || scalars.last == "\u{A0}" { scalars.removeLast() }
      return String(scalars)
    }
  }

  var cursor: CellPosition {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return CellPosition(column: Int(position.col), row: Int(position.row))
  }

  private func cell(column: Int, row: Int) -> VTermScreenCell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(
      vterm_obtain_screen(terminal), VTermPos(row: Int32(row), col: Int32(column)), &cell)
    return cell
  }
}
