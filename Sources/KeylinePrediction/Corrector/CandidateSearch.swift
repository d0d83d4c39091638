/// Gathers what a typed word may have been meant to be, and ranks it after the context.
///
/// Words of the lexicon near the typed one, two words without their space, and, where the language has elision, an
/// elided word and the rest, each found by itself.
struct CandidateSearch {
  private let corrector: Corrector
  private let context: WordContext
  private let history: UserHistory?
  /// By what is to be written, before the case of what is typed.
  private var candidates: [String: Correction.Candidate] = [:]

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - corrector: The model, the keys and the costs.
  ///   - context: What stands before the word.
  ///   - history: What the user has written.
  init(_ corrector: Corrector, context: WordContext, history: UserHistory?) {
    self.corrector = corrector
    self.context = context
    self.history = history
  }

  /// Finds candidates for a word.
  mutating func find(_ folded: String) {
    let elision = corrector.tokenizer.elision
    if !elision.isEmpty, folded.contains("'") {
      findElided(folded)
    } else {
      for found in words(near: folded) { add(found.word, cost: found.cost, score: score(found.word, context)) }
      findDivided(folded)
    }
  }

  /// Adds the word itself, which costs nothing.
  mutating func addLiteral(_ folded: String) {
    guard let entry = corrector.model.lexicon.entry(of: folded) else {
      candidates[folded] = Correction.Candidate(folded, cost: 0, score: 0)
      return
    }
    let word = Word(text: corrector.model.lexicon.text(of: entry), entry: entry)
    add(word, cost: 0, score: score(word, context))
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
    let typed = TypedWord(folded, keys: corrector.keys, rules: corrector.rules, costs: corrector.costs)
    var search = CorrectionSearch(for: typed, in: corrector.model.lexicon, limits: corrector.limits)
    return search.run().compactMap { found in
      guard found.entry.traits.contains(.correct), !found.entry.traits.contains(.offensive) else { return nil }
      let letters = String(String.UnicodeScalarView(found.letters.compactMap(Unicode.Scalar.init)))
      guard history?.isBlocked(letters) != true else { return nil }
      return (Word(text: corrector.model.lexicon.text(of: found.entry, folded: letters), entry: found.entry), found.cost)
    }
  }

  private func score(_ word: Word, _ context: WordContext) -> Float {
    corrector.model.logProbability(of: word.entry, after: context)
  }

  private mutating func add(_ word: Word, cost: Float, score: Float) {
    add(word.text, cost: cost, probability: score)
  }

  private mutating func add(_ text: String, cost: Float, probability: Float) {
    let score = probability - corrector.costs.weight * cost
    if let known = candidates[text], known.score >= score { return }
    candidates[text] = Correction.Candidate(text, cost: cost, score: score)
  }

  /// Finds two words that a space, or an elision's apostrophe, was left out between.
  private mutating func findDivided(_ folded: String) {
    let letters = Array(folded)
    for end in 1..<max(letters.count, 1) {
      let (start, rest) = (String(letters[..<end]), String(letters[end...]))
      guard let second = known(rest) else { continue }
      if corrector.tokenizer.elision.has(start), let first = known(start + "'") {
        addPair(first, second, joint: "", cost: corrector.costs.apostrophe)
      }
      guard let first = known(start) else { continue }
      addPair(first, second, joint: " ", cost: corrector.costs.space)
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
    let ids = context.ids + [first.entry.id ?? .unknown]
    let probability = score(first, context) + score(second, WordContext(ids))
    add(first.text + joint + second.text, cost: cost, probability: probability)
  }

  /// A word that may stand by itself: a single letter only where it is a common word.
  private func known(_ folded: String) -> Word? {
    guard let entry = corrector.model.lexicon.entry(of: folded), entry.traits.contains(.correct),
      !entry.traits.contains(.offensive), folded.count > 1 || entry.logProbability > -6
    else { return nil }
    return Word(text: corrector.model.lexicon.text(of: entry), entry: entry)
  }
}
