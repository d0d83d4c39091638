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
      var words: [RankedWord] = []
      for word in all where words.count < count && isWanted(word, typed, excluded) {
        words.append(writtenAsUser(word))
      }
      if words.count == count || isWhole || wanted > 8 * (count + excluded.count) { return words }
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
      && !history.verdicts.isBlocked(word.folded)
  }

  /// The best of each source, merged and ranked; the first `count` are exact.
  ///
  /// - Returns: The words, and whether there are no others.
  private func candidates(
    _ typed: TypedWord, at place: PlaceInText, count: Int
  ) -> (words: [RankedWord], isWhole: Bool) {
    let matches = place.languages.map { PrefixMatch.all(of: typed.folded, in: $0.model.lexicon) }
    let own = ownWords(typed, matches, at: place, count: count)
    let fromModels = modelCount(count, beside: own, typed)
    let capitals = CapitalEvidence(typed, at: place)
    var words = WordRanking()
    var isWhole = own.isWhole
    for (index, language) in place.languages.enumerated() {
      let found = WordSearch.best(
        of: language.model, after: language.groups, from: matches[index], count: fromModels,
        capitals: capitals)
      isWhole = isWhole && found.count < fromModels
      for word in found { add(word, below: matches[index], of: index, language, to: &words) }
    }
    for word in own.words { words.add(word) }
    words.update { complete(&$0, capitals, at: place) }
    return (words.ranked(confidence: place.history.confidence), isWhole)
  }

  private func add(
    _ found: FoundWord, below matches: [PrefixMatch], of index: Int, _ language: PlaceInText.Language,
    to words: inout WordRanking
  ) {
    let lexicon = language.model.lexicon
    let match = matches[found.match]
    let known = found.entry.map { (entry: $0, folded: lexicon.foldedText(of: $0, below: match)) }
    guard
      let (entry, folded) = known
        ?? lexicon.word(of: WordID(rawValue: UInt16(truncatingIfNeeded: found.id)), below: match)
    else { return }
    let probability = language.share * expf(found.logProbability)
    words.update(folded) { word in
      word.modelProbability += probability
      word.aloneProbability += language.share * expf(entry.logProbability)
      word.cost = found.cost
      if probability > word.languageProbability {
        word.languageProbability = probability
        word.language = index
        word.text = lexicon.text(of: entry, folded: folded)
      }
    }
  }

  /// Adds to a word what the sources say of it that have not named it.
  private func complete(_ word: inout RankedWord, _ capitals: CapitalEvidence, at place: PlaceInText) {
    if word.language == nil || place.languages.count > 1 { completeModels(&word, capitals, at: place) }
    guard place.history.confidence > 0 else { return }
    let part = history.part(of: word.folded, alone: word.aloneProbability, in: place.history)
    word.userProbability = part.probability
    word.scale = part.scale
  }

  /// Asks every model for a word's probability here.
  func completeModels(_ word: inout RankedWord, _ capitals: CapitalEvidence = .none, at place: PlaceInText) {
    // What a search has found has it in its cost.
    let capitals = word.language == nil ? capitals : .none
    word.modelProbability = 0
    word.aloneProbability = 0
    for (index, language) in place.languages.enumerated() {
      guard let entry = language.model.lexicon.entry(of: word.folded) else { continue }
      word.isOffensive = word.isOffensive || entry.traits.contains(.offensive)
      let logProbability = language.model.logProbability(
        of: entry.id, alone: entry.logProbability, after: language.groups)
      let cost = word.cost + capitals.cost(of: entry.wordCase)
      let probability = language.share * expf(logProbability - cost)
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
