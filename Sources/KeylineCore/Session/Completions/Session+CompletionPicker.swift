/// Choosing a word or a completion by its number or with arrows (Ctrl-G).
extension Session {
  /// The number that the first completion is drawn with: words come before it.
  public static let firstCompletionNumber = 4

  mutating func openCompletionPicker() {
    guard hasCandidates else {
      notice = CompletionWording.noneShown
      return
    }
    words.selected = words.candidates.isEmpty ? nil : 0
    modes.append(.completionPicker)
  }

  private var hasCandidates: Bool { !words.candidates.isEmpty || !completion.completions.isEmpty }

  /// Handles a key while a word or a completion is chosen.
  ///
  /// - Returns: False for a key that chooses nothing: it means what it means always.
  mutating func pickCompletion(_ chord: KeyChord, now: Duration, _ effects: inout [Effect]) -> Bool {
    switch (chord.key, chord.modifiers) {
    case (.up, []), (.left, []): return chooseCandidate(by: -1)
    case (.down, []), (.right, []), (.tab, []): return chooseCandidate(by: 1)
    case (.escape, _), (.character("g"), .control), (.character("c"), .control):
      leaveCompletionPicker()
      return true
    case (.enter, []):
      let word = words.selected
      leaveCompletionPicker()
      if let word { return takeWord(at: word, &effects) }
      return takeCompletion(at: completion.selected, now: now, &effects)
    case (.character(let digit), []):
      leaveCompletionPicker()
      guard let number = digit.wholeNumberValue else { return false }
      return takeCandidate(numbered: number, now: now, &effects)
    default:
      let isForgetting = bindings.action(for: chord) == .wordForget
      if !isForgetting { words.selected = nil }
      modes.removeLast()
      return false
    }
  }

  private mutating func leaveCompletionPicker() {
    words.selected = nil
    modes.removeLast()
  }

  /// Takes what is drawn with a number: 0 is the literal word, 1 to 3 are words, 4 to 6 completions.
  private mutating func takeCandidate(
    numbered number: Int, now: Duration, _ effects: inout [Effect]
  ) -> Bool {
    switch number {
    case 0:
      keepLiteralWord(&effects)
      return true
    case 1..<Self.firstCompletionNumber: return takeWord(at: number - 1, &effects)
    default: return takeCompletion(at: number - Self.firstCompletionNumber, now: now, &effects)
    }
  }

  /// Goes to the next or the previous one of the words and the completions, which follow each other in a ring.
  private mutating func chooseCandidate(by step: Int) -> Bool {
    let wordCount = words.candidates.count
    let count = wordCount + completion.completions.count
    guard count > 0 else { return false }
    let place = words.selected ?? wordCount + completion.selected
    let next = (place + step + count) % count
    words.selected = next < wordCount ? next : nil
    if next >= wordCount { completion.selected = next - wordCount }
    return true
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
