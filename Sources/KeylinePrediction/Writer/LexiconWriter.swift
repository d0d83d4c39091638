/// Makes the trie of a lexicon.
struct LexiconWriter {
  /// The trie's bytes.
  private(set) var trie: [UInt8] = []
  private(set) var indexedCount = 0
  private var alphabet: [UInt32] = []
  private var exceptions: [String] = []
  private var words: [Word] = []

  /// A word as the trie takes it.
  private struct Word {
    let labels: [Int]
    let text: String
    let wordCase: WordCase
    let code: UInt8
    let traits: WordTraits
  }

  /// What is below a place.
  private struct Subtree {
    var bytes: [UInt8] = []
    var best: UInt8 = 0
    var indexed = 0
  }

  /// Makes the trie of words.
  ///
  /// - Parameters:
  ///   - words: The words, in any order.
  ///   - codebook: Where the codes of their probabilities come from.
  init(_ words: [ModelWord], codebook: Codebook) {
    let folded = words.map { WordFolding.fold($0.text) }
    alphabet = Set(folded.joined().unicodeScalars.map(\.value)).sorted()
    let labels = Dictionary(uniqueKeysWithValues: alphabet.enumerated().map { ($1, $0) })
    self.words = zip(words, folded).map { word, folded in
      Word(
        labels: folded.unicodeScalars.compactMap { labels[$0.value] }, text: word.text,
        wordCase: WordCase(of: word), code: codebook.code(of: word.logProbability),
        traits: word.traits)
    }
    self.words.sort { $0.labels.lexicographicallyPrecedes($1.labels) }
    for (one, next) in zip(self.words, self.words.dropFirst()) {
      precondition(one.labels != next.labels, "two words of a model are alike when folded")
    }
    precondition(
      self.words.allSatisfy { (1...Lexicon.longestWord).contains($0.labels.count) },
      "a word of a model is empty or too long")
    let all = subtree(of: self.words[...], below: 0)
    trie = all.bytes
    indexedCount = all.indexed
    precondition(
      indexedCount <= Int(UInt16.max) - Int(WordID.firstWord.rawValue), "a model has too many indexed words")
  }

  /// The alphabet: the scalars of the labels.
  var alphabetBytes: [UInt8] {
    var writer = ByteWriter()
    for scalar in alphabet { writer.append(scalar) }
    return writer.bytes
  }

  /// The words of their own case: their number, where each begins and the last ends, and their texts.
  var exceptionBytes: [UInt8] {
    var writer = ByteWriter()
    writer.append(UInt32(exceptions.count))
    var place = 0
    for text in exceptions {
      writer.append(UInt32(place))
      place += text.utf8.count
    }
    writer.append(UInt32(place))
    for text in exceptions { writer.append(contentsOf: text.utf8) }
    return writer.bytes
  }

  /// The records of what follows a shared beginning, and behind them, in the same order, what is below each.
  private mutating func subtree(of words: ArraySlice<Word>, below depth: Int) -> Subtree {
    var result = Subtree()
    var records = ByteWriter()
    var subtrees: [UInt8] = []
    var rest = words
    while let first = rest.first {
      let end = rest.firstIndex { $0.labels[depth] != first.labels[depth] } ?? rest.endIndex
      let record = record(of: rest[..<end], below: depth, subtrees: &subtrees)
      records.append(contentsOf: record.bytes)
      result.best = max(result.best, record.best)
      result.indexed += record.indexed
      rest = rest[end...]
    }
    var writer = ByteWriter()
    writer.append(variable: records.bytes.count)
    writer.append(contentsOf: records.bytes)
    writer.append(contentsOf: subtrees)
    result.bytes = writer.bytes
    return result
  }

  /// The record of words that share the next label; what is below goes behind the other subtrees.
  private mutating func record(
    of words: ArraySlice<Word>, below depth: Int, subtrees: inout [UInt8]
  ) -> Subtree {
    guard let first = words.first, let last = words.last else { preconditionFailure("a record has words") }
    // The edge goes on as far as all agree and none ends; they are sorted, so the first and the last tell.
    var end = depth + 1
    while first.labels.count > end, first.labels[end] == last.labels[end] { end += 1 }
    let ending = first.labels.count == end ? first : nil
    let below = ending == nil ? words : words.dropFirst()
    var result = Subtree()
    var writer = ByteWriter()
    for index in depth..<end { Self.append(first.labels[index], isLast: index == end - 1, to: &writer) }
    var flags = ending.map { LexiconRecord.flags(of: $0.traits, $0.wordCase) } ?? 0
    if !below.isEmpty { flags |= LexiconRecord.Flag.children }
    writer.append(flags)
    result.best = ending?.code ?? 0
    if !below.isEmpty {
      let subtree = subtree(of: below, below: end)
      result.best = max(result.best, subtree.best)
      writer.append(result.best)
      writer.append(variable: subtree.bytes.count)
      writer.append(variable: subtree.indexed)
      result.indexed = subtree.indexed
      subtrees += subtree.bytes
    }
    if let ending {
      writer.append(ending.code)
      if ending.wordCase == .other {
        writer.append(variable: exceptions.count)
        exceptions.append(ending.text)
      }
      if ending.traits.contains(.indexed) { result.indexed += 1 }
    }
    result.bytes = writer.bytes
    return result
  }

  private static func append(_ label: Int, isLast: Bool, to writer: inout ByteWriter) {
    writer.append(UInt8(min(label, Lexicon.shortLabels)) | (isLast ? 0 : 0x80))
    if label >= Lexicon.shortLabels { writer.append(variable: label - Lexicon.shortLabels) }
  }
}
