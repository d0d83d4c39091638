import KeylineCore

/// The last row: what can be done and with which key, and the state of file, mouse and keyboard.
struct Toolbar {
  private let inputs: KeyboardPicture.Inputs
  private let bar: CellRect

  init(_ inputs: KeyboardPicture.Inputs) {
    self.inputs = inputs
    bar = inputs.screen.toolbar
  }

  func draw(on frame: inout Frame) {
    guard bar.height > 0 else { return }
    frame.fill(column: bar.column, row: bar.row, width: bar.width, style: .toolbar)
    var end = bar.column
    for item in inputs.screen.toolbarItems {
      let used = frame.put(item.key, column: item.column, row: bar.row, style: .toolbarKey)
      frame.put(item.label, column: item.column + used + 1, row: bar.row, style: .toolbar)
      end = item.column + item.width
    }
    drawState(rightOf: end, on: &frame)
  }

  /// Draws at the right end as much of the state as there is room for, the most important first.
  private func drawState(rightOf end: Int, on frame: inout Frame) {
    var column = bar.column + bar.width - 1
    for words in state {
      let start = column - Frame.cells(of: words)
      guard start >= end + 2 else { continue }
      frame.put(words, column: start, row: bar.row, style: .toolbar)
      column = start - 2
    }
  }

  /// From the right end to the left.
  private var state: [String] {
    var state = [inputs.keyboard.indicator] + inputs.stateMarks
    if !inputs.isMouseOn { state.append("mouse off") }
    if let file = inputs.fileName?.split(separator: "/").last {
      state.append(inputs.isModified ? file + "*" : String(file))
    }
    return state
  }
}
