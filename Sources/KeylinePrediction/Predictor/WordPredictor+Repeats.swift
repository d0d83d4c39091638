import KeylineCore

/// A candidate that was shown and passed over gives its place to the next one.
extension WordPredictor {
  /// The words that were shown since the first letter of what is typed.
  ///
  /// The lists are made anew where they are not remembered, so the answer is the same for whoever asks only once.
  ///
  /// - Parameters:
  ///   - typed: What is typed of the word.
  ///   - place: Where it stands.
  /// - Returns: The folded words.
  mutating func shown(before typed: TypedWord, at place: PlaceInText) -> Set<String> {
    let letters = typed.typed
    guard !letters.isEmpty else { return [] }
    shown.go(to: letters)
    let known = min(letters.count - 1, ShownWords.longest)
    while shown.words.count < known {
      let beginning = typed.beginning(shown.words.count + 1)
      let list = ranked(beginning, at: place, count: ShownWords.places, excluding: shown.words.last ?? [])
      shown.add(list.map(\.folded))
    }
    return known > 0 ? shown.words[known - 1] : []
  }
}
