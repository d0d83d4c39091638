import Glibc
import KeylinePrediction

/// Builds the model of one language.
struct ModelBuild {
  let language: String
  let recipe: Recipe.Language
  /// The folder that the packages are unpacked in, each in one of its name.
  let cache: String
  /// The folder of the recipe, where the lists of our own are.
  let lists: String
  /// A list of words, for where no list of frequencies is.
  let words: String?
  /// Told what is being done.
  let report: (String) -> Void

  /// What each different word after a context counts against it, for contexts of one word, two and three.
  private static let novelty: [Float] = [1.2, 4, 5]
  /// How probable it is that a sentence starts, or a number or a comma stands, at a place.
  private static let marks: [WordID: Float] = [.sentenceStart: 0.1, .number: 0.02, .comma: 0.05]
  /// What the pairs of a list count for the words before them, at most and beside what the texts have of these.
  private static let pairWeight: (most: Double, share: Double, least: Double) = (40, 0.25, 20)

  /// Builds the model.
  func contents() throws(TrainerError) -> ModelContents {
    let corpus = try readTexts()
    var frequencies: [(text: String, frequency: Float)] = []
    for path in recipe.frequencies.flatMap(files) {
      frequencies += try FrequencyList(try FileBytes.read(path), path: path).words
    }
    if frequencies.isEmpty, let words { frequencies = WordList.frequencies(in: try FileBytes.read(words)) }
    guard !frequencies.isEmpty else { throw .nothing(language) }
    let statistics = WordStatistics(corpus)
    let selection = try select(corpus, statistics, frequencies)
    report("\(selection.words.count) words")

    let ids = ModelContents.ids(of: selection.words)
    var unigrams = [Float](repeating: 0, count: ids.count + Int(WordID.firstWord.rawValue))
    for (word, probability) in zip(selection.words, selection.probabilities) {
      guard let id = ids[WordFolding.fold(word.text)] else { continue }
      unigrams[Int(id.rawValue)] = probability
    }
    let whole = unigrams.reduce(0, +)
    for id in unigrams.indices { unigrams[id] /= whole }

    let formIDs = statistics.wordOfForm.map { ids[statistics.words[$0]] ?? .unknown }
    var counts = (2...4).map { NGramCounts(order: $0, in: corpus, ids: formIDs) }
    for (place, least) in recipe.leastCounts.enumerated() { counts[place].prune(below: least) }
    if let pairs = try pairCounts(ids: ids, beside: counts[0]) { counts[0].merge(pairs) }
    report("\(counts.map(\.keys.count)) n-grams of two, three and four words")

    var mixture = Mixture(parts: [
      Mixture.Part(
        model: BackoffModel(counts: counts, unigrams: unigrams, novelty: Self.novelty), share: 1,
        knowsCommas: true)
    ])
    for path in recipe.trigrams.flatMap(files) {
      let ready = BackoffModel(try TrieLanguageModel(try FileBytes.read(path), path: path), ids: ids)
      mixture.parts[0].share = 1 - recipe.readyShare
      mixture.parts.append(Mixture.Part(model: ready, share: recipe.readyShare, knowsCommas: false))
    }
    var model = mixture.model()
    model.prune(to: recipe.nGrams, marks: Self.marks)
    report("\(model.levels.map(\.keys.count)) n-grams kept")
    return ModelContents(language: language, selection: selection, ids: ids, model: model)
  }

  private func files(_ list: Recipe.List) -> [String] {
    FileTree.files(below: "\(cache)/\(list.package)", matching: list.pattern)
  }

  private func readTexts() throws(TrainerError) -> Corpus {
    var corpus = Corpus(language: language)
    for text in recipe.texts {
      var passages: [String] = []
      for path in FileTree.files(below: "\(cache)/\(text.package)", matching: text.pattern) {
        passages += try text.form.passages(in: try FileBytes.read(path), path: path)
      }
      corpus.add(passages, weight: text.weight, isCased: text.form != .messages)
      report("\(text.package): \(corpus.sources.last?.wordCount ?? 0) words")
    }
    return corpus
  }

  private func select(
    _ corpus: Corpus, _ statistics: WordStatistics, _ frequencies: [(text: String, frequency: Float)]
  ) throws(TrainerError) -> WordSelection {
    var evidence = WordSelection.Evidence(
      corpus: corpus, statistics: statistics, frequencies: frequencies, frequencyShare: recipe.frequencyShare,
      offensive: try offensive())
    let dictionaries = recipe.spelling.flatMap(files).filter { $0.hasSuffix(".dic") }.map {
      SpellingDictionary(path: String($0.dropLast(".dic".count)), scratch: cache)
    }
    for dictionary in dictionaries {
      evidence.mixedForms.merge(try dictionary.mixedForms()) { first, _ in first }
    }
    return try WordSelection(evidence, tail: recipe.tail) { candidates throws(TrainerError) in
      guard !dictionaries.isEmpty else { return words == nil ? [] : Set(frequencies.map(\.text)) }
      var accepted: Set<String> = []
      for dictionary in dictionaries { accepted.formUnion(try dictionary.accepted(candidates)) }
      return accepted
    }
  }

  private func offensive() throws(TrainerError) -> Set<String> {
    let path = "\(lists)/offensive-\(language).txt"
    guard access(path, R_OK) == 0 else { return [] }
    let text = String(decoding: try FileBytes.read(path), as: UTF8.self)
    return Set(text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.map(WordFolding.fold))
  }

  /// What a list of pairs counts: the more for a word, the more the texts have of it, so that these are believed first.
  private func pairCounts(ids: [String: WordID], beside counts: NGramCounts) throws(TrainerError)
    -> NGramCounts?
  {
    var seen: [UInt16: Double] = [:]
    for (key, count) in zip(counts.keys, counts.counts) {
      seen[UInt16(truncatingIfNeeded: key >> 16), default: 0] += Double(count)
    }
    var weights: [UInt64: Float] = [:]
    for path in recipe.pairs.flatMap(files) {
      let pairs = try WordPairs(try FileBytes.read(path), path: path).pairs
      var totals: [String: Double] = [:]
      for pair in pairs { totals[pair.first, default: 0] += pair.count }
      for pair in pairs {
        guard let first = ids[pair.first], let second = ids[pair.second], let total = totals[pair.first]
        else {
          continue
        }
        let known = seen[first.rawValue] ?? 0
        let weight = min(Self.pairWeight.most, Self.pairWeight.share * (known + Self.pairWeight.least))
        weights[UInt64(first.rawValue) << 16 | UInt64(second.rawValue)] = Float(weight * pair.count / total)
      }
    }
    guard !weights.isEmpty else { return nil }
    let keys = weights.keys.sorted()
    return NGramCounts(keys: keys, counts: keys.map { weights[$0] ?? 0 })
  }
}
