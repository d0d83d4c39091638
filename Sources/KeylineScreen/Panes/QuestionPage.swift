import KeylineCore

/// A question that must be answered, over the document.
struct QuestionPage {
  private let question: Question
  private let pane: CellRect

  init(_ session: Session, _ question: Question) {
    self.question = question
    pane = session.screenLayout.document
  }

  func draw(on frame: inout Frame) {
    frame.fill(column: pane.column, row: pane.row, width: pane.width, height: pane.height, style: .overlay)
    let full = QuestionLines.firstChoice + question.choices.count <= pane.height
    drawSentences(rows: full ? QuestionLines.firstChoice : pane.height - 1, on: &frame)
    if full {
      for (index, choice) in question.choices.enumerated() {
        draw(choice, isSelected: index == question.selected, index: index, on: &frame)
      }
    } else {
      drawChoicesInOneRow(on: &frame)
    }
  }

  /// The title, and what of the detail finds room in the rows above the answers.
  private func drawSentences(rows: Int, on frame: inout Frame) {
    let title = Frame.lines(of: question.title, width: pane.width)
    let detail = Frame.lines(of: question.detail, width: pane.width)
    let styled = title.map { ($0, CellStyle.overlayTitle) } + detail.map { ($0, CellStyle.overlay) }
    for (index, (line, style)) in styled.prefix(max(rows, 0)).enumerated() {
      frame.putLine(line, column: pane.column, row: pane.row + index, width: pane.width, style: style)
    }
  }

  private func draw(_ choice: Question.Choice, isSelected: Bool, index: Int, on frame: inout Frame) {
    let row = pane.row + QuestionLines.firstChoice + index
    let style: CellStyle = isSelected ? .overlaySelected : .overlay
    let words = "\(isSelected ? ">" : " ") \(choice.letter)  \(choice.label) "
    frame.putLine(words, column: pane.column, row: row, width: pane.width, style: style)
    if isSelected { frame.cursor = CellPosition(column: pane.column, row: row) }
  }

  /// On a screen too small for a list: the letters are what is needed to go on.
  private func drawChoicesInOneRow(on frame: inout Frame) {
    let row = pane.row + pane.height - 1
    var column = pane.column
    let whole = question.choices.reduce(0) { $0 + $1.label.count + 4 }
    for (index, choice) in question.choices.enumerated() {
      let isSelected = index == question.selected
      let style: CellStyle = isSelected ? .overlaySelected : .overlay
      let end = pane.column + pane.width
      if isSelected { frame.cursor = CellPosition(column: min(column, end - 1), row: row) }
      let words = whole <= pane.width ? "\(choice.letter) \(choice.label)" : String(choice.letter)
      column += frame.putLine(words, column: column, row: row, width: end - column, style: style)
      column += whole <= pane.width ? 2 : 1
    }
  }
}
