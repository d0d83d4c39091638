import Glibc
import KeylinePrediction

/// What a model that was built becomes in its file.
extension ModelContents {
  /// Creates contents.
  ///
  /// - Parameters:
  ///   - language: Its code.
  ///   - selection: The words.
  ///   - ids: The id of each indexed word, folded.
  ///   - model: The n-grams.
  init(language: String, selection: WordSelection, ids: [String: WordID], model: BackoffModel) {
    let words = zip(selection.words, selection.probabilities).map { word, probability in
      var word = word
      let id = ids[WordFolding.fold(word.text)]
      word.logProbability = Self.logarithm(id.map { model.unigrams[Int($0.rawValue)] } ?? probability)
      return word
    }
    let ngrams = model.levels.map { level in
      level.keys.indices.map { place in
        ModelNGram(
          key: level.keys[place], logProbability: Self.logarithm(level.probabilities[place]),
          backoff: Self.logarithm(level.backoffs[place]))
      }
    }
    self.init(
      language: language, words: words, ngrams: ngrams, backoffs: model.unigramBackoffs.map(Self.logarithm))
  }

  private static func logarithm(_ value: Float) -> Float { log(max(value, BackoffModel.least)) }
}
