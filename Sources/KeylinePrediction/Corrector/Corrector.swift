import KeylineCore

/// Finds what a typed word was probably meant to be: a noisy channel over a language model.
///
/// A candidate's score is the log probability of the word after its context, less the weighted cost of the errors that
/// lead from it to what is typed (`SpellingCosts`, `SoundRules`, `KeyProximity`). See Kernighan, Church and Gale, *A
/// Spelling Correction Program Based on a Noisy Channel Model* (1990). What is changed unasked, `AutocorrectionGate`
/// decides.
public struct Corrector: Sendable {
  /// The model of the language that is written.
  public let model: LanguageModel
  let keys: KeyProximity?
  let rules: SoundRules
  let tokenizer: WordTokenizer
  let isCompounding: Bool
  var costs = SpellingCosts()
  var limits = CorrectionSearch.Limits()
  var gate = AutocorrectionGate()

  /// Creates a corrector.
  ///
  /// - Parameters:
  ///   - model: The model of the language that is written.
  ///   - keys: The keys that are typed with; nil where slips of the finger say nothing.
  public init(model: LanguageModel, keys: KeyProximity?) {
    self.model = model
    self.keys = keys
    rules = SoundRules(language: model.language)
    tokenizer = WordTokenizer(language: model.language)
    isCompounding = ["de", "nl", "sv", "da", "nb", "no", "fi"].contains(model.language.prefix(2))
  }

  /// What a word was probably meant to be.
  ///
  /// - Parameters:
  ///   - query: The word, the text before it, how many candidates are wanted, and whether it was opened again.
  ///   - history: What the user has written, where that is learned.
  /// - Returns: The candidates, best first, and what the word becomes when it ends here.
  /// - Complexity: Bounded: `CorrectionSearch.Limits.places` places of the trie a part of the word.
  public func correct(_ query: WordQuery, history: UserHistory? = nil) -> Correction {
    let folded = WordFolding.fold(query.word)
    guard folded.unicodeScalars.count <= NeverCorrected.longestWord,
      folded.unicodeScalars.contains(where: \.properties.isAlphabetic)
    else { return Correction(isKnown: history?.knows(query.word) ?? false) }

    let tokens = tokenizer.lastTokens(of: query.context, limit: WordContext.longest)
    let context = model.context(of: tokens)
    let isKnown = knows(query.word, history: history)
    let style = TypedCase(of: query.word)
    var search = CandidateSearch(self, tokens: tokens, history: history)
    search.find(folded)
    if isKnown { search.addLiteral(folded, style: style) }
    let ranked = search.ranked(style: style)
    let unasked = autocorrection(
      of: query, among: ranked, isKnown: isKnown, at: Place(tokens: tokens, context: context), history)
    return Correction(
      candidates: Array(ranked.prefix(query.count)),
      autocorrection: unasked.flatMap {
        history?.isReverted(typed: query.word, to: $0) == true ? nil : $0
      }, isKnown: isKnown)
  }

  /// Where a word stands.
  private struct Place {
    var tokens: [WordToken]
    var context: WordContext

    var startsSentence: Bool { tokens.isEmpty || tokens.last == .sentenceEnd }
  }

  /// What a word becomes unasked.
  private func autocorrection(
    of query: WordQuery, among ranked: [Correction.Candidate], isKnown: Bool, at place: Place,
    _ history: UserHistory?
  ) -> String? {
    guard history?.knows(query.word) != true else { return nil }
    let folded = WordFolding.fold(query.word)
    let kind = NeverCorrected.class(of: query.word, after: query.context, options: query.options)
    if isKnown {
      if kind == nil, let contraction = contraction(of: folded, among: ranked) { return contraction }
      // A word by itself that is written with a capital: nothing but its case changes.
      guard let capital = capitalized(query.word, folded: folded) else { return nil }
      let isSure =
        isPronoun(folded) ? kind == nil || kind == .oneLetter : kind == nil && ranked.first?.text == capital
      return isSure ? capital : nil
    }
    guard kind == nil else { return nil }
    let entry = model.lexicon.entry(of: folded)
    let typed = TypedForm(
      folded: folded, frequency: entry?.logProbability,
      logProbability: entry.map { model.logProbability(of: $0, after: place.context) },
      isLiving: entry?.traits.contains(.offered) == true,
      isName: TypedCase(of: query.word) == .capitalized && !place.startsSentence,
      dropsG: model.language.hasPrefix("en"))
    let best = ranked.first.flatMap { model.lexicon.entry(of: WordFolding.fold($0.text)) }
    return gate.autocorrection(among: ranked, of: typed, frequency: best?.logProbability)
  }
}
