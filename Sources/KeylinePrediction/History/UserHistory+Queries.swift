import KeylineCore

extension UserHistory {
  /// What is known of the place after some words.
  ///
  /// - Parameter tokens: What stands before the word in its sentence; none where it begins one. The last two count.
  /// - Returns: The context, good until the history changes.
  public func context(after tokens: [WordToken]) -> HistoryContext {
    let words = LearnedContext(tokens)
    let newer = words.newer.flatMap(lexicon.id)
    let pair = newer.flatMap { sequences.context(nil, $0) }
    let triple = words.older.flatMap(lexicon.id).flatMap { older in
      newer.flatMap { sequences.context(older, $0) }
    }
    let tripleShare = share(of: triple, HistoryWeights.triplePatience)
    let pairShare = share(of: pair, HistoryWeights.pairPatience) * (1 - tripleShare)
    let rest = 1 - tripleShare - pairShare
    let total = lexicon.total
    let wordShare = rest * HistoryWeights.wordShare * total / (total + HistoryWeights.wordPatience)
    let written = recent.total
    let recentShare = rest * HistoryWeights.recentShare * written / (written + HistoryWeights.recentPatience)
    let confidence = tripleShare + pairShare + wordShare + recentShare
    let scale = confidence > 0 ? 1 / confidence : 0
    return HistoryContext(
      confidence: confidence, triple: triple, pair: pair, tripleFactor: tripleShare * scale,
      pairFactor: pairShare * scale, wordFactor: total > 0 ? wordShare * scale / total : 0,
      recentFactor: written > 0 ? recentShare * scale / written : 0,
      scale: UnigramScale(total: total, written: written))
  }

  /// The probability of a word, among the user's own.
  ///
  /// - Parameters:
  ///   - word: The word, however it is written.
  ///   - context: The place where it is to stand.
  /// - Returns: From 0 to 1; 0 for a word that is unknown here or blocked.
  public func probability(of word: String, in context: HistoryContext) -> Float {
    let folded = LearnedSequence.folded(word)
    guard let id = lexicon.id(of: folded), !verdicts.isBlocked(folded) else { return 0 }
    return probability(of: id, in: context)
  }

  /// What the history says of a word: its probability among the user's own, and what the model's is multiplied by.
  ///
  /// - Parameters:
  ///   - folded: The word, folded.
  ///   - alone: Its probability without context, in the model.
  ///   - context: The place where it is to stand.
  /// - Returns: 0 and 1 where nothing was learned.
  func part(
    of folded: String, alone: Float, in context: HistoryContext
  ) -> (probability: Float, scale: Float) {
    guard let id = lexicon.id(of: folded), !verdicts.isBlocked(folded) else {
      return (0, context.scale.unwritten)
    }
    let word = lexicon[id]
    let scale = context.scale.factor(
      weight: word.weight, recentWeight: word.recentWeight(at: recent.count), alone: alone)
    return (probability(of: id, in: context), scale)
  }

  /// The probability of a word among the user's own, and how much these count.
  ///
  /// - Parameters:
  ///   - word: The word, however it is written.
  ///   - tokens: What stands before the word in its sentence.
  /// - Returns: The probability, and the share that it has beside the model's.
  public func probability(
    of word: String, after tokens: [WordToken]
  ) -> (probability: Float, confidence: Float) {
    let context = context(after: tokens)
    return (probability(of: word, in: context), context.confidence)
  }

  /// The user's words that begin so and are likely here.
  ///
  /// - Parameters:
  ///   - prefix: How they begin, however it is written; empty for the next word.
  ///   - context: The place where the word is to stand.
  ///   - limit: The most of them.
  /// - Returns: The words, the likeliest first; blocked ones are not among them.
  /// - Complexity: O(*m* log *m*) in the words that begin so and in those that were written after the context.
  public func candidates(
    startingWith prefix: String, in context: HistoryContext, limit: Int
  ) -> [HistoryCandidate] {
    let start = LearnedSequence.folded(prefix)
    var found: [Int32: Float] = [:]
    func consider(_ id: Int32) {
      guard found[id] == nil, HistoryMark(rawValue: id) == nil else { return }
      let word = lexicon[id]
      guard word.text.utf8.starts(with: start.utf8), word.weight > 0 || verdicts.taught[word.text] != nil,
        !verdicts.isBlocked(word.text)
      else { return }
      let probability = probability(of: id, in: context)
      if probability > 0 { found[id] = probability }
    }
    for level in [context.triple, context.pair] {
      if let level { sequences.forEachFollower(of: level) { consider($0.word) } }
    }
    if start.isEmpty {
      recent.ids.forEach(consider)
    } else {
      lexicon.ids(startingWith: start).forEach(consider)
    }
    let best = found.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(limit)
    return best.map { id, probability in
      let word = lexicon[id]
      return HistoryCandidate(
        word: word.text, form: verdicts.taught[word.text] ?? word.form, probability: probability)
    }
  }

  /// The user's words that begin so and are likely after some words.
  ///
  /// - Parameters:
  ///   - prefix: How they begin, however it is written; empty for the next word.
  ///   - tokens: What stands before the word in its sentence.
  ///   - limit: The most of them.
  /// - Returns: The words, the likeliest first.
  public func candidates(
    startingWith prefix: String, after tokens: [WordToken], limit: Int
  ) -> [HistoryCandidate] {
    candidates(startingWith: prefix, in: context(after: tokens), limit: limit)
  }

  /// How the user mostly writes a word inside a sentence; nil where that was never seen.
  public func form(of word: String) -> String? {
    let folded = LearnedSequence.folded(word)
    return verdicts.taught[folded] ?? lexicon.id(of: folded).flatMap { lexicon[$0].form }
  }

  /// Whether the capitals of ``form(of:)`` may be emphasis, which says nothing about how others write the word.
  func mayBeEmphasis(_ folded: String) -> Bool {
    verdicts.taught[folded] == nil && lexicon.id(of: folded).map { lexicon[$0].mayBeEmphasis } ?? false
  }

  private func share(of context: Int32?, _ patience: Float) -> Float {
    guard let context else { return 0 }
    let (total, distinct) = (sequences[context].total, Float(sequences[context].distinct))
    return total > 0 ? HistoryWeights.contextShare * total / (total + patience * distinct) : 0
  }

  private func probability(of id: Int32, in context: HistoryContext) -> Float {
    let word = lexicon[id]
    var weight = word.weight
    if weight == 0, verdicts.taught[word.text] != nil { weight = HistoryWeights.taughtWeight }
    var probability = context.wordFactor * weight
    if context.recentFactor > 0 {
      probability += context.recentFactor * word.recentWeight(at: recent.count)
    }
    if let triple = context.triple {
      probability += context.tripleFactor * sequences.probability(of: id, after: triple)
    }
    if let pair = context.pair {
      probability += context.pairFactor * sequences.probability(of: id, after: pair)
    }
    return min(1, probability)
  }
}
