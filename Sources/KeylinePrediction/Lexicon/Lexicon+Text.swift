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
  public func foldedText(of entry: LexiconEntry) -> String {
    let place = entry.record
    let path = descend {
      $0.record.place == place || $0.record.subtree.contains(place)
    } until: {
      $0.record.place == place
    }
    return path.text
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
  func word(of id: WordID) -> (entry: LexiconEntry, folded: String)? {
    let number = Int(id.rawValue)
    let (node, text) = descend(over: { $0.ids.contains(number) }, until: { $0.entry?.id == id })
    guard let entry = node.entry, entry.id == id else { return nil }
    return (entry, text)
  }

  /// Goes down from the root, over the places that lead to one.
  private func descend(
    over leads: (LexiconNode) -> Bool, until isGoal: (LexiconNode) -> Bool
  ) -> (node: LexiconNode, text: String) {
    var node = root
    var text = String.UnicodeScalarView()
    while let next = children(of: node).first(where: leads) {
      node = next
      text.append(next.scalar)
      if next.nextLabel == 0, isGoal(next) { break }
    }
    return (node, String(text))
  }
}
