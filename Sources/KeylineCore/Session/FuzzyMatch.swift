/// Matching by letters in order, as command palettes do.
enum FuzzyMatch {
  /// How well `query` matches `text`: higher is better, nil when it does not.
  ///
  /// Every character of the query must occur in order. Runs and word beginnings count more.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func score(_ query: String, in text: String) -> Int? {
    var remaining = query.lowercased()[...]
    guard !remaining.isEmpty else { return 0 }
    var score = 0
    var previous: Character = " "
    var previousMatched = false
    for character in text.lowercased() {
      guard let wanted = remaining.first else { break }
      if character == wanted {
        remaining.removeFirst()
        score += 1 + (previousMatched ? 3 : 0) + (previous.isLetter ? 0 : 4)
        previousMatched = true
      } else {
        previousMatched = false
      }
      previous = character
    }
    return remaining.isEmpty ? score * 100 - text.count : nil
  }
}
