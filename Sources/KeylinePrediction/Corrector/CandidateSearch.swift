import Glibc

/// Gathers what a typed word may have been meant to be, and ranks it after the context.
///
/// Words of the lexicon near the typed one, two words without their space, and, where the language has elision, an
/// elided word and the rest, each found by itself.
struct CandidateSearch {
  private let corrector: Corrector
  private let context: WordContext
  /// What the model's n-grams know after the context.
  private let groups: [NGramGroup]
  private let history: UserHistory?
  private let historyContext: HistoryContext?
  /// By what is to be written, before the case of what is typed.
  private var candidates: [String: Correction.Candidate] = [:]

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - corrector: The model, the keys and the costs.
  ///   - tokens: What stands before the word.
  ///   - history: What the user has written.
  init(_ corrector: Corrector, tokens: [WordToken], history: UserHistory?) {
    self.corrector = corrector
    context = corrector.model.context(of: tokens)
    groups = corrector.model.nGrams.groups(after: context)
    self.history = history
    historyContext = history?.context(after: tokens)
  }

  /// Finds candidates for a word.
  mutating func find(_ folded: String) {
    let elision = corrector.tokenizer.elision
    if !elision.isEmpty, folded.contains("'") {
      findElided(folded)
    } else {
      for found in words(near: folded) { add(found.word, cost: found.cost) }
      findDivided(folded)
      findLearned(folded)
    }
  }

  /// Adds the word itself, which costs nothing but a capital that is missing.
  mutating func addLiteral(_ folded: String, style: TypedCase) {
    guard let entry = corrector.model.lexicon.entry(of: folded) else {
      candidates[folded] = Correction.Candidate(folded, cost: 0, score: 0)
      return
    }
    let word = word(entry)
    // The search has found it too, and does not look at capitals.
    candidates[word.text] = nil
    add(word, cost: style == .plain && word.text != folded ? corrector.costs.capital : 0)
  }

  /// The candidates, best first, written like what is typed.
  func ranked(style: TypedCase) -> [Correction.Candidate] {
    candidates.values.map { Correction.Candidate(style.applied(to: $0.text), cost: $0.cost, score: $0.score) }
      .sorted { ($0.score, $1.text) > ($1.score, $0.text) }
  }

  private struct Word {
    var text: String
    var entry: LexiconEntry
  }

  /// The words of the lexicon that may be meant, each with the cost of its errors.
  private func words(near folded: String) -> [(word: Word, cost: Float)] {
    let typed = TypedSpelling(folded, keys: corrector.keys, rules: corrector.rules, costs: corrector.costs)
    var search = CorrectionSearch(for: typed, in: corrector.model.lexicon, limits: corrector.limits)
    var found = search.run()
    if found.isEmpty {
      // Nothing within the limit of places: what is far off is found sooner by going deeper first.
      var limits = corrector.limits
      limits.eagerness = Self.secondEagerness
      search = CorrectionSearch(for: typed, in: corrector.model.lexicon, limits: limits)
      found = search.run()
    }
    return found.compactMap { found in
      let letters = String(String.UnicodeScalarView(found.letters.compactMap(Unicode.Scalar.init)))
      guard history?.isBlocked(letters) != true else { return nil }
      return (
        Word(text: corrector.model.lexicon.text(of: found.entry, folded: letters), entry: found.entry),
        found.cost
      )
    }
  }

  private static let secondEagerness: Float = 3

  /// The log probability of a word after the context: the model's, mixed with what the user has written.
  private func logProbability(of word: Word) -> Float {
    let probability = corrector.model.logProbability(
      of: word.entry.id, alone: word.entry.logProbability, after: groups)
    return mixed(probability, with: word.text)
  }

  private func mixed(_ logProbability: Float, with text: String) -> Float {
    guard let history, let historyContext, historyContext.confidence > 0 else { return logProbability }
    let own = history.probability(of: text, in: historyContext)
    return log((1 - historyContext.confidence) * exp(logProbability) + historyContext.confidence * own)
  }

  private mutating func add(_ word: Word, cost: Float) {
    add(word.text, cost: cost, probability: logProbability(of: word))
  }

