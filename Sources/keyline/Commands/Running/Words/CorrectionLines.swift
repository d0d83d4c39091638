import Glibc
import KeylineCore
import KeylinePrediction

/// What `keyline correct` answers to each line.
struct CorrectionLines {
  private typealias Refusal = JSONLineLoop.Refusal

  private let options: WordLinesOptions
  private let models: WordModels
  private let layouts: LayoutFiles
  private let language: String
  /// By what the command line or a line asked for.
  private var correctors: [String: Corrector]
  private var history = UserHistory()

  /// The most languages that lines may ask for: each is a file that stays open.
  private static let mostLanguages = 16

  /// Maps the model of the command line.
  ///
  /// - Throws: Why the language has no words.
  init(
    _ options: WordLinesOptions, models: WordModels, layouts: LayoutFiles
  ) throws(WordModels.Failure) {
    self.options = options
    self.models = models
    self.layouts = layouts
    language = options.languages.first ?? "en"
    correctors = [language: try Self.corrector(of: language, models, layouts)]
  }

  /// Answers a request.
  ///
  /// - Parameter request: A JSON object.
  /// - Returns: Candidates and what the word becomes, or that something was learned.
  /// - Throws: What is wrong with the request.
  mutating func answer(_ request: JSONValue) throws(JSONLineLoop.Refusal) -> JSONValue {
    let language = try WordRequest.text("lang", of: request) ?? language
    let corrector = try corrector(of: language)
    if let text = try WordRequest.text("learn", of: request) {
      guard options.learns else { throw Refusal("nothing is learned without --learn") }
      history.learn(text: text, day: time(nil) / 86_400, tokenizer: WordTokenizer(language: language))
      return .object(["ok": .bool(true)])
    }
    guard let word = try WordRequest.word("word", of: request) else {
      throw Refusal("the line has neither \"word\" nor \"learn\"")
    }
    let query = WordQuery(
      context: try WordRequest.text("context", of: request) ?? "", word: word,
      count: try WordRequest.count(of: request))
    let correction = corrector.correct(query, history: history)
    guard corrector.model.isUnchanged else { throw WordRequest.changedMeanwhile }
    return .object([
      "candidates": .array(correction.candidates.map { .string($0.text) }),
      "autocorrect": correction.autocorrection.map { .string($0) } ?? .null,
    ])
  }

  private mutating func corrector(of language: String) throws(JSONLineLoop.Refusal) -> Corrector {
    if let known = correctors[language] {
      if known.model.isUnchanged { return known }
      // What lies under the same name now is read anew, and is an error where it is no model.
      correctors[language] = nil
    }
    guard LanguageCode.isOne(language) else { throw Refusal("\"lang\" is no language code") }
    guard correctors.count < Self.mostLanguages else { throw Refusal("too many languages are asked for") }
    do throws(WordModels.Failure) {
      let corrector = try Self.corrector(of: language, models, layouts)
      correctors[language] = corrector
      return corrector
    } catch {
      throw Refusal(error.message)
    }
  }

  private static func corrector(
    of language: String, _ models: WordModels, _ layouts: LayoutFiles
  ) throws(WordModels.Failure) -> Corrector {
    Corrector(
      model: try models.verifiedModel(of: language), keys: layouts.layout(of: language).map(KeyProximity.init)
    )
  }
}
