import Glibc

/// A trigram model in the binary form of CMU Sphinx, a bit-packed trie in which a word's children are the words before
/// it.
///
/// The form: the header `Trie Language Model`; a byte, the order; how many n-grams of each length, 4 bytes each; a
/// number that names the quantizer; its tables of 65,536 values, for each middle order the probabilities and the
/// back-offs, for the longest the probabilities; the words, 12 bytes each, and one more for where the last one's
/// children end; the levels, bit-packed; how long the words' texts are; and the texts, each with a zero behind.
/// Logarithms are to the base 1.0001.
struct TrieLanguageModel {
  /// The words, by their numbers.
  let words: [String]
  /// The probability and back-off of each.
  let unigrams: [(probability: Float, backoff: Float)]
  /// The n-grams of two words and of three: the words' numbers, the last word's first.
  let bigrams: [NGram]
  let trigrams: [NGram]

  /// Two or three words.
  struct NGram {
    /// The numbers of the words in the order they are written; the first is 0 in a pair.
    var words: (Int, Int, Int)
    var probability: Float
    var backoff: Float
  }

  private static let header = Array("Trie Language Model".utf8)
  private static let quantum = log(1.0001)
  private static let binCount = 65_536

  /// Reads a model.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Its path, for an error.
  /// - Throws: `TrainerError.malformed` where it is no trigram model in this form.
  init(_ bytes: [UInt8], path: String) throws(TrainerError) {
    var reader = ByteReader(bytes)
    guard reader.take(Self.header.count).elementsEqual(Self.header), reader.take(1).first == 3 else {
      throw .malformed(path, "it does not begin as a trigram model of CMU Sphinx does")
    }
    let counts = (0..<3).map { _ in Int(reader.unsigned()) }
    guard reader.unsigned() == 1 else { throw .malformed(path, "its numbers are not quantized to 16 bits") }
    let tables = (0..<3).map { _ in (0..<Self.binCount).map { _ in Self.linear(reader.float()) } }
    guard reader.isInside, counts.allSatisfy({ $0 > 0 && $0 < 1 << 28 }) else {
      throw .malformed(path, "it ends too early")
    }
    var unigrams: [(probability: Float, backoff: Float)] = []
    var children: [Int] = []
    for _ in 0...counts[0] {
      unigrams.append((Self.linear(reader.float()), Self.linear(reader.float())))
      children.append(Int(reader.unsigned()))
    }
    unigrams.removeLast()
    self.unigrams = unigrams
    let wordBits = BitReader.width(upTo: counts[0])
    let nextBits = BitReader.width(upTo: counts[2])
    let middle = (start: reader.place, width: wordBits + 32 + nextBits)
    let longest = (start: middle.start + Self.size(counts[1], middle.width), width: wordBits + 16)
    reader.place = longest.start + Self.size(counts[2], longest.width)
    let length = Int(reader.unsigned())
    words = reader.take(length).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    guard reader.isInside, words.count == counts[0] else {
      throw .malformed(path, "it does not hold its words")
    }

    let pairs = BitReader(bytes, from: middle.start)
    let triples = BitReader(bytes, from: longest.start)
    var bigrams: [NGram] = []
    var trigrams: [NGram] = []
    bigrams.reserveCapacity(counts[1])
    trigrams.reserveCapacity(counts[2])
    for last in 0..<counts[0] {
      for place in children[last]..<max(children[last], min(children[last + 1], counts[1])) {
        let bit = place * middle.width
        let before = pairs.number(at: bit, width: wordBits)
        let backoff = pairs.number(at: bit + wordBits, width: 16)
        let probability = pairs.number(at: bit + wordBits + 16, width: 16)
        bigrams.append(
          NGram(words: (0, before, last), probability: tables[0][probability], backoff: tables[1][backoff]))
        let first = pairs.number(at: bit + wordBits + 32, width: nextBits)
        let end = pairs.number(at: bit + middle.width + wordBits + 32, width: nextBits)
        for place in first..<max(first, min(end, counts[2])) {
          let bit = place * longest.width
          let oldest = triples.number(at: bit, width: wordBits)
          let probability = triples.number(at: bit + wordBits, width: 16)
          trigrams.append(
            NGram(words: (oldest, before, last), probability: tables[2][probability], backoff: 1))
        }
      }
    }
    self.bigrams = bigrams
    self.trigrams = trigrams
  }

  /// How many bytes a level has: one entry more than it holds, and eight bytes that a reader may run into.
  private static func size(_ entries: Int, _ width: Int) -> Int { ((1 + entries) * width + 7) / 8 + 8 }

  private static func linear(_ logarithm: Float) -> Float { Float(exp(Double(logarithm) * quantum)) }
}
