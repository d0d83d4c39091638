extension Session {
  /// How many bytes one step of counting looks at: a step must not be felt at the keys.
  private static let countStep = 64 * 1024

  /// Opens the search line.
  mutating func startFind() {
    modes.append(.find(FindState(origin: document.selection)))
  }

  /// Handles a key while the search line is open.
  mutating func reduceFind(
    _ state: FindState, _ chord: KeyChord, now: Duration, _ effects: inout [Effect]
  ) {
    var state = state
    switch (chord.key, chord.modifiers) {
    case (.escape, _), (.character("c"), .control), (.character("g"), .control):
      document.select(state.origin)
      return closeFind(&effects)
    case (.enter, []): return closeFind(&effects)
    case (.down, _), (.character("n"), .control), (.character("s"), .control): return step(state, 1, &effects)
    case (.character("r"), .control), (.up, _), (.character("p"), .control), (.enter, .shift):
      return step(state, -1, &effects)
    case (.backspace, _), (.character("h"), .control): _ = state.query.popLast()
    case (.character("u"), .control): state.query = ""
    case (.character(let character), []): state.query.append(character)
    default:
      closeFind(&effects)
      return reduce(KeyEvent(chord), now: now, &effects)
    }
    search(state, &effects)
  }

  /// Looks for the query from where the search began, and counts its matches bit by bit.
  mutating func search(_ state: FindState, _ effects: inout [Effect]) {
    var state = state
    state.matches = nil
    state.steps = 0
    state.isFound = true
    if state.query.isEmpty {
      document.select(state.origin)
    } else if let match = document.text.nextMatch(
      of: state.query, from: state.origin.range.lowerBound, wrapping: true)
    {
      document.select(TextSelection(anchor: match.lowerBound, head: match.upperBound))
      state.matches = MatchSearch(for: state.query, in: document.text, origin: match.lowerBound)
    } else {
      state.isFound = false
    }
    modes[modes.count - 1] = .find(state)
    scheduleCount(&effects)
  }

  private mutating func step(_ state: FindState, _ direction: Int, _ effects: inout [Effect]) {
    guard !state.query.isEmpty else { return }
    var state = state
    let selection = document.selection.range
    let match =
      direction > 0
      ? document.text.nextMatch(of: state.query, from: selection.upperBound, wrapping: true)
      : document.text.nextMatch(of: state.query, from: selection.lowerBound, backwards: true, wrapping: true)
    guard let match else { return effects.append(.ring) }
    document.select(TextSelection(anchor: match.lowerBound, head: match.upperBound))
    state.steps += direction
    modes[modes.count - 1] = .find(state)
  }

  private mutating func closeFind(_ effects: inout [Effect]) {
    modes.removeLast()
    effects.append(.cancel(.findCount))
    caretMoved()
  }

  private func scheduleCount(_ effects: inout [Effect]) {
    guard case .find(let state) = modes.last, let matches = state.matches, !matches.isFinished else {
      return effects.append(.cancel(.findCount))
    }
    effects.append(.schedule(.findCount, at: .zero))
  }

  /// Counts on through the next part of the document.
  mutating func continueCounting(now: Duration, _ effects: inout [Effect]) {
    guard case .find(var state) = modes.last else { return }
    state.matches?.step(maxBytes: Self.countStep)
    modes[modes.count - 1] = .find(state)
    scheduleCount(&effects)
  }
}
