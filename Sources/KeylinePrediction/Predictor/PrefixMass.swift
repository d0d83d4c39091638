import Glibc

/// The probability of all words of a model that begin in one way, after a context.
struct PrefixMass {
  private let language: PlaceInText.Language
  /// The records that are looked at; what is below more of them is left out.
  private var budget = 30_000

  /// The probability that the next word begins so.
  ///
  /// - Parameters:
  ///   - folded: How it begins, folded.
  ///   - language: The model and the context.
  /// - Returns: A probability, 0 where no word begins so.
  /// - Complexity: O(*n*) in the words that begin so.
  static func of(_ folded: String, in language: PlaceInText.Language) -> Float {
    guard let node = language.model.lexicon.node(of: folded) else { return 0 }
    var mass = PrefixMass(language: language)
    return mass.mass(of: node)
  }

  private init(language: PlaceInText.Language) { self.language = language }

  private mutating func mass(of node: LexiconNode) -> Float {
    let groups = language.groups
    let nGrams = language.model.nGrams
    let all = groups.reduce(0) { $0 + $1.backoff }
    var mass: Float = 0
    // What the n-grams know counts by them, and no longer by itself.
    var known: Float = 0
    var backoff: Float = 0
    for (level, group) in groups.enumerated() {
      let start = group.index(ofFirstFrom: node.ids.lowerBound)
      let end = min(group.index(ofFirstFrom: node.ids.upperBound), start + budget)
      for index in start..<max(start, end) {
        let id = group.id(at: index)
        guard !groups[..<level].contains(where: { $0.index(of: id) != nil }) else { continue }
        mass += expf(backoff + group.logProbability(at: index))
        known += expf(all + nGrams.logProbability(of: WordID(rawValue: UInt16(truncatingIfNeeded: id))))
      }
      backoff += group.backoff
    }
    return mass + max(0, expf(all) * massAlone(of: node) - known)
  }

  /// The probability without context.
  private mutating func massAlone(of node: LexiconNode) -> Float {
    var mass = node.entry.map { expf($0.logProbability) } ?? 0
    for child in language.model.lexicon.children(of: node.edgeEnd) where budget > 0 {
      budget -= 1
      mass += massAlone(of: child.edgeEnd)
    }
    return mass
  }
}
