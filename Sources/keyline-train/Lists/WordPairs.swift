/// Pairs of words with how often they were seen: lines of two words and a count.
struct WordPairs {
  let pairs: [(first: String, second: String, count: Double)]

  /// Reads a list.
  ///
  /// - Throws: `TrainerError.malformed` where a line is no pair.
  init(_ bytes: [UInt8], path: String) throws(TrainerError) {
    let text = String(
      decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
    var pairs: [(first: String, second: String, count: Double)] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let fields = line.split(separator: " ")
      guard fields.count == 3, let count = Double(fields[2]), count > 0 else {
        throw .malformed(path, "'\(line)' is not two words and a count")
      }
      pairs.append((String(fields[0]), String(fields[1]), count))
    }
    self.pairs = pairs
  }
}
