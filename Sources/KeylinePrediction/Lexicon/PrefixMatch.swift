/// A place in a lexicon that what is typed leads to.
struct PrefixMatch {
  let node: LexiconNode
  /// How its words begin, up to here.
  let text: String
  /// What is taken from the log probability of its words, for what was not typed.
  let cost: Float

  /// An accent that was not typed: one word in ten is then still meant, as people on a foreign keyboard do it.
  static let accentCost: Float = 2.3
  /// An apostrophe that was not typed.
  static let apostropheCost: Float = 2.3
  /// The most places that are followed.
  private static let most = 8

  /// The places that a prefix leads to: exactly, and with accents and apostrophes that were not typed.
  ///
  /// - Parameters:
  ///   - folded: The prefix, folded.
  ///   - lexicon: The words.
  /// - Returns: The places, the cheapest first; none where no word begins so.
  /// - Complexity: O(*n*) in the length of the prefix.
  static func all(of folded: String, in lexicon: Lexicon) -> [PrefixMatch] {
    var matches = [PrefixMatch(node: lexicon.root, text: "", cost: 0)]
    for scalar in folded.unicodeScalars {
      var next: [PrefixMatch] = []
      for match in matches { match.follow(scalar, in: lexicon, into: &next) }
      next.sort { $0.cost < $1.cost }
      matches = Array(next.prefix(most))
      if matches.isEmpty { break }
    }
    return matches
  }

  private func follow(_ scalar: Unicode.Scalar, in lexicon: Lexicon, into matches: inout [PrefixMatch]) {
    for child in lexicon.children(of: node) {
      if child.scalar == scalar {
        matches.append(step(to: child, cost: 0))
      } else if child.scalar == "'", node.depth > 0 {
        for second in lexicon.children(of: child) where second.scalar == scalar {
          matches.append(step(to: child, cost: Self.apostropheCost).step(to: second, cost: 0))
        }
      } else if child.scalar.value >= 0xE0, child.scalar.withoutAccent == scalar {
        matches.append(step(to: child, cost: Self.accentCost))
      }
    }
  }

  private func step(to child: LexiconNode, cost: Float) -> PrefixMatch {
    var text = text
    text.unicodeScalars.append(child.scalar)
    return PrefixMatch(node: child, text: text, cost: self.cost + cost)
  }
}
