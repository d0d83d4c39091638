/// Where the words stand on the row above the keys: the literal word, then the candidates, each in a slot of its own.
///
/// The slots stay where they are from key to key, so that nothing jumps under a finger and little is drawn anew; a
/// word that needs more room than its slot pushes the next one on. What does not fit is left out.
public struct WordRow: Hashable, Sendable {
  /// One word of the row.
  public struct Item: Hashable, Sendable {
    /// 0 for the literal word, else the number that takes the candidate.
    public let number: Int
    /// Its first column.
    public let column: Int
    /// Its cells, the number's included.
    public let width: Int
    /// What is written, cut to what fits.
    public let text: String
    /// Whether the next blank puts it in the place of what is typed.
    public let isPending: Bool
  }

  /// The words, from left to right.
  public let items: [Item]
  /// Where the candidates come from, for the row's end; empty where there is no room.
  public let mark: String
  /// The row.
  public let row: Int

  /// On fewer columns there are no words.
  private static let fewestColumns = 20
  /// Words with fewer cells than this are rather left out than cut.
  private static let fewestCells = 6
  private static let gap = 2

  /// Lays the words out.
  ///
  /// - Parameters:
  ///   - words: What is offered.
  ///   - bar: The row of the suggestion bar.
  ///   - badgeCells: What the badges at its end take.
  ///   - widths: How the terminal counts cells.
  init(
    _ words: WordState, bar: CellRect, badgeCells: Int, widths: WidthProfile
  ) {
    row = bar.row
    guard bar.height > 0, bar.width >= Self.fewestColumns, !words.candidates.isEmpty else {
      items = []
      mark = ""
      return
    }
    let sources = words.candidates.map { WordWording.mark(of: $0.source) }
    let marks = Set(sources).count == 1 ? sources[0] : sources.joined(separator: "·")
    let rest = bar.width - 1 - badgeCells
    let mark = rest >= 56 ? marks : ""
    let room = mark.isEmpty ? rest : rest - Self.longestMark - Self.gap
    // That of the candidates: the row changes as a whole, when the answer is there.
    let literal = words.answeredQuery?.word ?? ""
    // A fourth for each: the literal word's stays empty between words.
    let slot = max(room / (Session.mostWords + 1), 1)
    var items: [Item] = []
    var next = bar.column + 1
    func add(_ number: Int, _ text: String, prefix: Int, isPending: Bool = false) {
      let start = max(bar.column + 1 + number * slot, next)
      // Behind the last one nothing moves: it may go up to the mark.
      let end = number == words.candidates.count && !mark.isEmpty ? rest - mark.count - Self.gap : room
      let free = bar.column + end - start - prefix
      let cells = CellWidth.cells(of: text, profile: widths)
      guard free >= min(cells, Self.fewestCells) else { return }
      let shown = cells <= free ? text : Self.cut(text, to: free, widths)
      let width = prefix + CellWidth.cells(of: shown, profile: widths)
      items.append(Item(number: number, column: start, width: width, text: shown, isPending: isPending))
      next = start + width + Self.gap
    }
    if !literal.isEmpty, slot >= Self.fewestCells { add(0, "‹\(literal)›", prefix: 0) }
    for (index, candidate) in words.candidates.enumerated() {
      let language = candidate.language.map { " \($0)" } ?? ""
      let text = candidate.text.map { $0.isWhitespace ? " " : String($0) }.joined()
      add(index + 1, text + language, prefix: 2, isPending: candidate == words.pending)
    }
    self.items = items
    self.mark = mark
  }

  /// The number of the word at a cell of the screen; nil between words.
  public func number(atColumn column: Int, row: Int) -> Int? {
    guard row == self.row else { return nil }
    return items.first { ($0.column..<$0.column + $0.width).contains(column) }?.number
  }

  /// The cells of the longest mark of a row: the words before it do not move when it changes.
  private static let longestMark = "repl·dict·dict".count

  private static func cut(_ text: String, to cells: Int, _ widths: WidthProfile) -> String {
    var kept = ""
    var used = 1
    for character in text {
      used += CellWidth.cells(of: character, profile: widths)
      guard used <= cells else { break }
      kept.append(character)
    }
    return kept + "…"
  }
}

extension Session {
  /// The words above the keys as they are drawn and clicked; empty where something else stands there.
  public var wordRow: WordRow {
    let shown = showsWords ? words : WordState()
    return WordRow(shown, bar: screenLayout.bar, badgeCells: badgeCells, widths: widths)
  }

  /// The cells that the badges at the end of the words row take.
  public var badgeCells: Int {
    let completions = completionBadge.map { $0.count + 2 } ?? 0
    let isMessage = purpose == .commitMessage && size.columns >= 40
    return completions + (isMessage ? "commit message".count + 2 : 0)
  }

  /// Whether the row is free for words: nothing is said or asked there.
  public var showsWords: Bool {
    guard notice == nil || saysAboveWords else { return false }
    switch modes.last {
    case .completionPicker, .keyFocus, .inspector, nil: return true
    case .alternates, .find, .palette, .keyboardPicker, .question, .help, .score, .quoting: return false
    }
  }

  /// Whether what is said stands above the words: there is room between the cursor and the row.
  public var saysAboveWords: Bool {
    guard let notice, !words.candidates.isEmpty, screenLayout.bar.height > 0, let caret = caretCell else {
      return false
    }
    // Words that do not break evenly take one line more at most.
    let lines = notice.count / max(screenLayout.bar.width - 1, 1) + 2
    return caret.row + lines < screenLayout.bar.row
  }
}
