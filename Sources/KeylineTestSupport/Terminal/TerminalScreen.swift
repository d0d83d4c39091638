import CVTerm

/// The screen of a terminal, kept by libvterm, as a person sees it.
public final class TerminalScreen {
  /// The size in cells.
  public private(set) var size: TerminalSize
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let answers = AnswerQueue()
  private var tracker = ModeTracker()

  /// Creates an empty screen.
  ///
  /// - Parameter size: Its size in cells.
  public init(size: TerminalSize) {
    self.size = size
    guard let terminal = vterm_new(Int32(size.rows), Int32(size.columns)) else {
      preconditionFailure("libvterm has no memory")
    }
    vterm_set_utf8(terminal, 1)
    self.terminal = terminal
    screen = vterm_obtain_screen(terminal)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
    vterm_output_set_callback(
      terminal, { bytes, count, user in AnswerQueue.append(bytes, count: count, to: user) },
      answers.pointer)
  }

  deinit { vterm_free(terminal) }

  /// Shows bytes that a program wrote.
  ///
  /// - Parameter bytes: The bytes, split anywhere.
  /// - Returns: The terminal's answers to the queries among them, to be typed back to the program.
  public func feed(_ bytes: [UInt8]) -> [UInt8] {
    tracker.read(bytes)
    bytes.withUnsafeBytes { raw in
      _ = vterm_input_write(terminal, raw.baseAddress?.assumingMemoryBound(to: CChar.self), raw.count)
    }
    return answers.take()
  }

  /// Gives the screen another size.
  ///
  /// - Parameter size: The new size in cells.
  public func resize(to size: TerminalSize) {
    self.size = size
    vterm_set_size(terminal, Int32(size.rows), Int32(size.columns))
  }

  /// The modes as the program has set them.
  public var modes: TerminalModes { tracker.modes }

  /// How many frames the program has wrapped in synchronized output so far.
  public var synchronizedFrames: Int { tracker.frames }

  /// The row and column of the cursor, counted from 0.
  public var cursor: (row: Int, column: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return (Int(position.row), Int(position.col))
  }

  /// The cell at a place.
  ///
  /// - Parameters:
  ///   - row: The row, counted from 0.
  ///   - column: The column, counted from 0.
  public subscript(row: Int, column: Int) -> TerminalCell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    let isRightHalf = kl_cell_scalar(&cell, 0) == .max
    var text = ""
    for index in 0..<VTERM_MAX_CHARS_PER_CELL where !isRightHalf {
      let value = kl_cell_scalar(&cell, index)
      guard value != 0, let scalar = Unicode.Scalar(value) else { break }
      text.unicodeScalars.append(scalar)
    }
    return TerminalCell(
      text: text, width: isRightHalf ? 0 : Int(cell.width), bold: kl_cell_bold(&cell),
      underline: kl_cell_underline(&cell), italic: kl_cell_italic(&cell), reverse: kl_cell_reverse(&cell),
      foreground: .init(code: kl_cell_foreground(&cell)), background: .init(code: kl_cell_background(&cell)))
  }

  /// The text of a row, without the blanks at its end.
  ///
  /// - Parameter row: The row, counted from 0.
  /// - Returns: The text.
  public func text(ofRow row: Int) -> String {
    var text = ""
    for column in 0..<size.columns {
      let cell = self[row, column]
      if cell.width > 0 { text += cell.text.isEmpty ? " " : cell.text }
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The rows of the screen as text, each without the blanks at its end.
  public var rows: [String] { (0..<size.rows).map(text(ofRow:)) }

  /// The whole screen as text, rows joined by newlines.
  public var text: String { rows.joined(separator: "\n") }
}
