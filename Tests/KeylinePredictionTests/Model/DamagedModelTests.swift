import KeylineCore
import KeylinePrediction
import Testing

@Suite struct DamagedModelTests {
  private static let sound = ModelWriter.write(RandomModel(seed: 7, words: 300, ngrams: 1500).contents)

  /// What is asked may give any words, but ends, and keeps to what was asked for.
  private static func ask(_ bytes: [UInt8]) {
    do throws(ModelError) {
      let model = try LanguageModel(bytes: bytes)
      var predictor = WordPredictor(models: [model])
      for (context, word) in [("", ""), ("a b ", "a"), ("aa e 12, ", ""), ("ée ", "éeé"), ("b a c ", "'")] {
        let query = WordQuery(context: context, word: word, count: 5, options: .noRepeats)
        #expect(predictor.answer(query).candidates.count <= 5)
        #expect((predictor.ghost(for: query) ?? "").unicodeScalars.count <= 2 * Lexicon.longestWord)
      }
      for id in stride(from: UInt16.min, to: 400, by: 7) {
        #expect(model.lexicon.text(of: WordID(rawValue: id)).unicodeScalars.count <= 8 * Lexicon.longestWord)
      }
    } catch {
      #expect(!error.message.isEmpty)
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `damage that no checksum shows does no harm`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<15 {
      var bytes = Self.sound
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        bytes[Int.random(in: 16..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      ModelWriter.seal(&bytes)
      Self.ask(bytes)
    }
  }

  @Test(arguments: [UInt8.min, 0x7F, 0x80, .max])
  func `a body of one byte does no harm`(byte: UInt8) {
    var bytes = Self.sound
    for place in 8192..<bytes.count { bytes[place] = byte }
    ModelWriter.seal(&bytes)
    Self.ask(bytes)
  }

  @Test func `a body that ends anywhere does no harm`() {
    for length in stride(from: 7500, to: Self.sound.count, by: 1511) {
      var bytes = Array(Self.sound[..<length])
      ModelWriter.seal(&bytes)
      Self.ask(bytes)
    }
  }
}
