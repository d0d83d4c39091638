extension Session {
  /// Places the cursor by a click into the text; a second one selects a word, a third one a line.
  ///
  /// The view stays where it is, or the second click would hit something else.
  mutating func clickText(_ mouse: MouseEvent, now: Duration, _ effects: inout [Effect]) {
    guard isTextShown, let offset = documentOffset(atColumn: mouse.column, row: mouse.row) else { return }
    dismissHints(&effects)
    let unit = unit(of: mouse, now: now)
    followsCaret = false
    if mouse.modifiers.contains(.shift) {
      pressed = .text(.grapheme, origin: document.selection.anchor..<document.selection.anchor)
      document.moveCaret(to: offset, extending: true)
    } else {
      let origin = document.range(of: unit, at: offset)
      pressed = .text(unit, origin: origin)
      document.select(TextSelection(anchor: origin.lowerBound, head: origin.upperBound))
    }
    caretMoved()
  }

  /// Selects from what was clicked to what the mouse is on; below the text the view scrolls.
  mutating func dragText(_ mouse: MouseEvent, by unit: PointingUnit, from origin: Range<Int>) {
    let pane = screenLayout.document
    followsCaret = false
    if mouse.row > pane.maxRow { scroll(rows: 1) }
    let row = min(max(mouse.row, pane.row), pane.maxRow)
    guard let offset = documentOffset(atColumn: mouse.column, row: row) else { return }
    let target = document.range(of: unit, at: offset)
    document.select(
      target.lowerBound < origin.lowerBound
        ? TextSelection(anchor: origin.upperBound, head: target.lowerBound)
        : TextSelection(anchor: origin.lowerBound, head: max(target.upperBound, origin.upperBound)))
    caretMoved()
  }

  /// Whether the document's pane shows the text and not a page over it.
  private var isTextShown: Bool {
    switch modes.last {
    case .help, .score, .palette, .keyboardPicker, .question, .inspector: false
    case .find, .keyFocus, .alternates, .quoting, .completionPicker, nil: true
    }
  }

  /// What a click selects: more when it follows another one at its place.
  private mutating func unit(of mouse: MouseEvent, now: Duration) -> PointingUnit {
    var unit = PointingUnit.grapheme
    if let last = lastClick, last.column == mouse.column, last.row == mouse.row,
      now - last.time <= Delay.doubleClick
    {
      switch last.unit {
      case .grapheme: unit = .word
      case .word: unit = .line
      case .line: unit = .grapheme
      }
    }
    lastClick = TextClick(column: mouse.column, row: mouse.row, time: now, unit: unit)
    return unit
  }
}
