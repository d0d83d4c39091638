/// Finds the most probable words of a model after a context: exactly, unless its budget ends first.
///
/// The n-grams come first, the longest context's before the others; then a best-first search goes through the trie, where
/// every place knows the best word below. It stops where the best that is left is not better than the worst that is kept.
struct WordSearch {
  private let model: LanguageModel
  private let groups: [NGramGroup]
  /// What is added to the log probabilities of each group for the contexts that were left, and last to the words alone.
  private let backoffs: [Float]
  /// The places that what is typed leads to.
  private let matches: [PrefixMatch]
  private let capitals: CapitalEvidence
  private var best: BestWords
  /// The places of the trie that were come upon, and below which match.
  private var places: [(node: LexiconNode, match: Int)] = []
  private var queue = BoundQueue()
  /// The records of the trie that may still be looked at.
  private var budget = 4000
  /// More entries than this no context of an undamaged model has.
  private static let mostEntries = Int(UInt16.max)

  /// The best words that go on from some places.
  ///
  /// - Parameters:
  ///   - model: The words.
  ///   - groups: What the context leads to, the longest first.
  ///   - matches: The places that what is typed leads to.
  ///   - count: How many words are wanted.
  ///   - capitals: What the capitals tell of them.
  /// - Returns: The words that may be offered, best first.
  static func best(
    of model: LanguageModel, after groups: [NGramGroup], from matches: [PrefixMatch], count: Int,
    capitals: CapitalEvidence = .none
  ) -> [FoundWord] {
    var search = WordSearch(model, groups, matches, count: count, capitals: capitals)
    search.searchGroups()
    search.searchTrie()
    return search.best.words
  }

  private init(
    _ model: LanguageModel, _ groups: [NGramGroup], _ matches: [PrefixMatch], count: Int,
    capitals: CapitalEvidence
  ) {
    self.model = model
    self.groups = groups
    self.matches = matches
    self.capitals = capitals
    var sum: Float = 0
    backoffs =
      [0]
      + groups.map { group in
        sum += group.backoff
        return sum
      }
    best = BestWords(capacity: count)
  }

  // MARK: N-grams

  private mutating func searchGroups() {
    for level in groups.indices {
      for match in matches.indices { search(level, below: match) }
    }
  }

  private mutating func search(_ level: Int, below index: Int) {
    let group = groups[level]
    let match = matches[index]
    let start = group.index(ofFirstFrom: match.node.ids.lowerBound)
    let end = min(group.index(ofFirstFrom: match.node.ids.upperBound), start + Self.mostEntries)
    guard start < end else { return }
    let base = backoffs[level] - match.cost
    var lowest = group.lowestCode(above: best.threshold - base)
    let codes = group.codes
    for place in start..<max(start, min(end, codes.count)) where Int(codes[place]) >= lowest {
      let id = group.id(at: place)
      guard isOffered(model.nGrams.traits(of: id)), !isKnown(id, before: level) else { continue }
      let cost = capitals.cost(of: model.nGrams.wordCase(of: id))
      best.insert(
        FoundWord(
          id: id, entry: nil, match: index,
          logProbability: base + group.logProbability(at: place) - cost, cost: match.cost + cost))
      lowest = group.lowestCode(above: best.threshold - base)
    }
  }

  /// Whether a longer context has the word, whose probability is then the one that counts.
  private func isKnown(_ id: Int, before level: Int) -> Bool {
    for group in groups[..<level] where group.index(of: id) != nil { return true }
    return false
  }

  private func isOffered(_ traits: WordTraits) -> Bool {
    traits.contains(.offered) && !traits.contains(.offensive)
  }

  // MARK: The trie

  private mutating func searchTrie() {
    let base = backoffs[groups.count]
    for (index, match) in matches.enumerated() { consider(match.node.edgeEnd, below: index, base: base) }
    while budget > 0, let next = queue.popFirst(), next.bound > best.threshold {
      let place = places[next.place]
      for child in model.lexicon.children(of: place.node) {
        budget -= 1
        consider(child.edgeEnd, below: place.match, base: base)
      }
    }
  }

  private mutating func consider(_ node: LexiconNode, below match: Int, base: Float) {
    let base = base - matches[match].cost
    let bound = base + node.best
    guard bound > best.threshold else { return }
    if node.hasChildren {
      queue.insert(places.count, bound: bound)
      places.append((node, match))
    }
    guard let entry = node.entry, isOffered(entry.traits) else { return }
    let cost = capitals.cost(of: entry.wordCase)
    let logProbability = base + entry.logProbability - cost
    guard logProbability > best.threshold else { return }
    let id = entry.id.map { Int($0.rawValue) } ?? -1
    guard id < 0 || !isKnown(id, before: groups.count) else { return }
    best.insert(
      FoundWord(
        id: id, entry: entry, match: match, logProbability: logProbability,
        cost: matches[match].cost + cost))
  }
}
