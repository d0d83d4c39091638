/// A bitmap that knows how many bits are set before a place: which entries have followers, and the how-many-eth it is.
///
/// Blocks of 64 bytes: 32 bits that count what is set in the blocks before, then 480 bits.
struct RankedBits: Sendable {
  let bytes: ModelBytes
  let section: Range<Int>

  /// How many bits are set before one that is set; nil where it is not.
  func rank(of index: Int) -> Int? {
    let (block, bit) = index.quotientAndRemainder(dividingBy: ModelFormat.rankedBits)
    let start = section.lowerBound + block * ModelFormat.rankedBlockLength
    guard start + ModelFormat.rankedBlockLength <= section.upperBound else { return nil }
    let bits = start + 4
    guard bytes.byte(at: bits + bit / 8) >> (bit % 8) & 1 == 1 else { return nil }
    var rank = Int(bytes.load(UInt32.self, at: start))
    var place = 0
    while place + 32 <= bit {
      rank += bytes.load(UInt32.self, at: bits + place / 8).nonzeroBitCount
      place += 32
    }
    if place < bit {
      let mask = UInt32(1) << (bit - place) - 1
      rank += (bytes.load(UInt32.self, at: bits + place / 8) & mask).nonzeroBitCount
    }
    return rank
  }
}
