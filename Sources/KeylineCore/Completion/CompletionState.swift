/// What a session knows of completions: those that are shown, the request under way, and why there are none.
public struct CompletionState: Sendable {
  /// What can be inserted at the cursor, best first.
  public internal(set) var completions: [String] = []
  /// The index of the one that the ghost text shows.
  public internal(set) var selected = 0
  /// The request whose answer is awaited; nil when none is.
  public internal(set) var request: CompletionRequest?
  /// Why the last request brought none; nil when it brought some.
  public internal(set) var obstacle: CompletionObstacle?
  /// The last requests, for the wire view.
  public internal(set) var log = RequestLog()
  /// Whether what is shown is the on-device predictor's.
  public internal(set) var isFromDevice = false
  /// The request that the shown completions answer, for the ledger.
  var answeredID: Int?
  /// Whether a pause is being waited for.
  var isWaiting = false
  /// When it is long enough.
  var pauseEnd = Duration.zero
  /// The last number that was given to a request.
  var lastID = 0
  var cache = CompletionCache()
  /// Whether it has been said in this run why there are no completions at all.
  var isExplained = false
  /// The obstacles that have been explained in this run.
  var explained: Set<String> = []
  /// What this event has typed at the cursor; nil when it did anything else to the text.
  var typed: String?
  /// Whether this event's edit asks for no more completions, as taking one does.
  var isSettled = false

  /// The completion that the ghost text shows; nil when there is none.
  public var chosen: String? { completions.indices.contains(selected) ? completions[selected] : nil }

  /// Takes the shown completions away.
  mutating func clear() {
    guard !completions.isEmpty else { return }
    completions = []
    selected = 0
  }

  /// Shows completions, the first of them as ghost text unless another is chosen already.
  ///
  /// - Parameters:
  ///   - found: The completions, best first.
  ///   - isFromDevice: Whether they are the on-device predictor's.
  mutating func show(_ found: [String], isFromDevice: Bool = false) {
    if found.count < completions.count || completions.isEmpty || self.isFromDevice { selected = 0 }
    completions = found
    self.isFromDevice = isFromDevice
    if isFromDevice { answeredID = nil }
  }

  /// Keeps what is left of the completions after some text of theirs was typed or taken.
  ///
  /// - Parameter text: What was typed.
  /// - Returns: Whether any goes on with it; the others are taken away.
  mutating func follow(_ text: String) -> Bool {
    var rest: [String] = []
    var kept = 0
    for (index, completion) in completions.enumerated() where completion.hasPrefix(text) {
      let tail = completion.dropFirst(text.count)
      guard !tail.isEmpty else { continue }
      if index == selected { kept = rest.count }
      rest.append(String(tail))
    }
    completions = rest
    selected = kept
    return !rest.isEmpty
  }
}
