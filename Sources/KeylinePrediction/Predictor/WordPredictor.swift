import Glibc
import KeylineCore

/// Completes words and says which come next, from models of one or more languages and from what the user writes.
///
/// The ranking is described in docs/words.md: P(word) = (1 - λ) s Σ P(language) P(word | language) + λ P(word | user),
/// where λ says how much the user's own words count after this context, and s how often the user writes the word.
public struct WordPredictor: Sendable {
  /// What the user has written and decided.
  public var history: UserHistory {
    didSet { forgetPlace() }
  }
  let models: [LanguageModel]
  let correctors: [Corrector]
  var languages: SentenceLanguages
  let tokenizer: WordTokenizer
  /// Where the last query stood.
  private var lastPlace: PlaceInText?
  /// What was shown for shorter beginnings of the word.
  var shown = ShownWords()

  /// The tokens before the word that are looked at.
  private static let mostTokens = 24

  /// Creates a predictor.
  ///
  /// - Parameters:
  ///   - models: The languages that are written, the one mostly written first.
  ///   - history: What the user has written and decided.
  ///   - keys: The keys that are typed with; nil where slips of the finger say nothing.
  public init(models: [LanguageModel], history: UserHistory = UserHistory(), keys: KeyProximity? = nil) {
    self.models = models
    correctors = models.map { Corrector(model: $0, keys: keys) }
    self.history = history
    languages = SentenceLanguages(count: models.count)
    tokenizer = WordTokenizer(language: models.first?.language ?? "en")
  }

  /// Whether the files of all models are as they were mapped; what one says that was changed is not to be believed.
  public var isUnchanged: Bool { models.allSatisfy(\.isUnchanged) }

  var elision: Elision { tokenizer.elision }

  /// Answers a query.
  ///
  /// - Parameter query: The text before the cursor, and what the candidates may be.
  /// - Returns: The candidates, best first.
  public mutating func answer(_ query: WordQuery) -> WordAnswer {
    let typed = TypedWord(query.word, elision: elision)
    guard !typed.isTooLong else { return WordAnswer() }
    let place = place(of: query, typed)
    let excluded = query.options.contains(.noRepeats) ? shown(before: typed, at: place) : []
    var ranked = ranked(typed, at: place, count: query.count, excluding: excluded)
    if query.options.contains(.noRepeats), query.count == ShownWords.places {
      shown.note(ranked.map(\.folded), for: typed.typed)
    }
    let fresh = ranked.count
    if fresh < query.count, !excluded.isEmpty {
      // Where there is no next one, a word that was passed over keeps its place.
      let all = self.ranked(typed, at: place, count: query.count, excluding: Set(ranked.map(\.folded)))
      ranked += all.prefix(query.count - fresh)
    }
    var answer = WordAnswer(
      candidates: ranked.map { candidate(of: $0, typed, at: place) }, isKnown: isKnown(query.word))
    if !typed.typed.isEmpty, !query.options.isDisjoint(with: [.corrections, .autocorrection]), !models.isEmpty
    {
      correct(&answer, ranked, fresh: fresh, for: query, at: place)
    }
    return answer
  }

  // MARK: The place

  /// The place of a query; that of the last one, as long as the same word is typed.
  mutating func place(of query: WordQuery, _ typed: TypedWord) -> PlaceInText {
    if let lastPlace, lastPlace.context == query.context, lastPlace.elided == typed.elided {
      return lastPlace
    }
    let place = findPlace(query.context, elided: typed.elided)
    lastPlace = place
    shown = ShownWords()
    return place
  }

  /// Drops what was found for the last query: something has changed.
  mutating func forgetPlace() {
    lastPlace = nil
    shown = ShownWords()
  }

  private func findPlace(_ context: String, elided: String) -> PlaceInText {
    let text = String(decoding: context.utf8.suffix(WordQuery.longestContext), as: UTF8.self)
    var tokens = tokenizer.lastTokens(of: text, limit: Self.mostTokens)
    if !elided.isEmpty { tokens.append(.word(elided)) }
    let shares = models.count > 1 ? languages.shares(after: tokenizer.tokens(of: text), models) : [1]
    let languages = zip(models, shares).map { model, share in
      let context = model.context(of: tokens)
      return PlaceInText.Language(
        model: model, share: share, groups: model.nGrams.groups(after: context), context: context)
    }
    return PlaceInText(
      context: context, elided: elided, languages: languages,
      hasCapital: text.contains(where: \.isUppercase), tokens: tokens,
      history: history.context(after: tokens))
  }

  // MARK: Candidates

  func candidate(of word: RankedWord, _ typed: TypedWord, at place: PlaceInText) -> WordCandidate {
    let isForeign = word.language.map { $0 != place.mainLanguage } ?? false
    let confidence = place.history.confidence
    let others = (1 - confidence) * min(word.scale, place.history.scale.unwritten) * word.modelProbability
    let isUsers = word.probability(confidence: confidence) > 2 * others
    return WordCandidate(
      typed.written(word.text, startsSentence: place.startsSentence),
      from: isUsers ? .user : .dictionary,
      language: isForeign ? word.language.map { models[$0].language } : nil)
  }

  /// Whether a word, as typed, is one in any of the languages.
  private func isKnown(_ word: String) -> Bool {
    !word.isEmpty && (history.knows(word) || correctors.contains { $0.knows(word, history: nil) })
  }
}
