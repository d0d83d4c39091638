import KeylinePrediction

/// The words of a model: which are indexed, how they are written, and what they may be used for.
struct WordSelection {
  /// The indexed words and those of the tail, with how probable each is.
  private(set) var words: [ModelWord] = []
  /// The probability of each of `words` in the texts and the list of frequencies.
  private(set) var probabilities: [Float] = []

  /// The most words that an id of 16 bits can tell apart.
  static let mostIndexed = Int(UInt16.max - WordID.firstWord.rawValue)
  /// How many words hunspell is asked about for each that the tail has room for.
  private static let candidatesPerWord = 3
  /// How often a word has to be in the texts to be one without being in the list of frequencies.
  private static let leastCount: Float = 3
  /// The share of its capital with which a word is nearly never meant in small letters, although a dictionary has it so:
  /// *English* and *english*, the spin of a ball.
  private static let leastNameShare: Float = 0.9

  /// What a selection is made from.
  struct Evidence {
    var corpus: Corpus
    var statistics: WordStatistics
    var frequencies: [(text: String, frequency: Float)]
    /// What the frequencies count beside the texts.
    var frequencyShare: Float
    var offensive: Set<String>
    /// Names with capitals inside, as dictionaries list them, by the folded word: hunspell takes them in capitals, too.
    var mixedForms: [String: String] = [:]
  }

  /// Chooses words.
  ///
  /// - Parameters:
  ///   - evidence: What is known of them.
  ///   - tail: How many right words are kept that are not indexed.
  ///   - accepted: Says which of some words are right as they are written.
  /// - Throws: What `accepted` throws.
  init(
    _ evidence: Evidence, tail: Int, accepted: ([String]) throws(TrainerError) -> Set<String>
  ) throws(TrainerError) {
    let sharp = try SharpSpellings(
      of: evidence.frequencies.map { WordFolding.fold($0.text) } + evidence.statistics.words,
      accepted: accepted)
    let ranked = Self.ranked(evidence, sharp)
    let candidates = ranked.prefix(Self.mostIndexed + tail * Self.candidatesPerWord)
    let spellings = candidates.map { Self.spellings(of: $0.text, evidence.mixedForms) }
    let right = try accepted(spellings.flatMap { $0 })
    let correct = zip(candidates, spellings).map { word, spellings in
      // hunspell takes it in capitals.
      sharp[word.text] == nil && spellings.contains(where: right.contains)
    }
    let frequent = zip(candidates, correct).lazy.filter(\.1).prefix(Self.mostIndexed / 2).map(\.0)
    let misspellings = Misspellings(correct: frequent.map { ($0.text, $0.probability) })
    let written = evidence.statistics.writtenForms(evidence.corpus.forms)
    var tailed = 0
    for (rank, word) in candidates.enumerated() {
      var traits: WordTraits = rank < Self.mostIndexed ? .indexed : []
      if correct[rank] { traits.insert(.correct) }
      if Self.isOffensive(word.text, evidence.offensive) { traits.insert(.offensive) }
      let isMisspelled =
        !correct[rank]
        && (sharp[word.text] != nil || misspellings.has(word.text, probability: word.probability))
      if !isMisspelled { traits.insert(.offered) }
      if !traits.contains(.indexed) {
        guard correct[rank], tailed < tail else { continue }
        tailed += 1
      }
      let form = written[word.text]
      let text = form?.text ?? Self.writing(of: word.text, spellings[rank], accepted: right)
      let isAlsoLower = right.contains(word.text) && form?.share ?? 0 < Self.leastNameShare
      words.append(ModelWord(text, logProbability: 0, traits: traits, isAlsoLower: isAlsoLower))
      probabilities.append(word.probability)
    }
  }

  /// Whether a word is on the off-list, is another form of one, or is put together with a root that is always one.
  static func isOffensive(_ word: String, _ listed: Set<String>) -> Bool {
    if listed.contains(word) || offensiveRoots.contains(where: word.contains) { return true }
    if offensiveBeginnings.contains(where: word.hasPrefix) { return true }
    return plurals.contains { isForm($0, of: 1) } || endings.contains { isForm($0, of: longRoot) }

    func isForm(_ ending: String, of letters: Int) -> Bool {
      let root = word.dropLast(ending.count)
      return word.hasSuffix(ending) && root.count >= letters && listed.contains(String(root))
    }
  }

  private static let offensiveRoots = [
    "fuck", "nigga", "nigger", "shithe", "shitho", "arschf", "arschl", "whoreh",
  ]
  /// Roots that ordinary words have inside: Scunthorpe.
  private static let offensiveBeginnings = ["cunt"]
  private static let plurals = ["s", "'s"]
  private static let endings = ["es", "ed", "er", "ers", "er's", "ing", "in", "y", "n", "en", "innen"]
  /// The letters of a root that has all endings: a shorter one is the beginning of too many words (spicy, cumin).
  private static let longRoot = 5

  /// All words that may be taken, the most probable first.
  private static func ranked(_ evidence: Evidence, _ sharp: SharpSpellings) -> [(
    text: String, probability: Float
  )] {
    var probabilities: [String: Float] = [:]
    let statistics = evidence.statistics
    let total = max(statistics.counts.reduce(0, +), 1)
    let share = total > 1 ? evidence.frequencyShare : 1
    for word in evidence.frequencies where isWord(word.text) {
      let folded = WordFolding.fold(word.text)
      probabilities[sharp[folded] ?? folded, default: 0] += share * word.frequency
    }
    for (number, word) in statistics.words.enumerated() {
      let part = (1 - share) * statistics.counts[number] / total
      if let known = probabilities[word] {
        probabilities[word] = known + part
      } else if statistics.counts[number] >= leastCount, isWord(word) {
        probabilities[word] = part
      }
    }
    return probabilities.map { (text: $0.key, probability: $0.value) }.sorted {
      $0.probability == $1.probability
        ? WordFolding.precedes($0.text, $1.text) : $0.probability > $1.probability
    }
  }

  /// The ways in which a dictionary may hold a folded word.
  private static func spellings(of word: String, _ mixedForms: [String: String]) -> [String] {
    let mixed = ["", "s", "'s"].compactMap { ending -> String? in
      guard word.hasSuffix(ending) else { return nil }
      return mixedForms[String(word.dropLast(ending.count))].map { $0 + ending }
    }
    return [word, capitalized(word)] + mixed + [word.uppercased()]
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// How a word is written that the texts say nothing of: as the dictionary has it, where that is the same when folded.
  private static func writing(
    of word: String, _ spellings: [String], accepted: Set<String>
  ) -> String {
    spellings.first { accepted.contains($0) && WordFolding.fold($0) == word } ?? word
  }

  /// Whether a text is one word in Latin letters that does not begin with a digit, and not too long a one.
  private static func isWord(_ text: String) -> Bool {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next(), first.properties.isAlphabetic, text.unicodeScalars.count <= 32 else {
      return false
    }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.value < 0x250
        && (scalar.properties.isAlphabetic || scalar == "'" || ("0"..."9").contains(scalar))
    }
  }
}
