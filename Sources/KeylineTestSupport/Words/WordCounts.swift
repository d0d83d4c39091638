import Foundation
import KeylinePrediction

/// Words and pairs of words with how often they come: what a small model is made of.
public struct WordCounts: Sendable {
  /// How often a word comes, and what it is.
  struct Word: Sendable {
    var text: String
    var count: Double
    var traits = plain

    /// What a word is that is spelled right and may be offered.
    static let plain: WordTraits = [.indexed, .correct, .offered]
  }

  /// How often a word comes after another.
  struct Pair: Sendable {
    var first: String
    var second: String
    var count: Double
  }

  var words: [Word] = []
  var pairs: [Pair] = []

  /// The contents of a model of these words alone.
  ///
  /// - Parameter language: The language as a BCP 47 code.
  /// - Returns: The contents.
  /// - Complexity: O(*n* log *n*) in the words and pairs.
  public func contents(language: String) -> ModelContents {
    let total = words.reduce(0) { $0 + $1.count }
    let modelWords = words.map {
      ModelWord($0.text, logProbability: Float(log($0.count / total)), traits: $0.traits)
    }
    let ids = ModelContents.ids(of: modelWords)
    var model = ModelContents(
      language: language, words: modelWords, ngrams: [[], [], []],
      backoffs: Array(repeating: 0, count: ids.count + Int(WordID.firstWord.rawValue)))
    for (first, followers) in Dictionary(grouping: pairs, by: { $0.first }) {
      guard let context = ids[WordFolding.fold(first)] else { continue }
      // Absolute discounting: half a count of each pair goes to the words that were not seen.
      let seen = followers.reduce(0) { $0 + $1.count } + 2
      model.backoffs[Int(context.rawValue)] = Float(log((2 + 0.5 * Double(followers.count)) / seen))
      for follower in followers {
        guard let id = ids[WordFolding.fold(follower.second)] else { continue }
        model.ngrams[0].append(
          ModelNGram(
            key: UInt64(context.rawValue) << 16 | UInt64(id.rawValue),
            logProbability: Float(log((follower.count - 0.5) / seen)), backoff: 0))
      }
    }
    model.ngrams[0].sort { $0.key < $1.key }
    return model
  }

  /// Writes a model of these words to where a keyboard looks for it below a data folder.
  ///
  /// - Parameters:
  ///   - language: The language as a BCP 47 code.
  ///   - folder: The data folder.
  /// - Throws: An error of the file system.
  public func writeModel(of language: String, below folder: String) throws {
    let models = URL(fileURLWithPath: folder).appendingPathComponent("models")
    try FileManager.default.createDirectory(at: models, withIntermediateDirectories: true)
    try Data(ModelWriter.write(contents(language: language)))
      .write(to: models.appendingPathComponent("\(language).words"))
  }
}
