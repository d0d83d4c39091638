import KeylinePrediction

/// A ready model over the words of one that is being built.
extension BackoffModel {
  /// Creates a model of the n-grams whose words all have an id.
  ///
  /// - Parameters:
  ///   - ready: A model with words of its own.
  ///   - ids: The id of each word, folded.
  /// - Complexity: O(*n* log *n*) in the number of n-grams.
  init(_ ready: TrieLanguageModel, ids: [String: WordID]) {
    let id = ready.words.map { word in word == "<s>" ? .sentenceStart : ids[word] ?? .unknown }
    let highest = ids.values.map(\.rawValue).max() ?? 0
    var unigrams = [Float](repeating: 0, count: Int(highest) + 1)
    var backoffs = [Float](repeating: 1, count: unigrams.count)
    for (number, unigram) in ready.unigrams.enumerated() where id[number] != .unknown {
      if id[number] >= .firstWord { unigrams[Int(id[number].rawValue)] = unigram.probability }
      backoffs[Int(id[number].rawValue)] = unigram.backoff
    }
    self.init(
      unigrams: unigrams,
      levels: [Self.level(ready.bigrams, ids: id, order: 2), Self.level(ready.trigrams, ids: id, order: 3)])
    unigramBackoffs = backoffs
    normalize()
  }

  private static func level(_ ngrams: [TrieLanguageModel.NGram], ids: [WordID], order: Int) -> Level {
    var kept: [(key: UInt64, place: Int)] = []
    for (place, ngram) in ngrams.enumerated() {
      let words = [ngram.words.0, ngram.words.1, ngram.words.2].suffix(order).map { ids[$0] }
      guard !words.contains(.unknown), let last = words.last, last >= .firstWord else { continue }
      kept.append((words.reduce(0) { $0 << 16 | UInt64($1.rawValue) }, place))
    }
    kept.sort { $0.key < $1.key }
    var level = Level(keys: kept.map(\.key), probabilities: kept.map { ngrams[$0.place].probability })
    level.backoffs = kept.map { ngrams[$0.place].backoff }
    return level
  }
}
