/// Tells words that are common because many people spell them wrong: those without an apostrophe that belongs into them,
/// and longer ones with one letter that is wrong, missing, too many, or in the place of the next one.
struct Misspellings {
  /// The probability of the most frequent right word that leaves each text when one letter of it is left out, or none.
  private var best: [String: Float] = [:]
  /// The probability of each right word that has an apostrophe, by what it is without.
  private var withoutApostrophe: [String: Float] = [:]
  /// How much more frequent the right word is.
  private static let ratio: Float = 10
  /// The same where only an apostrophe is missing.
  private static let apostropheRatio: Float = 3

  /// - Parameter correct: The right words, with their probabilities.
  /// - Complexity: O(*n*) in their letters, squared for each word.
  init(correct: some Sequence<(text: String, probability: Float)>) {
    for word in correct {
      if word.text.utf8.contains(UInt8(ascii: "'")) {
        let bare = word.text.filter { $0 != "'" }
        withoutApostrophe[bare] = max(withoutApostrophe[bare] ?? 0, word.probability)
      }
      for rest in Self.rests(of: word.text) where word.probability > best[rest] ?? 0 {
        best[rest] = word.probability
      }
    }
  }

  /// The letters that a word has in which any slip counts; shorter ones are near too many others.
  private static let shortest = 5

  /// Whether a word that no dictionary accepts is one slip away from one that is far more frequent.
  func has(_ word: String, probability: Float) -> Bool {
    if withoutApostrophe[word] ?? 0 > probability * Self.apostropheRatio { return true }
    return word.count >= Self.shortest
      && Self.rests(of: word).contains { best[$0] ?? 0 > probability * Self.ratio }
  }

  /// The word, and what is left of it without one letter or mark.
  private static func rests(of word: String) -> [String] {
    [word]
      + word.indices.map { place in
        var rest = word
        rest.remove(at: place)
        return rest
      }
  }
}
