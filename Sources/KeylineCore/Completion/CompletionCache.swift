/// The completions of the last few texts, so that deleting and typing again asks nobody.
struct CompletionCache: Sendable {
  private static let capacity = 16
  // The newest last; a list of so few is quicker to go through than anything with hashes.
  private var entries: [(query: CompletionQuery, completions: [String])] = []

  /// Whether there is nothing to look for.
  var isEmpty: Bool { entries.isEmpty }

  /// The completions of a query; nil when they are not known.
  func completions(for query: CompletionQuery) -> [String]? {
    entries.last { $0.query == query }?.completions
  }

  /// Keeps completions, the oldest give way.
  mutating func keep(_ completions: [String], for query: CompletionQuery) {
    entries.removeAll { $0.query == query }
    entries.append((query, completions))
    if entries.count > Self.capacity { entries.removeFirst() }
  }

  /// Forgets everything, as when another provider is asked from now on.
  mutating func clear() { entries = [] }
}
