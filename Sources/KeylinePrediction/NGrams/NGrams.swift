/// The n-grams of a model.
struct NGrams: Sendable {
  private let bytes: ModelBytes
  private let head: ModelHead
  private let pairFollowers: RankedBits
  private let tripleFollowers: RankedBits
  private let triples: EntryGroups
  private let quads: EntryGroups

  init(of bytes: ModelBytes, head: ModelHead) {
    self.bytes = bytes
    self.head = head
    pairFollowers = RankedBits(bytes: bytes, section: head[.pairFollowers])
    tripleFollowers = RankedBits(bytes: bytes, section: head[.tripleFollowers])
    triples = EntryGroups(
      bytes: bytes, groups: head[.tripleGroups], samples: head[.tripleSamples],
      entryCount: head[.tripleEntries].count / ModelFormat.entryLength)
    quads = EntryGroups(
      bytes: bytes, groups: head[.quadGroups], samples: head[.quadSamples],
      entryCount: head[.quadEntries].count / ModelFormat.entryLength)
  }

  /// The groups that a context leads to, the longest context's first; contexts that the model does not know are left
  /// out, as they change nothing.
  func groups(after context: WordContext) -> [NGramGroup] {
    let ids = context.ids.map { Int($0.rawValue) }
    var groups: [NGramGroup] = []
    groups.reserveCapacity(ids.count)
    for start in ids.indices {
      if let group = group(after: ids[start...]) { groups.append(group) }
    }
    return groups
  }

  /// The group of a whole context of one to three words.
  private func group(after ids: ArraySlice<Int>) -> NGramGroup? {
    guard let first = ids.first, let pairs = pairs(after: first) else { return nil }
    var group = pairs
    for (step, id) in ids.dropFirst().enumerated() {
      guard let index = group.index(of: id) else { return nil }
      let entry = group.entries.lowerBound + index
      guard let next = step == 0 ? triples(afterPair: entry) : quads(afterTriple: entry) else { return nil }
      group = next
    }
    return group
  }

  private func pairs(after id: Int) -> NGramGroup? {
    let place = head[.wordRecords].lowerBound + id * ModelFormat.wordRecordLength
    guard place + 2 * ModelFormat.wordRecordLength <= head[.wordRecords].upperBound else { return nil }
    let count = head[.pairEntries].count / ModelFormat.entryLength
    let start = min(Int(bytes.load(UInt32.self, at: place)), count)
    let end = min(Int(bytes.load(UInt32.self, at: place + ModelFormat.wordRecordLength)), count)
    guard start < end else { return nil }
    return group(start..<end, .pairEntries, .pairs, backoff: bytes.byte(at: place + 4), .wordBackoffs)
  }

  private func triples(afterPair pair: Int) -> NGramGroup? {
    guard let rank = pairFollowers.rank(of: pair) else { return nil }
    return group(
      triples.entries(of: rank), .tripleEntries, .triples,
      backoff: bytes.byte(at: head[.tripleBackoffs].lowerBound + rank), .pairBackoffs)
  }

  private func quads(afterTriple triple: Int) -> NGramGroup? {
    guard let rank = tripleFollowers.rank(of: triple) else { return nil }
    return group(
      quads.entries(of: rank), .quadEntries, .quads,
      backoff: bytes.byte(at: head[.quadBackoffs].lowerBound + rank), .tripleBackoffs)
  }

  private func group(
    _ entries: Range<Int>, _ section: ModelFormat.Section, _ codebook: ModelFormat.Codebook, backoff: UInt8,
    _ backoffs: ModelFormat.Codebook
  ) -> NGramGroup? {
    guard !entries.isEmpty else { return nil }
    return NGramGroup(
      entries: entries, order: codebook.rawValue + 1,
      backoff: bytes.float(at: place(of: backoffs) + Int(backoff) * 4),
      section: head[section],
      codebook: place(of: codebook), bytes: bytes)
  }

  private func place(of codebook: ModelFormat.Codebook) -> Int {
    head[.codebooks].lowerBound + codebook.rawValue * ModelFormat.codes * 4
  }

  /// What an indexed word may be used for: nothing, of an id that is no word's.
  @inline(__always)
  func traits(of id: Int) -> WordTraits {
    let place = head[.wordRecords].lowerBound + id * ModelFormat.wordRecordLength
    guard place + 2 * ModelFormat.wordRecordLength <= head[.wordRecords].upperBound else { return [] }
    return WordTraits(rawValue: bytes.byte(at: place + 6) & LexiconRecord.Flag.traitMask)
  }

  /// How an indexed word is written inside a sentence.
  @inline(__always)
  func wordCase(of id: Int) -> WordCase {
    let place = head[.wordRecords].lowerBound + id * ModelFormat.wordRecordLength
    return WordCase(rawValue: bytes.byte(at: place + 6) >> ModelFormat.recordCaseShift & 0b11) ?? .lower
  }

  /// The log probability of a word without context.
  func logProbability(of id: WordID) -> Float {
    let place = head[.wordRecords].lowerBound + Int(id.rawValue) * ModelFormat.wordRecordLength
    guard id >= .firstWord, place + 2 * ModelFormat.wordRecordLength <= head[.wordRecords].upperBound else {
      return ModelFormat.unknownLogProbability
    }
    return bytes.float(at: self.place(of: .words) + Int(bytes.byte(at: place + 5)) * 4)
  }
}
