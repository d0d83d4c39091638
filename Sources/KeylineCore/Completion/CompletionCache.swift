/// The completions of the last few texts, so that deleting and typing again asks nobody.
struct CompletionCache: Sendable {
  private static let capacity = 16
  // The newest last; a list of so few is quicker to go through than anything with hashes.
  private var entries: [(caret: Int, query: CompletionQuery, completions: [String])] = []

  /// Whether anything is known of a place: a key that types on is at none, and is spared the making of a query.
  ///
  /// - Parameter caret: The place of the cursor, a byte offset.
  /// - Returns: Whether there may be completions for it.
  func knows(caret: Int) -> Bool { entries.contains { $0.caret == caret } }

  /// The completions of a query; nil when they are not known.
  func completions(for query: CompletionQuery) -> [String]? {
    entries.last { $0.query == query }?.completions
  }

  /// Keeps completions, the oldest give way.
  mutating func keep(_ completions: [String], for query: CompletionQuery, caret: Int) {
    entries.removeAll { $0.query == query }
    entries.append((caret, query, completions))
    if entries.count > Self.capacity { entries.removeFirst() }
  }

  /// Forgets everything, as when another provider is asked from now on.
  mutating func clear() { entries = [] }
}
