import Glibc
import KeylineCore

/// Why the candidates stand as they stand, for the inspector.
extension WordPredictor {
  /// The candidates of a query with what their probabilities are made of.
  ///
  /// - Parameter query: What the predictor was asked.
  /// - Returns: A line for each candidate, best first.
  public mutating func scores(for query: WordQuery) -> [WordScore] {
    let answer = answer(query)
    guard !answer.candidates.isEmpty else { return [] }
    let typed = TypedWord(query.word, elision: elision)
    let place = place(of: query, typed)
    let passed = query.options.contains(.noRepeats) ? shown(before: typed, at: place).count : 0
    let words = ranked(typed, at: place, count: query.count + passed, excluding: [])
    let corrections = models.isEmpty ? [] : corrections(for: query, at: place)
    return answer.candidates.map { candidate in
      if let word = words.first(where: { self.candidate(of: $0, typed, at: place).text == candidate.text }) {
        return WordScore(
          candidate, probability: Double(word.probability(confidence: place.history.confidence)),
          parts: parts(of: word, at: place))
      }
      guard let correction = corrections.first(where: { $0.text == candidate.text }) else {
        return WordScore(candidate, probability: 0, parts: [])
      }
      return WordScore(
        candidate, probability: Double(expf(correction.score)),
        parts: [WordScore.Part("errors cost", Double(correction.cost))])
    }
  }

  private func corrections(for query: WordQuery, at place: PlaceInText) -> [Correction.Candidate] {
    var query = query
    query.count += 1
    return correctors[place.mainLanguage].correct(query, history: history).candidates
  }

  private func parts(of word: RankedWord, at place: PlaceInText) -> [WordScore.Part] {
    var parts: [WordScore.Part] = []
    if let index = word.language { parts += modelParts(of: word, in: place.languages[index]) }
    if place.languages.count > 1, let index = word.language {
      parts.append(WordScore.Part("language", Double(place.languages[index].share)))
    }
    if word.cost > 0 { parts.append(WordScore.Part("as typed", Double(expf(-word.cost)))) }
    parts.append(WordScore.Part("model", Double(word.modelProbability)))
    if place.history.confidence > 0 {
      parts.append(WordScore.Part("your habit", Double(word.scale)))
      parts.append(WordScore.Part("you", Double(word.userProbability)))
      parts.append(WordScore.Part("your share", Double(place.history.confidence)))
    }
    return parts
  }

  /// Which n-gram has the word, what it gives it, and what was lost on the way there.
  private func modelParts(of word: RankedWord, in language: PlaceInText.Language) -> [WordScore.Part] {
    guard let entry = language.model.lexicon.entry(of: word.folded) else { return [] }
    var backoff: Float = 0
    for group in language.groups {
      if let id = entry.id, let index = group.index(of: Int(id.rawValue)) {
        return parts("\(group.order)-gram", group.logProbability(at: index), backoff)
      }
      backoff += group.backoff
    }
    return parts("word", entry.logProbability, backoff)
  }

  private func parts(_ name: String, _ logProbability: Float, _ backoff: Float) -> [WordScore.Part] {
    let own = WordScore.Part(name, Double(expf(logProbability)))
    return backoff == 0 ? [own] : [own, WordScore.Part("back-off", Double(expf(backoff)))]
  }
}