  private mutating func add(_ text: String, cost: Float, probability: Float) {
    let score = probability - corrector.costs.weight * cost
    if let known = candidates[text], known.score >= score { return }
    candidates[text] = Correction.Candidate(text, cost: cost, score: score)
  }

  /// Finds two words that a space, or an elision's apostrophe, was left out between.
  private mutating func findDivided(_ folded: String) {
    let lexicon = corrector.model.lexicon
    var start = lexicon.root
    for end in folded.unicodeScalars.indices {
      guard let next = lexicon.child(of: start, folded.unicodeScalars[end]) else { return }
      start = next
      let rest = folded[folded.unicodeScalars.index(after: end)...]
      guard !rest.isEmpty else { return }
      let first = start.entry.flatMap { isUsable($0, letters: start.depth) ? $0 : nil }
      let elided = corrector.tokenizer.elision.isEmpty ? nil : lexicon.child(of: start, "'")?.entry
      guard first != nil || elided != nil, let second = known(rest) else { continue }
      if let first {
        addPair(word(first), second, joint: " ", cost: corrector.costs.space)
      }
      if let elided, corrector.tokenizer.elision.has(folded[...end]) {
        addPair(word(elided), second, joint: "", cost: corrector.costs.apostrophe)
      }
    }
  }

  /// Finds an elided word and what follows it.
  private mutating func findElided(_ folded: String) {
    guard let apostrophe = folded.firstIndex(of: "'") else { return }
    let (start, rest) = (String(folded[...apostrophe]), String(folded[folded.index(after: apostrophe)...]))
    let firsts = words(near: start).filter { $0.word.text.hasSuffix("'") }.prefix(3)
    let seconds = rest.isEmpty ? [] : words(near: rest).prefix(20)
    for first in firsts {
      for second in seconds {
        addPair(first.word, second.word, joint: "", cost: first.cost + second.cost)
      }
    }
  }

  private mutating func addPair(_ first: Word, _ second: Word, joint: String, cost: Float) {
    let between = WordContext(context.ids + [first.entry.id ?? .unknown])
    let probability =
      logProbability(of: first) + corrector.model.logProbability(of: second.entry, after: between)
    add(first.text + joint + second.text, cost: cost, probability: probability)
  }

  /// Finds words that the user has written more than once, or taught, and that the model does not know.
  private mutating func findLearned(_ folded: String) {
    guard let history, let historyContext, let first = folded.unicodeScalars.first else { return }
    let typed = TypedSpelling(folded, keys: corrector.keys, rules: corrector.rules, costs: corrector.costs)
    for word in history.words(startingWith: String(first))
    where word != folded && !corrector.isCorrect(word) && !corrector.isMisspelled(word) {
      let letters = word.unicodeScalars.map(\.value)
      guard abs(letters.count - typed.letters.count) < Self.longestLearnedGap,
        let cost = typed.cost(meaning: letters, limit: Self.longestLearnedCost)
      else { continue }
      let probability = historyContext.confidence * history.probability(of: word, in: historyContext)
      add(history.form(of: word) ?? word, cost: cost, probability: max(log(probability), Self.leastLearned))
    }
  }

  /// How many letters a learned word may be longer or shorter, and what its errors may cost.
  private static let longestLearnedGap = 3
  private static let longestLearnedCost: Float = 1.3
  /// What a word that was taught, and not written here, counts.
  private static let leastLearned: Float = -12

  private func known(_ folded: Substring) -> Word? {
    guard let entry = corrector.model.lexicon.entry(of: folded),
      isUsable(entry, letters: folded.unicodeScalars.count)
    else { return nil }
    return word(entry)
  }

  private func word(_ entry: LexiconEntry) -> Word {
    Word(text: corrector.model.lexicon.text(of: entry), entry: entry)
  }

  /// Whether a word may stand by itself beside another: no acronym, no rare word, and a single letter only where it is a
  /// common one.
  private func isUsable(_ entry: LexiconEntry, letters: Int) -> Bool {
    entry.traits.contains(.correct) && !entry.traits.contains(.offensive)
      && (letters == 1 ? entry.logProbability > -6 : entry.logProbability > -12 && entry.wordCase != .upper)
  }
}
