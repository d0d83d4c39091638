import Glibc
import KeylineCore

/// Completions and corrections in one list.
extension WordPredictor {
  /// Whether a word stays as it is when it ends, whatever stands before it.
  public func leavesAlone(_ word: String) -> Bool {
    correctors.contains { $0.leavesAlone(word, history: history) }
  }

  /// Puts what the word was probably meant to be among what it may become.
  ///
  /// What the word becomes when it ends here is first. Everything else goes by its probability: of a correction, that of
  /// its word here less the weighted cost of the errors. A known word is completed first, whatever else it may have been.
  ///
  /// - Parameters:
  ///   - answer: The completions, best first.
  ///   - ranked: The same, with their probabilities.
  ///   - fresh: How many of them were not passed over; the others come behind.
  ///   - query: What was asked.
  ///   - place: Where the word stands.
  func correct(
    _ answer: inout WordAnswer, _ ranked: [RankedWord], fresh: Int, for query: WordQuery,
    at place: PlaceInText
  ) {
    let correction = correctors[place.mainLanguage].correct(query, history: history)
    let isUnasked = query.options.contains(.autocorrection) && (!answer.isKnown || correction.isKnown)
    answer.autocorrection =
      correction.autocorrection.flatMap {
        isUnasked && !history.isBlocked($0) ? WordCandidate($0, from: .correction) : nil
      }
    guard query.options.contains(.corrections) else { return }
    let confidence = place.history.confidence
    // What may still become a word is finished first, and corrected where nothing else is left.
    let isBeginning = answer.isKnown || answer.autocorrection == nil && !ranked.isEmpty
    // A probability is at most 1: less one or two, it is behind all others, in the same order.
    var merged = zip(answer.candidates, ranked).enumerated().map { place, word in
      (word.0, word.1.probability(confidence: confidence) - (place < fresh ? 0 : 1))
    }
    for candidate in correction.candidates
    where candidate.text != query.word && !history.isBlocked(candidate.text) {
      let probability = expf(candidate.score)
      merged.append(
        (WordCandidate(candidate.text, from: .correction), isBeginning ? probability - 2 : probability))
    }
    // A stable sort: of equals, completions come first.
    let sorted = merged.enumerated().sorted { ($0.element.1, $1.offset) > ($1.element.1, $0.offset) }
    var seen: Set<String> = []
    let first = answer.autocorrection.map { [$0] } ?? []
    answer.candidates = Array(
      (first + sorted.map(\.element.0)).filter { seen.insert($0.text).inserted }.prefix(query.count))
  }
}
