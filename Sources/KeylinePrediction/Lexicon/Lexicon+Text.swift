/// From an entry or an id back to the letters.
extension Lexicon {
  /// A word as it is written inside a sentence.
  ///
  /// - Complexity: O(*n*) in its length.
  public func text(of entry: LexiconEntry) -> String {
    if entry.wordCase == .other { return exception(entry.exception) }
    return entry.wordCase.applied(to: foldedText(of: entry))
  }

  /// A word, folded.
  ///
  /// - Parameters:
  ///   - entry: The word.
  ///   - match: A place on the way to it; the root, where none is known.
  /// - Returns: Its text.
  /// - Complexity: O(*n*) in what it is longer than the place.
  func foldedText(of entry: LexiconEntry, below match: PrefixMatch? = nil) -> String {
    let place = entry.record
    return descend(from: match ?? start) {
      $0.record.place == place || $0.record.subtree.contains(place)
    } until: {
      $0.record.place == place
    }.text
  }

  /// A word as it is written inside a sentence; empty of an id that is none of a word.
  ///
  /// - Complexity: O(*n*) in its length.
  public func text(of id: WordID) -> String { self.entry(of: id).map { text(of: $0) } ?? "" }

  /// The entry of an indexed word.
  ///
  /// - Complexity: O(*n*) in its length.
  public func entry(of id: WordID) -> LexiconEntry? { word(of: id)?.entry }

  /// The entry of an indexed word, and its folded text.
  ///
  /// - Parameters:
  ///   - id: The word.
  ///   - match: A place on the way to it; the root, where none is known.
  /// - Returns: The word; nil of an id that is none of a word.
  /// - Complexity: O(*n*) in what it is longer than the place.
  func word(of id: WordID, below match: PrefixMatch? = nil) -> (entry: LexiconEntry, folded: String)? {
    let number = Int(id.rawValue)
    let end = descend(from: match ?? start) {
      $0.ids.contains(number)
    } until: {
      $0.entry?.id == id
    }
    guard let entry = end.node.entry, entry.id == id else { return nil }
    return (entry, end.text)
  }

  private var start: PrefixMatch { PrefixMatch(node: root, text: "", cost: 0) }

  /// Goes down, over the places that lead to one.
  private func descend(
    from match: PrefixMatch, over leads: (LexiconNode) -> Bool, until isGoal: (LexiconNode) -> Bool
  ) -> (node: LexiconNode, text: String) {
    var node = match.node
    var text = match.text
    while !(node.nextLabel == 0 && isGoal(node)), let next = children(of: node).first(where: leads) {
      node = next
      text.unicodeScalars.append(next.scalar)
    }
    return (node, text)
  }
}
