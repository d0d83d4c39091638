import Glibc

/// From the models and the history to one list.
extension WordPredictor {
  /// The words that go on from what is typed, best first.
  ///
  /// - Parameters:
  ///   - typed: What is typed of the word, which is itself no candidate.
  ///   - place: Where the word is to stand.
  ///   - count: How many are wanted.
  ///   - excluded: Folded words that are not wanted.
  /// - Returns: As many as there are, `count` at most.
  func ranked(
    _ typed: TypedWord, at place: PlaceInText, count: Int, excluding excluded: Set<String>
  ) -> [RankedWord] {
    // Those of them that could be found here, and what is typed itself.
    var wanted = count + excluded.count { $0.hasPrefix(typed.folded) } + 1
    while true {
      let (all, isWhole) = candidates(typed, at: place, count: wanted)
      let words = all.lazy.filter { isWanted($0, typed, excluded) }.prefix(count)
      if words.count == count || isWhole || wanted > 8 * (count + excluded.count) {
        return words.map(writtenAsUser)
      }
      // Words that the user blocked have taken the places of others.
      wanted *= 2
    }
  }

  /// The word as the user mostly writes it.
  private func writtenAsUser(_ word: RankedWord) -> RankedWord {
    guard let form = history.form(of: word.folded) else { return word }
    if word.text == word.folded, history.mayBeEmphasis(word.folded) { return word }
    var word = word
    word.text = form
    return word
  }

  private func isWanted(_ word: RankedWord, _ typed: TypedWord, _ excluded: Set<String>) -> Bool {
    word.folded != typed.folded && !word.isOffensive && !excluded.contains(word.folded)
      && !history.isBlocked(word.folded)
  }

  /// The best of each source, merged and ranked; the first `count` are exact.
  ///
  /// - Returns: The words, and whether there are no others.
  private func candidates(
    _ typed: TypedWord, at place: PlaceInText, count: Int
  ) -> (words: [RankedWord], isWhole: Bool) {
    var words: [String: RankedWord] = [:]
    var isWhole = true
    let capitals = CapitalEvidence(typed, at: place)
    let isOwn = place.history.confidence > 0
    let modelCount = isOwn ? max(count, HistoryWeights.modelWords) : count
    for (index, language) in place.languages.enumerated() {
      let matches = PrefixMatch.all(of: typed.folded, in: language.model.lexicon)
      let found = WordSearch.best(
        of: language.model, after: language.groups, from: matches, count: modelCount, capitals: capitals)
      isWhole = isWhole && found.count < modelCount
      for word in found { add(word, of: index, language, to: &words) }
    }
    if isOwn {
      let ownCount = max(count, HistoryWeights.ownWords)
      let own = history.candidates(startingWith: typed.folded, in: place.history, limit: ownCount)
      isWhole = isWhole && own.count < ownCount
      for candidate in own {
        words[
          candidate.word, default: RankedWord(folded: candidate.word, text: candidate.form ?? candidate.word)
        ]
        .userProbability = candidate.probability
      }
    }
    complete(&words, at: place)
    let confidence = place.history.confidence
    let ranked = words.values.map { ($0.probability(confidence: confidence), $0) }
      .sorted { ($0.0, $1.1.folded) > ($1.0, $0.1.folded) }
    return (ranked.map(\.1), isWhole)
  }

  private func add(
    _ found: FoundWord, of index: Int, _ language: PlaceInText.Language, to words: inout [String: RankedWord]
  ) {
    let lexicon = language.model.lexicon
    let known = found.entry.map { (entry: $0, folded: lexicon.foldedText(of: $0)) }
    guard
      let (entry, folded) = known ?? lexicon.word(of: WordID(rawValue: UInt16(truncatingIfNeeded: found.id)))
    else { return }
    let probability = language.share * expf(found.logProbability)
    var word = words[folded] ?? RankedWord(folded: folded, text: "")
    word.modelProbability += probability
    word.aloneProbability += language.share * expf(entry.logProbability)
    word.cost = found.cost
    if probability > word.languageProbability {
      word.languageProbability = probability
      word.language = index
      word.text = lexicon.text(of: entry, folded: folded)
    }
    words[folded] = word
  }

  /// Adds to each word what the sources say of it that have not named it.
  private func complete(_ words: inout [String: RankedWord], at place: PlaceInText) {
    for folded in words.keys {
      guard var word = words[folded] else { continue }
      if word.language == nil || place.languages.count > 1 { completeModels(&word, at: place) }
      if place.history.confidence > 0 {
        let part = history.part(of: folded, alone: word.aloneProbability, in: place.history)
        word.userProbability = part.probability
        word.scale = part.scale
      }
      words[folded] = word
    }
  }

  /// Asks every model for a word's probability here.
  func completeModels(_ word: inout RankedWord, at place: PlaceInText) {
    word.modelProbability = 0
    word.aloneProbability = 0
    for (index, language) in place.languages.enumerated() {
      guard let entry = language.model.lexicon.entry(of: word.folded) else { continue }
      word.isOffensive = word.isOffensive || entry.traits.contains(.offensive)
      let logProbability = language.model.logProbability(
        of: entry.id, alone: entry.logProbability, after: language.groups)
      let probability = language.share * expf(logProbability - word.cost)
      word.modelProbability += probability
      word.aloneProbability += language.share * expf(entry.logProbability)
      if probability > word.languageProbability {
        word.languageProbability = probability
        word.language = index
        word.text = language.model.lexicon.text(of: entry, folded: word.folded)
      }
    }
  }
}
