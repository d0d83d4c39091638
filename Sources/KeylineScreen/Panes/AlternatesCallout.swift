import KeylineCore

/// The other forms of a letter, over the row above their key.
struct AlternatesCallout {
  private let callout: AlternatesFrame
  private let selected: Int

  init(_ callout: AlternatesFrame, selected: Int) {
    self.callout = callout
    self.selected = selected
  }

  func draw(on frame: inout Frame) {
    let area = callout.area
    frame.fill(column: area.column, row: area.row, width: area.width, style: .overlay)
    for option in callout.options {
      let isSelected = option.index == selected
      let style: CellStyle = isSelected ? .overlaySelected : .overlay
      var column = option.column
      column += frame.put(option.number, column: column, row: area.row, style: .overlayDimmed)
      column += frame.put(isSelected ? "[" : " ", column: column, row: area.row, style: style)
      column += frame.put(
        option.label, column: column, row: area.row, style: style, widthOf: { _ in option.labelWidth })
      frame.put(isSelected ? "]" : " ", column: column, row: area.row, style: style)
    }
  }
}
