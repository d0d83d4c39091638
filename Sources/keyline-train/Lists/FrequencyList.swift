import Glibc

/// How frequent words are, from a list of wordfreq's: MessagePack that holds, behind a head, a list of words for each
/// hundredth of a decimal logarithm.
struct FrequencyList {
  /// The words, most frequent first, with how large a part of all text each is.
  let words: [(text: String, frequency: Float)]

  /// Reads a list.
  ///
  /// - Throws: `TrainerError.malformed` where it is none.
  init(_ bytes: [UInt8], path: String) throws(TrainerError) {
    var reader = MessagePackReader(bytes)
    guard let count = reader.arrayCount(), count > 0, reader.skip() else {
      throw .malformed(path, "it is no list of wordfreq's")
    }
    var words: [(text: String, frequency: Float)] = []
    for centibel in 0..<(count - 1) {
      guard let group = reader.arrayCount() else { throw .malformed(path, "it ends too early") }
      let frequency = Float(pow(10, -Double(centibel) / 100))
      for _ in 0..<group {
        guard let word = reader.string() else { throw .malformed(path, "it holds what is no word") }
        words.append((word, frequency))
      }
    }
    self.words = words
  }
}
