/// The place where a word is to stand, as the models and the history see it: found once, used for every key of the word.
struct PlaceInText: Sendable {
  /// A language at the place.
  struct Language: Sendable {
    let model: LanguageModel
    /// Its share, from 0 to 1.
    let share: Float
    /// What its n-grams know after the context, the longest context's first.
    let groups: [NGramGroup]
    let context: WordContext
  }

  /// What is left of the word, for which it was found.
  let context: String
  /// The elided word that is typed with it.
  let elided: String
  /// The languages, in the order of the models.
  let languages: [Language]
  /// Whether the text before the word has a capital.
  let hasCapital: Bool
  /// The tokens of the sentence before the word.
  let tokens: [WordToken]
  let history: HistoryContext

  /// Whether the word begins a sentence.
  var startsSentence: Bool { tokens == [.sentenceEnd] }

  /// The language that is mostly written.
  var mainLanguage: Int {
    languages.indices.max { languages[$0].share < languages[$1].share } ?? 0
  }
}
