/// The words of a history by number, by text and in order.
struct HistoryLexicon: Sendable {
  private(set) var words: [HistoryWord] = []
  /// The sum of the words' weights.
  private(set) var total: Float = 0
  private var ids: [String: Int32] = [:]
  /// The numbers of all but the marks, in the order of the texts' bytes.
  private var order: [Int32] = []

  /// Makes a lexicon of the marks only.
  ///
  /// - Parameter capacity: How many words are expected.
  init(capacity: Int) {
    words.reserveCapacity(capacity)
    ids.reserveCapacity(capacity)
    order.reserveCapacity(capacity)
    for mark in HistoryMark.allCases {
      ids[mark.text] = mark.rawValue
      words.append(HistoryWord(mark.text))
    }
  }

  subscript(id: Int32) -> HistoryWord { words[Int(id)] }

  /// The number of a word or mark; nil when it is not there.
  func id(of text: String) -> Int32? { ids[text] }

  /// The number of a word or mark, which is added where it is missing.
  ///
  /// - Complexity: O(log *n*), and O(*n*) to make room for a new word.
  mutating func add(_ text: String) -> Int32 {
    if let id = ids[text] { return id }
    let id = Int32(words.count)
    words.append(HistoryWord(text))
    ids[text] = id
    // From the disk, words mostly come in order.
    if let last = order.last, !Self.precedes(self[last].text, text) {
      order.insert(id, at: place(of: text))
    } else {
      order.append(id)
    }
    return id
  }

  /// Counts a word.
  mutating func count(_ id: Int32, _ weight: Float, form: String) {
    let before = self[id].weight
    words[Int(id)].count(weight, form: form)
    total = max(0, total + self[id].weight - before)
  }

  /// Notes that a word was just written.
  mutating func recur(_ id: Int32, at count: Int) { words[Int(id)].recur(at: count) }

  /// Forgets how often a word was written, and how.
  mutating func forget(_ id: Int32) {
    total = max(0, total - self[id].weight)
    words[Int(id)] = HistoryWord(self[id].text)
  }

  /// Lets time take its part.
  mutating func decay(by factor: Float) {
    for index in words.indices { words[index].decay(by: factor) }
    total *= factor
  }

  /// The numbers of the words that begin so.
  ///
  /// - Complexity: O(log *n* + *m*) in the words and in those that begin so.
  func ids(startingWith prefix: String) -> ArraySlice<Int32> {
    let start = place(of: prefix)
    var end = start
    while end < order.count, self[order[end]].text.utf8.starts(with: prefix.utf8) { end += 1 }
    return order[start..<end]
  }

  /// Where a text stands in the order, or would.
  private func place(of text: String) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if Self.precedes(self[order[middle]].text, text) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}
