/// The inspector's page of the terminal.
extension InspectorText {
  /// What the terminal is and can do.
  static func terminal(
    _ facts: [InspectedFacts.TerminalFact], size: ScreenSize, widths: WidthProfile
  ) -> [String] {
    let drawn = [
      InspectedFacts.TerminalFact("size", "\(size.columns)x\(size.rows)"),
      .init("joined emoji", widths.joinsClusters ? "two cells" : "the cells of their parts"),
      .init("emoji by U+FE0F", widths.emojiVariationCells == 1 ? "one cell" : "two cells"),
    ]
    let all = facts.isEmpty ? [.init("terminal", "none: a tape on a virtual clock")] + drawn : facts + drawn
    return table(all.map { ($0.name, $0.value) })
  }

  /// Rows of names and values, the values below each other.
  static func table(_ rows: [(name: String, value: String)]) -> [String] {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { $0.name + String(repeating: " ", count: width - $0.name.count + 2) + $0.value }
  }
}
