/// The search for the words, spelled right, that a typed one was probably meant to be.
///
/// Best first over the lexicon's trie. Each place of the trie that is reached has a row: what it costs to have typed
/// each beginning of the typed word for what the place spells. A place's bound is the log probability of the best word
/// below less the weighted cost of the row's least; since neither grows on the way down, words come out exact: no
/// better one is missed. Sound rules lead from one row to a deeper one; a place inside of a rule counts with the
/// rule's cost.
struct CorrectionSearch {
  /// A word that was found.
  struct Found {
    /// The word.
    var entry: LexiconEntry
    /// What the errors cost that lead from it to the typed word.
    var cost: Float
    /// Its log probability without context, less the weighted cost.
    var score: Float
    /// Its letters, folded.
    var letters: [UInt32]
  }

  /// What the search keeps to.
  struct Limits {
    /// The most words that are found.
    var words = 24
    /// How far under the best word's score the others may be, in nats.
    var window: Float = 8
    /// The most places of the trie that are looked at: over it, what has been found is what there is.
    var places = 8_000
    /// How many nats of a bound a typed letter that is used up is worth, when it is decided where to look next: what
    /// goes on for longer has already paid for being a rarer word.
    var eagerness: Float = 1
  }

  private let typed: TypedSpelling
  private let lexicon: Lexicon
  private let limits: Limits
  private let longestCost: Float

  private var rows: ErrorRows
  /// The places that were kept, as many as steps of the rows, with their bounds.
  private var places: [(node: LexiconNode, bound: Float)] = []
  private var open = BoundQueue()
  private(set) var looked = 0
  private(set) var found: [Found] = []

  /// The most that the errors in a word may cost.
  ///
  /// - Parameter letters: How many letters are typed.
  /// - Returns: The cost.
  static func longestCost(letters: Int) -> Float { min(3.2, 0.9 + 0.3 * Float(letters)) }

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - typed: The typed word.
  ///   - lexicon: The words it may have been meant to be.
  ///   - limits: What the search keeps to.
  init(for typed: TypedSpelling, in lexicon: Lexicon, limits: Limits = Limits()) {
    self.typed = typed
    self.lexicon = lexicon
    self.limits = limits
    longestCost = Self.longestCost(letters: typed.letters.count)
    rows = ErrorRows(for: typed, limit: longestCost)
  }

  /// Searches.
  ///
  /// - Returns: The words, best first.
  mutating func run() -> [Found] {
    places.reserveCapacity(512)
    places.append((lexicon.root, lexicon.root.best))
    open.insert(0, bound: lexicon.root.best)
    while let next = open.popFirst(), looked < limits.places {
      if places[next.place].bound > threshold { expand(next.place) }
    }
    return found
  }

  /// The score that a word has to pass.
  private var threshold: Float {
    guard let best = found.first else { return -.infinity }
    guard found.count >= limits.words, let last = found.last else { return best.score - limits.window }
    return max(best.score - limits.window, last.score)
  }

  private mutating func expand(_ place: Int) {
    let node = places[place].node
    let weight = typed.costs.weight
    let leastAbove = rows.steps[place].row.least
    for child in lexicon.children(of: node) {
      looked += 1
      let threshold = threshold
      guard child.best - weight * leastAbove > threshold else { continue }
      let limit = min(longestCost, (child.best - threshold) / weight)
      guard let row = rows.make(child.scalar.value, below: place, limit: limit) else { continue }
      if let entry = child.entry, row.whole < .infinity { add(entry, child, below: place, cost: row.whole) }
      let bound = child.best - weight * row.least
      _ = rows.keep(row, letter: child.scalar.value, below: place)
      places.append((child, bound))
      open.insert(places.count - 1, bound: bound + limits.eagerness * Float(row.progress))
    }
  }

  private mutating func add(_ entry: LexiconEntry, _ node: LexiconNode, below place: Int, cost: Float) {
    guard entry.traits.contains(.correct), !entry.traits.contains(.offensive) else { return }
    let score = entry.logProbability - typed.costs.weight * cost
    guard score > threshold else { return }
    let letters = rows.letters(to: place) + [node.scalar.value]
    let index = found.firstIndex { $0.score < score } ?? found.count
    found.insert(Found(entry: entry, cost: cost, score: score, letters: letters), at: index)
    if found.count > limits.words { found.removeLast() }
  }
}
