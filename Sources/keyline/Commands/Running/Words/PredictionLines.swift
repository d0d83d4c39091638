import Glibc
import KeylineCore
import KeylinePrediction

/// What `keyline predict` answers to each line.
struct PredictionLines {
  private typealias Refusal = JSONLineLoop.Refusal

  private let options: WordLinesOptions
  private let models: WordModels
  private var predictor: WordPredictor
  /// The predictors of languages that lines have asked for, by what they asked for.
  private var others: [String: WordPredictor] = [:]

  /// The most languages that lines may ask for: each is a file that stays open.
  private static let mostLanguages = 16

  /// Maps the models of the command line.
  ///
  /// - Throws: Why a language has no words.
  init(_ options: WordLinesOptions, models: WordModels) throws(WordModels.Failure) {
    self.options = options
    self.models = models
    var all: [LanguageModel] = []
    for language in options.languages { all.append(try models.model(of: language)) }
    predictor = WordPredictor(models: all)
  }

  /// Answers a request.
  ///
  /// - Parameter request: A JSON object.
  /// - Returns: Candidates, or that something was learned.
  /// - Throws: What is wrong with the request.
  mutating func answer(_ request: JSONValue) throws(JSONLineLoop.Refusal) -> JSONValue {
    guard let language = try WordRequest.text("lang", of: request), [language] != options.languages else {
      return try Self.answer(request, from: &predictor, options)
    }
    var other = try predictor(of: language)
    defer { others[language] = other }
    return try Self.answer(request, from: &other, options)
  }

  private static func answer(
    _ request: JSONValue, from predictor: inout WordPredictor, _ options: WordLinesOptions
  ) throws(JSONLineLoop.Refusal) -> JSONValue {
    if let text = try WordRequest.text("learn", of: request) {
      guard options.learns else { throw Refusal("nothing is learned without --learn") }
      predictor.learn(text, day: time(nil) / 86_400)
      return .object(["ok": .bool(true)])
    }
    guard let prefix = try WordRequest.text("prefix", of: request) else {
      throw Refusal("the line has neither \"prefix\" nor \"learn\"")
    }
    let query = WordQuery(
      context: try WordRequest.text("context", of: request) ?? "", word: prefix,
      count: try WordRequest.count(of: request), options: options.hidesRepeats ? .noRepeats : [])
    return .object(["candidates": .array(predictor.answer(query).candidates.map { .string($0.text) })])
  }

  /// The predictor of a language; it is taken out until it is put back.
  private mutating func predictor(of language: String) throws(JSONLineLoop.Refusal) -> WordPredictor {
    if let known = others.removeValue(forKey: language) { return known }
    guard LanguageCode.isOne(language) else { throw Refusal("\"lang\" is no language code") }
    guard others.count < Self.mostLanguages else { throw Refusal("too many languages are asked for") }
    do throws(WordModels.Failure) {
      return WordPredictor(models: [try models.model(of: language)])
    } catch {
      throw Refusal(error.message)
    }
  }
}
