import Foundation
import KeylineCore
import KeylinePrediction

/// A small English model and what it says, for tests of the corrector.
enum CorrectorSamples {
  /// The model.
  static func english() throws -> LanguageModel {
    var small = SmallModel(
      [
        "the": 0.05, "a": 0.02, "I": 0.02, "in": 0.02, "I'm": 0.004, "don't": 0.002, "fact": 0.0003,
        "lot": 0.0006,
        "of": 0.03, "to": 0.02, "he": 0.008, "they": 0.005, "then": 0.003, "there": 0.003, "their": 0.002,
        "here": 0.002,
        "hear": 0.0002, "can": 0.004, "you": 0.01, "psychologist": 0.000_005, "psychology": 0.000_01,
        "London": 0.0001, "night": 0.0004, "nice": 0.0004, "knight": 0.00003, "enough": 0.0004,
        "photograph": 0.00002,
        "receive": 0.00005, "necessary": 0.0001, "people": 0.001, "write": 0.0002, "right": 0.001,
        "station": 0.0001,
        "running": 0.0002, "letter": 0.0001, "later": 0.0004, "hello": 0.0002, "house": 0.0004,
        "horse": 0.00005,
        "friend": 0.0003, "beautiful": 0.0001, "definitely": 0.00008, "separate": 0.00005, "word": 0.0004,
        "world": 0.0008, "good": 0.002, "going": 0.002, "well": 0.002, "known": 0.0003, "café": 0.00001,
      ],
      ngrams: ["can hear": 0.05, "a lot": 0.1, "in fact": 0.05, "can here": 0.0001])
    small.add("teh", 0.000_000_5, [.indexed])
    small.add("dang", 0.000_01, [.indexed, .correct, .offensive])
    return try small.model()
  }

  private static let layouts = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "layouts")

  /// The shipped layout of an id.
  static func layout(_ id: String) throws -> Layout {
    let file = layouts.appending(path: "\(id).json")
    return try LayoutReader.read([UInt8](Data(contentsOf: file)), file: file.path)
  }

  /// A corrector of English on the English layout.
  static func corrector() throws -> Corrector {
    Corrector(model: try english(), keys: KeyProximity(layout: try layout("qwerty-en")))
  }

  /// A small model of another language, on a layout.
  static func corrector(
    _ language: String, on layout: String, _ words: KeyValuePairs<String, Double>
  ) throws -> Corrector {
    Corrector(
      model: try SmallModel(language: language, words).model(),
      keys: KeyProximity(layout: try self.layout(layout)))
  }
}
