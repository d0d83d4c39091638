import KeylineCore

/// What goes on with the text at a pause, where it is likely enough to be put there unasked.
extension WordPredictor {
  /// The letters after which a word is completed.
  private static let fewestLetters = 2
  /// The share that a completion needs among all words that begin so.
  private static let leastShare: Float = 0.5
  /// The probability that a next word needs: on public English texts it is then right four times in ten.
  private static let leastProbability: Float = 0.3

  /// The rest of the word that is typed, or between words one next word; nil where nothing is sure enough, and at the
  /// start of a line.
  ///
  /// - Parameter query: The text before the cursor.
  /// - Returns: What comes after the cursor, without a space before or after.
  public mutating func ghost(for query: WordQuery) -> String? {
    let typed = TypedWord(query.word, elision: elision)
    guard !typed.isTooLong, query.context.contains(where: { !$0.isWhitespace }) || !query.word.isEmpty else {
      return nil
    }
    let place = place(of: query, typed)
    if typed.typed.isEmpty {
      guard query.word.isEmpty, query.context.last?.isWhitespace ?? false else { return nil }
    } else {
      guard typed.typed.count >= Self.fewestLetters else { return nil }
    }
    guard let best = ranked(typed, at: place, count: 1, excluding: []).first, best.cost == 0 else {
      return nil
    }
    let confidence = place.history.confidence
    let probability = best.probability(confidence: confidence)
    let least = typed.typed.isEmpty ? Self.leastProbability : Self.leastShare * mass(of: typed, at: place)
    guard probability >= least else { return nil }
    let text = typed.written(best.text, startsSentence: place.startsSentence)
    return String(text.dropFirst(query.word.count))
  }

  /// The probability of all words that begin as typed.
  private func mass(of typed: TypedWord, at place: PlaceInText) -> Float {
    let models = place.languages.reduce(Float(0)) { $0 + $1.share * PrefixMass.of(typed.folded, in: $1) }
    let confidence = place.history.confidence
    guard confidence > 0 else { return models }
    let own = history.candidates(startingWith: typed.folded, in: place.history, limit: Self.mostOwnWords)
    // What the model gives to words that the user has not written, and what habit adds to the others.
    let scaled = own.reduce(place.history.scale.unwritten * models) { sum, candidate in
      sum + habit(of: candidate.word, at: place)
    }
    return (1 - confidence) * scaled + confidence * own.reduce(0) { $0 + $1.probability }
  }

  /// What the scale of a word adds to its probability in the models.
  private func habit(of folded: String, at place: PlaceInText) -> Float {
    var word = RankedWord(folded: folded, text: "")
    completeModels(&word, at: place)
    let scale = history.part(of: folded, alone: word.aloneProbability, in: place.history).scale
    return (scale - place.history.scale.unwritten) * word.modelProbability
  }

  /// More own words than this hardly add anything.
  private static let mostOwnWords = 64
}
