/// The figures of tallies beside each other, as lines of text.
public struct ScoreTable: Sendable {
  private let columns: [(heading: String, tally: Tally)]

  /// The cells of a column of figures.
  private static let figureCells = 10
  /// The cells of the labels, where there is room for them.
  private static let labelCells = 24
  /// The most keys that are listed.
  private static let mostKeys = 8

  /// Creates a table.
  ///
  /// - Parameter columns: The tallies, each with its heading; one or two.
  public init(_ columns: [(heading: String, tally: Tally)]) { self.columns = columns }

  /// The lines of the table.
  ///
  /// - Parameter width: The cells there are; labels are cut where they are too few.
  /// - Returns: The lines from top to bottom.
  public func lines(width: Int) -> [String] {
    let labelCells = max(min(Self.labelCells, width - columns.count * Self.figureCells), 1)
    let heading = line("", columns.map(\.heading), labelCells)
    return [heading]
      + rows.map { row in line(row.label, columns.map { row.figure($0.tally) }, labelCells) }
  }

  private typealias Row = (label: String, figure: (Tally) -> String)

  private func line(_ label: String, _ figures: [String], _ labelCells: Int) -> String {
    let label = String(label.prefix(labelCells))
    return figures.reduce(label + Self.blanks(labelCells - label.count)) { line, figure in
      line + Self.blanks(Self.figureCells - figure.count) + figure
    }
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  // MARK: Rows

  private var rows: [Row] { pressRows + savingRows + wordRows + completionRows + correctionRows + keyRows }

  private var pressRows: [Row] {
    [
      ("Keys pressed", { String($0.presses) }),
      Self.row("  letters and marks", .pressedLetters),
      Self.row("  editing", .pressedEditing),
      Self.row("  moving, selecting", .pressedNavigation),
      Self.row("  taking", .pressedTaking),
      Self.row("  everything else", .pressedCommands),
      Self.row("Characters written", .characters),
      ("Keys per character", { ScoreFigure.hundredths($0.pressesPerCharacter) }),
      ("Words per minute", { ScoreFigure.whole($0.wordsPerMinute) }),
    ]
  }

  private var savingRows: [Row] {
    [
      ("Keystrokes saved", { String($0.saved) }),
      Self.row("  words", .savedByWords),
      Self.row("  corrections", .savedByCorrections),
      Self.row("  replacements", .savedByReplacements),
      Self.row("  ghost text", .savedByGhost),
      Self.row("  ghost, by words", .savedByGhostWords),
      Self.row("  completions", .savedByCompletions),
    ]
  }

  private var wordRows: [Row] {
    [
      Self.row("Words with offers", .offeredWords),
      ("  taken", { ScoreFigure.percent($0.wordAcceptance) }),
    ] + Self.ranks(ScoreCounter.wordRanks)
  }

  private var completionRows: [Row] {
    [
      Self.row("Completions offered", .offeredCompletions),
      ("  taken", { ScoreFigure.percent($0.completionAcceptance) }),
    ] + Self.ranks(ScoreCounter.completionRanks)
  }

  private var correctionRows: [Row] {
    [Self.row("Words corrected", .corrections), Self.row("  taken back", .reverts)]
  }

  /// The keys pressed most in the last column, the longest one.
  private var keyRows: [Row] {
    let keys = columns.last?.tally.mostPressed(Self.mostKeys).map(\.key) ?? []
    guard !keys.isEmpty else { return [] }
    return [("Keys pressed most", { _ in "" })]
      + keys.map { key in ("  " + key.title, { String($0.keys[key] ?? 0) }) }
  }

  private static func row(_ label: String, _ counter: ScoreCounter) -> Row {
    (label, { String($0[counter]) })
  }

  private static func ranks(_ counters: [ScoreCounter]) -> [Row] {
    counters.enumerated().map { row("  place \($0 + 1)", $1) }
  }
}

extension ScoreKey {
  /// What the key is called: by its id, with its layer where that is not the letters.
  public var title: String { layer == Layout.baseLayerID ? key : "\(key) (\(layer))" }
}
