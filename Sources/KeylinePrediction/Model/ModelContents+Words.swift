/// Which word has which id.
extension ModelContents {
  /// The indexed words in the order of their ids.
  public var indexedWords: [ModelWord] {
    words.filter { $0.traits.contains(.indexed) }.map { (WordFolding.fold($0.text), $0) }
      .sorted { WordFolding.precedes($0.0, $1.0) }.map(\.1)
  }

  /// The ids of the indexed words, by their folded text.
  ///
  /// - Parameter words: All words, no two of them alike when folded.
  /// - Returns: The id of each indexed word.
  /// - Complexity: O(*n* log *n*) in the number of words.
  public static func ids(of words: [ModelWord]) -> [String: WordID] {
    let indexed = ModelContents(language: "", words: words, ngrams: [], backoffs: []).indexedWords
    precondition(indexed.count <= Int(UInt16.max - WordID.firstWord.rawValue), "too many words are indexed")
    return Dictionary(
      uniqueKeysWithValues: indexed.enumerated().map { index, word in
        (WordFolding.fold(word.text), WordID(rawValue: WordID.firstWord.rawValue + UInt16(index)))
      })
  }
}
