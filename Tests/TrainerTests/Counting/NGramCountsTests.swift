import KeylinePrediction
import Testing

@testable import keyline_train

@Suite struct NGramCountsTests {
  private func corpus(_ sources: [(text: String, weight: Float)]) -> Corpus {
    var corpus = Corpus(language: "en")
    for source in sources { corpus.add([source.text], weight: source.weight) }
    return corpus
  }

  /// The ids of `words`, in their order from the first word's on; other words have none.
  private func ids(_ words: [String], in corpus: Corpus) -> [WordID] {
    corpus.forms.map { form in
      words.firstIndex(of: form.lowercased()).map { WordID(rawValue: WordID.firstWord.rawValue + UInt16($0)) }
        ?? .unknown
    }
  }

  private func readable(_ counts: NGramCounts, order: Int, _ words: [String]) -> [String: Float] {
    let names = ["<s>", "<number>", ",", "<unknown>"] + words
    return Dictionary(
      uniqueKeysWithValues: zip(counts.keys, counts.counts).map { key, count in
        let ngram = (0..<order).reversed().map { names[Int(key >> UInt64($0 * 16) & 0xFFFF)] }
        return (ngram.joined(separator: " "), count)
      })
  }

  @Test func `sources count by their weights`() {
    let words = ["go", "home"]
    let corpus = corpus([("Go home. They go home", 1), ("go home", 0.5)])
    let counts = NGramCounts(order: 2, in: corpus, ids: ids(words, in: corpus))
    #expect(readable(counts, order: 2, words) == ["<s> go": 1.5, "go home": 2.5])
  }

  @Test func `commas and numbers are contexts, and never what comes`() {
    let words = ["yes", "we", "have"]
    let corpus = corpus([("yes, we have 20 we", 1)])
    let counts = NGramCounts(order: 3, in: corpus, ids: ids(words, in: corpus))
    #expect(
      readable(counts, order: 3, words) == ["yes , we": 1, ", we have": 1, "have <number> we": 1])
  }

  @Test func `a sentence that comes again in a source counts once`() {
    var corpus = Corpus(language: "en")
    corpus.add(["You are here.", "you are here"], weight: 1)
    #expect(corpus.sources.map(\.wordCount) == [3])
  }

  @Test func `rare ones are left out`() {
    var counts = NGramCounts(keys: [1, 2, 3], counts: [0.2, 1, 0.5])
    counts.prune(below: 0.5)
    #expect(counts.keys == [2, 3])
  }

  @Test func `merged counts are sums, in order`() {
    var counts = NGramCounts(keys: [1, 5], counts: [1, 1])
    counts.merge(NGramCounts(keys: [0, 5, 9], counts: [2, 3, 4]))
    #expect(counts.keys == [0, 1, 5, 9])
    #expect(counts.counts == [2, 1, 4, 4])
  }
}
