import KeylineCore

/// The words above the keys: what is typed, and what may take its place.
struct WordPane {
  /// What tells a row from the one of the frame before, on the same picture of the keyboard.
  struct Inputs: Equatable, Sendable {
    private let generation: Int
    private let selected: Int?
    private let isShown: Bool
    private let widths: WidthProfile

    init(_ session: borrowing Session) {
      generation = session.words.generation
      selected = session.words.selected
      isShown = session.showsWords
      widths = session.widths
    }
  }

  private let row: WordRow
  private let bar: CellRect
  private let selected: Int?
  /// The first column of the badges.
  private let badgeColumn: Int
  private let labels: LabelSet
  private let widths: WidthProfile

  init(_ session: borrowing Session, labels: LabelSet) {
    row = session.wordRow
    bar = session.screenLayout.bar
    selected = session.words.selected
    badgeColumn = bar.column + bar.width - session.badgeCells
    self.labels = labels
    widths = session.widths
  }

  /// Draws on the row, which is there and holds nothing but badges.
  func draw(on frame: inout Frame) {
    for item in row.items { draw(item, on: &frame) }
    guard !row.mark.isEmpty else { return }
    frame.putLine(
      row.mark, endingAt: badgeColumn - 1, row: bar.row, width: row.mark.count, style: .badge)
  }

  private func draw(_ item: WordRow.Item, on frame: inout Frame) {
    var column = item.column
    let isSelected = item.number > 0 && item.number - 1 == selected
    if item.number > 0 {
      // A correction to come is told from a word that is only offered without any colour.
      let sign = isSelected ? ">" : item.isPending ? labels == .ascii ? "=" : "→" : " "
      column += frame.put("\(item.number)\(sign)", column: column, row: bar.row, style: .candidateNumber)
    }
    let text = labels == .ascii && item.number == 0 ? "<\(item.text.dropFirst().dropLast())>" : item.text
    let style: CellStyle = isSelected || item.isPending ? .candidateSelected : .candidate
    frame.putText(
      text[...], column: column, row: bar.row, width: item.column + item.width - column, style: style,
      widths: widths)
  }
}
