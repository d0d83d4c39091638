/// Choosing a completion by its number or with arrows (Ctrl-G).
extension Session {
  /// The number that the first completion is drawn with: words come before it.
  public static let firstCompletionNumber = 4

  mutating func openCompletionPicker() {
    guard !completion.completions.isEmpty else {
      notice = CompletionWording.noneShown
      return
    }
    modes.append(.completionPicker)
  }

  /// Handles a key while a completion is chosen.
  ///
  /// - Returns: False for a key that chooses nothing: it means what it means always.
  mutating func pickCompletion(_ chord: KeyChord, now: Duration, _ effects: inout [Effect]) -> Bool {
    switch (chord.key, chord.modifiers) {
    case (.up, []), (.left, []): return chooseCompletion(by: -1)
    case (.down, []), (.right, []), (.tab, []): return chooseCompletion(by: 1)
    case (.escape, _), (.character("g"), .control), (.character("c"), .control):
      modes.removeLast()
      return true
    case (.enter, []):
      modes.removeLast()
      return takeCompletion(at: completion.selected, now: now, &effects)
    case (.character(let digit), []):
      modes.removeLast()
      guard let number = digit.wholeNumberValue else { return false }
      return takeCompletion(at: number - Self.firstCompletionNumber, now: now, &effects)
    default:
      modes.removeLast()
      return false
    }
  }

  /// The completions that there are rows for, those around the chosen one.
  public var visibleCompletions: Range<Int> {
    let count = completion.completions.count
    let rows = screenLayout.completions.height
    guard rows > 0 else { return 0..<0 }
    let first = min(max(completion.selected - rows + 1, 0), max(count - rows, 0))
    return first..<min(first + rows, count)
  }

  /// The completion at a cell of the screen; nil elsewhere.
  func completion(atColumn column: Int, row: Int) -> Int? {
    let pane = screenLayout.completions
    guard pane.contains(column: column, row: row) else { return nil }
    let index = visibleCompletions.lowerBound + row - pane.row
    return visibleCompletions.contains(index) ? index : nil
  }
}
