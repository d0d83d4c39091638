import Glibc
import Testing

@testable import keyline_train

@Suite struct TrieLanguageModelTests {
  /// A model of two words, two pairs and one triple.
  ///
  /// The codes 0 to 3 of each table stand for a half, a quarter and so on.
  private func model() -> [UInt8] {
    func logarithm(_ value: Double) -> [UInt8] {
      Bytes.unsigned(Int(Float(log(value) / log(1.0001)).bitPattern))
    }
    let table = (0..<4).flatMap { logarithm(pow(0.5, Double($0 + 1))) }
    let tables = (0..<3).flatMap { _ in table + [UInt8](repeating: 0, count: (65_536 - 4) * 4) }
    let unigrams = [(0.5, 0.25, 0), (0.25, 0.5, 1), (1, 1, 2)].flatMap { probability, backoff, next in
      logarithm(probability) + logarithm(backoff) + Bytes.unsigned(next)
    }
    // Two words and one triple need two bits and one.
    let pairs = [(1, 0, 1, 0), (0, 2, 3, 1), (0, 0, 0, 1)].flatMap { word, backoff, probability, next in
      [
        (value: word, width: 2), (value: backoff, width: 16), (value: probability, width: 16),
        (value: next, width: 1),
      ]
    }
    let triples = [(value: 0, width: 2), (value: 2, width: 16), (value: 0, width: 18)]
    func level(_ numbers: [(value: Int, width: Int)]) -> [UInt8] {
      Bytes.packed(numbers) + [UInt8](repeating: 0, count: 8)
    }
    let words = Array("a\0b\0".utf8)
    return Array("Trie Language Model".utf8) + [3] + [2, 2, 1, 1].flatMap(Bytes.unsigned) + tables + unigrams
      + level(pairs) + level(triples) + Bytes.unsigned(words.count) + words
  }

  @Test func `words, pairs and triples are read with what comes before a word`() throws {
    let model = try TrieLanguageModel(self.model(), path: "x")
    #expect(model.words == ["a", "b"])
    #expect(model.unigrams.map(\.probability).map { ($0 * 100).rounded() } == [50, 25])
    #expect(model.bigrams.map { [$0.words.1, $0.words.2] } == [[1, 0], [0, 1]])
    #expect(model.bigrams.map(\.probability).map { ($0 * 10_000).rounded() } == [2500, 625])
    #expect(model.bigrams.map(\.backoff).map { ($0 * 1000).rounded() } == [500, 125])
    #expect(model.trigrams.map { [$0.words.0, $0.words.1, $0.words.2] } == [[0, 1, 0]])
    #expect(model.trigrams.map(\.probability).map { ($0 * 1000).rounded() } == [125])
  }

  @Test(arguments: [0, 10, 19, 20, 30, 36, 40, 100_000, 786_000, 786_520])
  func `a file that ends too early is refused`(length: Int) throws {
    let bytes = model()
    #expect(throws: TrainerError.self) {
      try TrieLanguageModel(Array(bytes[..<min(length, bytes.count - 1)]), path: "x")
    }
  }

  @Test func `bits are read lowest first, over the ends of bytes and of the file`() {
    let bits = BitReader([0b1010_0101, 0b11], from: 0)
    #expect(bits.number(at: 0, width: 4) == 0b0101)
    #expect(bits.number(at: 6, width: 4) == 0b1110)
    #expect(bits.number(at: 100, width: 16) == 0)
    #expect([0, 1, 2, 255, 256].map(BitReader.width) == [0, 1, 2, 8, 9])
  }
}
