/// What the history gives to a ranking.
extension WordPredictor {
  /// The user's own words that go on from what is typed.
  ///
  /// - Parameters:
  ///   - typed: What is typed of the word.
  ///   - matches: The places that it leads to, for each model.
  ///   - place: Where the word is to stand.
  ///   - count: How many words are wanted of all sources.
  /// - Returns: The words, and whether there are no others.
  func ownWords(
    _ typed: TypedWord, _ matches: [[PrefixMatch]], at place: PlaceInText, count: Int
  ) -> (words: [RankedWord], isWhole: Bool) {
    guard place.history.confidence > 0 else { return ([], true) }
    let limit = max(count, HistoryWeights.ownWords)
    var words: [RankedWord] = []
    var isWhole = true
    func add(_ beginning: String, cost: Float) {
      let found = history.candidates(startingWith: beginning, in: place.history, limit: limit)
      isWhole = isWhole && found.count < limit
      words += found.map { RankedWord(folded: $0.word, text: $0.form ?? $0.word, cost: cost) }
    }
    add(typed.folded, cost: 0)
    // With the accents and apostrophes that the words of a model have there.
    var others = matches.joined().filter { $0.text != typed.folded }
    if place.languages.count > 1 {
      var seen: Set<String> = []
      others = others.filter { seen.insert($0.text).inserted }
    }
    for match in others { add(match.text, cost: match.cost) }
    return (words, isWhole)
  }

  /// How many words are asked of a model so that the first `count` of all are among them.
  ///
  /// Habit only ever raises a word (`UnigramScale`), and what the user has never written keeps the model's order: where
  /// all of the user's words that begin so are at hand, the model's best `count` are enough. Before the first letter only
  /// the likely ones are.
  ///
  /// - Parameters:
  ///   - count: How many words are wanted of all sources.
  ///   - own: What ``ownWords(_:_:at:count:)`` says.
  ///   - typed: What is typed of the word.
  /// - Returns: `count`, or more.
  func modelCount(
    _ count: Int, beside own: (words: [RankedWord], isWhole: Bool), _ typed: TypedWord
  ) -> Int {
    let isAll = own.isWhole && (own.words.isEmpty || !typed.folded.isEmpty)
    return isAll ? count : max(count, HistoryWeights.modelWords)
  }
}
