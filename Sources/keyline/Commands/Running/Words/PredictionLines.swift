import Glibc
import KeylineCore
import KeylinePrediction

/// What `keyline predict` answers to each line.
struct PredictionLines {
  private typealias Refusal = JSONLineLoop.Refusal

  private let options: WordLinesOptions
  private let models: WordModels
  /// By the languages that they speak: those of the command line, and those that lines have asked for.
  private var predictors: [[String]: WordPredictor]

  /// The most languages that lines may ask for: each is a file that stays open.
  private static let mostLanguages = 16

  /// Maps the models of the command line.
  ///
  /// - Throws: Why a language has no words.
  init(_ options: WordLinesOptions, models: WordModels) throws(WordModels.Failure) {
    self.options = options
    self.models = models
    predictors = [options.languages: try Self.predictor(of: options.languages, models)]
  }

  /// Answers a request.
  ///
  /// - Parameter request: A JSON object.
  /// - Returns: Candidates, or that something was learned.
  /// - Throws: What is wrong with the request.
  mutating func answer(_ request: JSONValue) throws(JSONLineLoop.Refusal) -> JSONValue {
    let languages = try WordRequest.text("lang", of: request).map { [$0] } ?? options.languages
    var predictor = try predictor(of: languages)
    defer { predictors[languages] = predictor }
    let answer = try Self.answer(request, from: &predictor, options)
    guard predictor.isUnchanged else { throw WordRequest.changedMeanwhile }
    return answer
  }

  private static func answer(
    _ request: JSONValue, from predictor: inout WordPredictor, _ options: WordLinesOptions
  ) throws(JSONLineLoop.Refusal) -> JSONValue {
    if let text = try WordRequest.text("learn", of: request) {
      guard options.learns else { throw Refusal("nothing is learned without --learn") }
      predictor.learn(text, day: time(nil) / 86_400)
      return .object(["ok": .bool(true)])
    }
    guard let prefix = try WordRequest.word("prefix", of: request) else {
      throw Refusal("the line has neither \"prefix\" nor \"learn\"")
    }
    let query = WordQuery(
      context: try WordRequest.text("context", of: request) ?? "", word: prefix,
      count: try WordRequest.count(of: request), options: options.hidesRepeats ? .noRepeats : [])
    return .object(["candidates": .array(predictor.answer(query).candidates.map { .string($0.text) })])
  }

  /// The predictor of languages; it is taken out until it is put back.
  private mutating func predictor(of languages: [String]) throws(JSONLineLoop.Refusal) -> WordPredictor {
    let known = predictors[languages]
    if let known, known.isUnchanged {
      predictors[languages] = nil
      return known
    }
    guard languages.allSatisfy(LanguageCode.isOne) else { throw Refusal("\"lang\" is no language code") }
    guard predictors.count <= Self.mostLanguages else { throw Refusal("too many languages are asked for") }
    do throws(WordModels.Failure) {
      // What lies under the same name now is read anew, and is an error where it is no model.
      return try Self.predictor(of: languages, models, history: known?.history ?? UserHistory())
    } catch {
      throw Refusal(error.message)
    }
  }

  private static func predictor(
    of languages: [String], _ models: WordModels, history: UserHistory = UserHistory()
  ) throws(WordModels.Failure) -> WordPredictor {
    var all: [LanguageModel] = []
    for language in languages { all.append(try models.verifiedModel(of: language)) }
    return WordPredictor(models: all, history: history)
  }
}
