import Foundation
import KeylinePrediction

/// A model of a few words, written and read as a large one is.
///
/// N-grams are texts with spaces between their words; `<s>`, `<number>`, `<comma>` and `<unknown>` are the special ids.
struct SmallModel {
  var language = "en"
  var words: [ModelWord] = []
  /// The probability of the last word after the others.
  var ngrams: [String: Double] = [:]
  /// The back-off weight of contexts, 1 where none is given.
  var backoffs: [String: Double] = [:]

  static let plain: WordTraits = [.indexed, .correct, .offered]

  /// A model whose words are all indexed, correct and offered.
  init(
    language: String = "en", _ words: KeyValuePairs<String, Double>, ngrams: [String: Double] = [:],
    backoffs: [String: Double] = [:]
  ) {
    self.language = language
    for (text, probability) in words { add(text, probability) }
    self.ngrams = ngrams
    self.backoffs = backoffs
  }

  /// Adds a word.
  mutating func add(_ text: String, _ probability: Double, _ traits: WordTraits = Self.plain) {
    words.append(ModelWord(text, logProbability: Float(log(probability)), traits: traits))
  }

  var contents: ModelContents {
    let ids = ModelContents.ids(of: words)
    func key(_ text: String) -> UInt64 {
      text.split(separator: " ").reduce(0) { $0 << 16 | UInt64(Self.id($1, in: ids).rawValue) }
    }
    var levels: [[ModelNGram]] = [[], [], []]
    for (text, probability) in ngrams {
      let length = text.split(separator: " ").count
      levels[length - 2].append(
        ModelNGram(
          key: key(text), logProbability: Float(log(probability)), backoff: Float(log(backoffs[text] ?? 1))))
    }
    for level in levels.indices { levels[level].sort { $0.key < $1.key } }
    var wordBackoffs = Array(repeating: Float(0), count: ids.count + Int(WordID.firstWord.rawValue))
    for (text, weight) in backoffs where !text.contains(" ") {
      wordBackoffs[Int(Self.id(text[...], in: ids).rawValue)] = Float(log(weight))
    }
    return ModelContents(language: language, words: words, ngrams: levels, backoffs: wordBackoffs)
  }

  private static func id(_ word: Substring, in ids: [String: WordID]) -> WordID {
    switch word {
    case "<s>": return .sentenceStart
    case "<number>": return .number
    case "<comma>": return .comma
    case "<unknown>": return .unknown
    default:
      guard let id = ids[WordFolding.fold(word)] else {
        preconditionFailure("\(word) is not a word of the model")
      }
      return id
    }
  }

  /// The model, from its bytes.
  func model() throws -> LanguageModel { try LanguageModel(bytes: ModelWriter.write(contents)) }
}
