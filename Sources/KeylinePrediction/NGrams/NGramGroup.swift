/// The words that the model knows after one context, with their probabilities there.
struct NGramGroup: Sendable {
  /// The entries, counted over the whole level.
  let entries: Range<Int>
  /// How many words its n-grams have.
  let order: Int
  /// What is added for a word that is none of them.
  let backoff: Float
  /// Where the level's entries and its codebook are.
  private let start: Int
  private let codebook: Int
  private let bytes: ModelBytes

  init(entries: Range<Int>, order: Int, backoff: Float, section: Range<Int>, codebook: Int, bytes: ModelBytes)
  {
    self.entries = entries
    self.order = order
    self.backoff = backoff
    start = section.lowerBound + entries.lowerBound * ModelFormat.entryLength
    self.codebook = codebook
    self.bytes = bytes
  }

  var count: Int { entries.count }

  /// The id of an entry, counted from the first of the group.
  @inline(__always)
  func id(at index: Int) -> Int { Int(bytes.load(UInt16.self, at: start + index * 2)) }

  /// The log probability of an entry.
  @inline(__always)
  func logProbability(at index: Int) -> Float {
    bytes.float(at: codebook + Int(code(at: index)) * 4)
  }

  /// The code of an entry: higher is more probable.
  @inline(__always)
  func code(at index: Int) -> UInt8 { bytes.byte(at: start + entries.count * 2 + index) }

  /// The codes of all entries.
  var codes: UnsafeRawBufferPointer {
    let codes = start + entries.count * 2
    return bytes.bytes(codes..<codes + entries.count)
  }

  /// The lowest code that stands for more than a value; 256 when none does.
  func lowestCode(above value: Float) -> Int {
    var low = 0
    var high = ModelFormat.codes
    while low < high {
      let middle = (low + high) / 2
      if bytes.float(at: codebook + middle * 4) > value { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The first entry whose id is not below a number.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  func index(ofFirstFrom id: Int) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if self.id(at: middle) < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The entry of an id; nil when there is none.
  func index(of id: Int) -> Int? {
    let index = index(ofFirstFrom: id)
    return index < entries.count && self.id(at: index) == id ? index : nil
  }
}
