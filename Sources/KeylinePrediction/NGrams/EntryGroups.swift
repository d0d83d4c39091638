/// Where each context's entries begin: a bitmap over the entries, set at the first of each group, with a sample of every
/// 64th place.
struct EntryGroups: Sendable {
  let bytes: ModelBytes
  let groups: Range<Int>
  let samples: Range<Int>
  let entryCount: Int

  /// The entries of a group.
  ///
  /// - Complexity: O(*n*) in the entries of 64 groups, eight bytes of the bitmap at a time.
  func entries(of group: Int) -> Range<Int> {
    let sample = samples.lowerBound + group / ModelFormat.groupsPerSample * 4
    guard sample + 4 <= samples.upperBound else { return 0..<0 }
    let sampled = Int(bytes.load(UInt32.self, at: sample))
    guard let start = place(ofSetBit: group % ModelFormat.groupsPerSample, from: sampled), start < entryCount
    else { return 0..<0 }
    let end = place(ofSetBit: 0, from: start + 1) ?? entryCount
    return start..<max(start, min(end, entryCount))
  }

  /// The place of a set bit.
  ///
  /// - Parameters:
  ///   - number: How many set bits are passed over.
  ///   - place: Where counting begins.
  /// - Returns: Its place, nil when so many are not set.
  private func place(ofSetBit number: Int, from place: Int) -> Int? {
    var left = number
    var word = place / 64
    let end = groups.count / 8
    guard word < end else { return nil }
    var bits = load(word) & (.max << (place % 64))
    while bits.nonzeroBitCount <= left {
      left -= bits.nonzeroBitCount
      word += 1
      guard word < end else { return nil }
      bits = load(word)
    }
    for _ in 0..<left { bits &= bits - 1 }
    return word * 64 + bits.trailingZeroBitCount
  }

  private func load(_ word: Int) -> UInt64 { bytes.load(UInt64.self, at: groups.lowerBound + word * 8) }
}
