import KeylineCore

/// A question that must be answered, over the document.
struct QuestionPage {
  private let question: Question
  private let pane: CellRect

  init(_ session: borrowing Session, _ question: Question) {
    self.question = question
    pane = session.screenLayout.document
  }

  func draw(on frame: inout Frame) {
    frame.fill(column: pane.column, row: pane.row, width: pane.width, height: pane.height, style: .overlay)
    let title = lines(question.title, .overlayTitle)
    let detail = lines(question.detail, .overlay)
    let below = QuestionLines.firstChoice + question.choices.count
    guard below <= pane.height else {
      draw(title + detail, from: 0, to: pane.height - 1, on: &frame)
      return drawChoicesInOneRow(on: &frame)
    }
    if title.count + detail.count <= QuestionLines.firstChoice {
      draw(title + detail, from: 0, to: QuestionLines.firstChoice, on: &frame)
    } else {
      draw(title, from: 0, to: QuestionLines.firstChoice, on: &frame)
      draw(detail, from: below + 1, to: pane.height, on: &frame)
    }
    for (index, choice) in question.choices.enumerated() {
      draw(choice, isSelected: index == question.selected, index: index, on: &frame)
    }
  }

  private func lines(_ sentence: String, _ style: CellStyle) -> [(words: String, style: CellStyle)] {
    Frame.lines(of: sentence, width: pane.width).map { ($0, style) }
  }

  /// Draws as many lines as there are rows for.
  private func draw(
    _ lines: [(words: String, style: CellStyle)], from first: Int, to end: Int, on frame: inout Frame
  ) {
    for (line, row) in zip(lines, first..<max(first, end)) {
      frame.putLine(
        line.words, column: pane.column, row: pane.row + row, width: pane.width, style: line.style)
    }
  }

  private func draw(_ choice: Question.Choice, isSelected: Bool, index: Int, on frame: inout Frame) {
    let row = pane.row + QuestionLines.firstChoice + index
    let style: CellStyle = isSelected ? .overlaySelected : .overlay
    let words = "\(isSelected ? ">" : " ") \(choice.letter)  \(choice.label) "
    frame.putLine(words, column: pane.column, row: row, width: pane.width, style: style)
    if isSelected { frame.cursor = CellPosition(column: pane.column, row: row) }
  }

  /// On a screen too small for a list: the letters are what is needed to go on, and what Enter would do.
  private func drawChoicesInOneRow(on frame: inout Frame) {
    let row = pane.row + pane.height - 1
    let end = pane.column + pane.width
    let namesAll = question.choices.reduce(0) { $0 + $1.label.count + 4 } - 2 <= pane.width
    var column = pane.column
    for (index, choice) in question.choices.enumerated() {
      let isSelected = index == question.selected
      if isSelected { frame.cursor = CellPosition(column: min(column, end - 1), row: row) }
      let rest = 3 * (question.choices.count - 1)
      let isNamed = namesAll || isSelected && choice.label.count + 2 + rest <= pane.width
      let words = isNamed ? "\(choice.letter) \(choice.label)" : String(choice.letter)
      column += frame.putLine(
        words, column: column, row: row, width: end - column, style: isSelected ? .overlaySelected : .overlay)
      column += isNamed || namesAll ? 2 : 1
    }
  }
}
