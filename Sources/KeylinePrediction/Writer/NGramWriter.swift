/// Makes the n-gram levels of a model.
struct NGramWriter {
  /// The parts of the file.
  private(set) var sections: [ModelFormat.Section: [UInt8]] = [:]
  /// The codebooks of pairs, triples and quads, then of the back-offs of words, pairs and triples.
  private(set) var codebooks: [Codebook]

  /// Makes the levels.
  ///
  /// - Parameters:
  ///   - contents: The words and n-grams.
  ///   - words: The codebook of the words' probabilities.
  init(_ contents: ModelContents, words: Codebook) {
    let levels = contents.ngrams + Array(repeating: [], count: max(0, 3 - contents.ngrams.count))
    precondition(levels.count == 3, "a model has n-grams of two, three and four words")
    for level in levels {
      precondition(zip(level, level.dropFirst()).allSatisfy { $0.key < $1.key }, "n-grams are sorted")
    }
    let pairContexts = Self.contexts(of: levels[1], in: levels[0])
    let tripleContexts = Self.contexts(of: levels[2], in: levels[1])
    codebooks =
      levels.map { Codebook(of: $0.map(\.logProbability)) } + [
        Codebook(of: contents.backoffs), Codebook(of: pairContexts.map { levels[0][$0].backoff }),
        Codebook(of: tripleContexts.map { levels[1][$0].backoff }),
      ]
    sections[.wordRecords] = wordRecords(contents, pairs: levels[0], words: words)
    sections[.pairFollowers] = Self.rankedBits(pairContexts, count: levels[0].count)
    sections[.tripleFollowers] = Self.rankedBits(tripleContexts, count: levels[1].count)
    sections[.tripleBackoffs] = pairContexts.map { codebooks[4].code(of: levels[0][$0].backoff) }
    sections[.quadBackoffs] = tripleContexts.map { codebooks[5].code(of: levels[1][$0].backoff) }
    sections[.pairEntries] = Self.entries(levels[0], codebooks[0])
    sections[.tripleEntries] = Self.entries(levels[1], codebooks[1])
    sections[.quadEntries] = Self.entries(levels[2], codebooks[2])
    (sections[.tripleGroups], sections[.tripleSamples]) = Self.groups(levels[1])
    (sections[.quadGroups], sections[.quadSamples]) = Self.groups(levels[2])
  }

  /// The places of the n-grams that others begin with.
  private static func contexts(of longer: [ModelNGram], in shorter: [ModelNGram]) -> [Int] {
    var result: [Int] = []
    var place = 0
    for ngram in longer where result.isEmpty || shorter[place].key != ngram.key >> 16 {
      while place < shorter.count, shorter[place].key < ngram.key >> 16 { place += 1 }
      precondition(
        place < shorter.count && shorter[place].key == ngram.key >> 16, "what an n-gram begins with is kept")
      result.append(place)
    }
    return result
  }

  private func wordRecords(_ contents: ModelContents, pairs: [ModelNGram], words: Codebook) -> [UInt8] {
    let special = ModelWord("", logProbability: ModelFormat.unknownLogProbability, traits: [])
    let all = Array(repeating: special, count: Int(WordID.firstWord.rawValue)) + contents.indexedWords
    precondition(contents.backoffs.count == all.count, "every indexed word has a back-off")
    precondition(pairs.allSatisfy { $0.key >> 16 < all.count }, "an n-gram has the id of no word")
    var writer = ByteWriter()
    var place = 0
    for (id, word) in all.enumerated() {
      writer.append(UInt32(place))
      writer.append(codebooks[3].code(of: contents.backoffs[id]))
      writer.append(words.code(of: word.logProbability))
      let wordCase = WordCase(of: word)
      writer.append(word.traits.rawValue | wordCase.rawValue << ModelFormat.recordCaseShift)
      while place < pairs.count, pairs[place].key >> 16 == UInt64(id) { place += 1 }
    }
    writer.append(UInt32(place))
    writer.align(to: ModelFormat.wordRecordLength)
    return writer.bytes
  }

  /// The entries of every group: the ids, then the codes.
  private static func entries(_ ngrams: [ModelNGram], _ codebook: Codebook) -> [UInt8] {
    var writer = ByteWriter()
    var start = 0
    while start < ngrams.count {
      let context = ngrams[start].key >> 16
      let end = ngrams[start...].firstIndex { $0.key >> 16 != context } ?? ngrams.count
      for ngram in ngrams[start..<end] { writer.append(UInt16(truncatingIfNeeded: ngram.key)) }
      for ngram in ngrams[start..<end] { writer.append(codebook.code(of: ngram.logProbability)) }
      start = end
    }
    return writer.bytes
  }

  private static func rankedBits(_ places: [Int], count: Int) -> [UInt8] {
    var blocks = Array(
      repeating: Array(repeating: UInt8(0), count: ModelFormat.rankedBits / 8),
      count: (count + ModelFormat.rankedBits - 1) / ModelFormat.rankedBits)
    var counts = Array(repeating: 0, count: blocks.count)
    for place in places {
      let (block, bit) = place.quotientAndRemainder(dividingBy: ModelFormat.rankedBits)
      blocks[block][bit / 8] |= 1 << (bit % 8)
      counts[block] += 1
    }
    var writer = ByteWriter()
    var rank = 0
    for (block, count) in zip(blocks, counts) {
      writer.append(UInt32(rank))
      writer.append(contentsOf: block)
      rank += count
    }
    return writer.bytes
  }

  /// The bitmap of where groups begin, and the place of every 64th of them.
  private static func groups(_ ngrams: [ModelNGram]) -> (bits: [UInt8], samples: [UInt8]) {
    var bits = Array(repeating: UInt8(0), count: (ngrams.count + 63) / 64 * 8)
    var samples = ByteWriter()
    var group = 0
    for (place, ngram) in ngrams.enumerated()
    where place == 0 || ngrams[place - 1].key >> 16 != ngram.key >> 16 {
      bits[place / 8] |= 1 << (place % 8)
      if group % ModelFormat.groupsPerSample == 0 { samples.append(UInt32(place)) }
      group += 1
    }
    return (bits, samples.bytes)
  }
}
