import Foundation
import KeylineCore
import KeylinePrediction
import KeylineTestSupport
import Testing

@testable import keyline

@Suite struct PredictionLinesTests {
  private let folder: TemporaryFolder
  private let models: WordModels

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("models")
    models = WordModels(
      folders: DataFolders(environment: ["KEYLINE_DATA_DIR": folder.path], executable: "/nowhere/bin/keyline")
    )
    try add("en", ["tomorrow": -5, "today": -6, "tomato": -7, "the": -2])
    try add("de", ["heute": -4, "Haus": -5])
    try Data("no model".utf8).write(to: URL(fileURLWithPath: folder.path(of: "models/fr.words")))
  }

  private func add(_ language: String, _ words: [String: Float]) throws {
    let traits: WordTraits = [.indexed, .correct, .offered]
    let contents = ModelContents(
      language: language, words: words.map { ModelWord($0, logProbability: $1, traits: traits) }, ngrams: [],
      backoffs: Array(repeating: 0, count: words.count + 4))
    try Data(ModelWriter.write(contents)).write(
      to: URL(fileURLWithPath: folder.path(of: "models/\(language).words")))
  }

  private func answers(_ input: String, _ options: WordLinesOptions = WordLinesOptions()) throws -> [String] {
    var predictions = try PredictionLines(options, models: models)
    var loop = JSONLineLoop { (request) throws(JSONLineLoop.Refusal) in try predictions.answer(request) }
    let output = loop.feed(Array(input.utf8)[...]) + loop.finish()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (#"{"context": "see you ", "prefix": "tomo", "n": 3}"#, #"{"candidates":["tomorrow"]}"#),
    (#"{"prefix": "to"}"#, #"{"candidates":["tomorrow","today","tomato"]}"#),
    (#"{"prefix": "to", "n": 1, "other": [1]}"#, #"{"candidates":["tomorrow"]}"#),
    (#"{"prefix": "h", "lang": "de"}"#, #"{"candidates":["heute","Haus"]}"#),
    (#"{"prefix": "t", "n": 1, "lang": "en-GB"}"#, #"{"candidates":["the"]}"#),
    (#"{"prefix": ""}"#, #"{"candidates":["The","Tomorrow","Today"]}"#),
  ])
  func `a request is answered on one line`(request: String, answer: String) throws {
    #expect(try answers(request) == [answer])
  }

  @Test(arguments: [
    "", "x", "[1]", "{\"prefix\": 1}", "{}", "{\"prefix\": \"a\", \"n\": 0}",
    "{\"prefix\": \"a\", \"n\": 1e9}",
    "{\"prefix\": \"a\", \"n\": \"3\"}", "{\"prefix\": \"a\", \"lang\": \"../en\"}",
    "{\"prefix\": \"a\", \"lang\": \"xx\"}",
    "{\"prefix\": \"secret tomo\"}", "{\"prefix\": \"tomo\\u0000\"}", "{\"prefix\": \"tomo\\n\"}",
    "{\"prefix\": \"a\", \"lang\": \"fr\"}", "{\"learn\": \"secret\"}", "{\"context\": \"secret\"}",
  ])
  func `what cannot be answered gets an error that says nothing of the text, and the next line is read`(
    request: String
  ) throws {
    let lines = try answers(request + "\n{\"prefix\": \"tomo\"}\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("{\"error\":\"") == true)
    #expect(lines.first?.contains("secret") == false)
    #expect(lines.last == #"{"candidates":["tomorrow"]}"#)
  }

  @Test func `invalid bytes and endless lines are errors`() throws {
    var predictions = try PredictionLines(WordLinesOptions(), models: models)
    var loop = JSONLineLoop { (request) throws(JSONLineLoop.Refusal) in try predictions.answer(request) }
    let invalid = Array("{\"prefix\": \"".utf8) + [0xFF, 0xC0] + Array("\"}\n".utf8)
    let long = Array(repeating: UInt8(ascii: "a"), count: InputLines.longest + 1) + [0x0A]
    let output = String(decoding: loop.feed((invalid + long)[...]), as: UTF8.self)
    #expect(output.split(separator: "\n").allSatisfy { $0.hasPrefix("{\"error\":\"") })
    #expect(output.split(separator: "\n").count == 2)
  }

  @Test func `lines teach where that is wanted, for this run`() throws {
    let lesson = #"{"learn": "I see tofu. You see tofu!"}"#
    let request = #"{"context": "we see ", "prefix": "to", "n": 1}"#
    #expect(
      try answers(lesson + "\n" + request, WordLinesOptions(learns: true))
        == [#"{"ok":true}"#, #"{"candidates":["tofu"]}"#])
    #expect(try answers(request) == [#"{"candidates":["tomorrow"]}"#])
  }

  @Test func `what was shown is left out where that is wanted`() throws {
    let request = #"{"prefix": "to", "n": 1}"#
    #expect(try answers(request, WordLinesOptions(hidesRepeats: true)) == [#"{"candidates":["tomato"]}"#])
  }

  @Test func `a language without a model, or with a bad one, is an error that says what to do`() {
    for language in ["xx", "fr"] {
      #expect {
        try PredictionLines(WordLinesOptions(languages: [language]), models: models)
      } throws: { error in
        (error as? WordModels.Failure)?.message.contains("make models") ?? false
      }
    }
  }

  @Test func `a model that is written over is an error, and the next one is read`() throws {
    var predictions = try PredictionLines(WordLinesOptions(learns: true), models: models)
    var loop = JSONLineLoop { (request) throws(JSONLineLoop.Refusal) in try predictions.answer(request) }
    func answer(_ line: String) -> String {
      String(decoding: loop.feed(Array((line + "\n").utf8)[...]), as: UTF8.self)
    }
    let request = #"{"prefix": "to"}"#
    #expect(answer(#"{"learn": "I see tofu."}"#) == "{\"ok\":true}\n")
    #expect(truncate(folder.path(of: "models/en.words"), 0) == 0)
    for _ in 0..<2 {
      #expect(answer(request).hasPrefix("{\"error\":\"") && answer(request).contains("is not whole"))
    }
    try add("en", ["towel": -5])
    #expect(answer(request) == "{\"candidates\":[\"towel\",\"tofu\"]}\n")
  }

  @Test func `a model under another language's name is named for what it is`() throws {
    let path = folder.path(of: "models/es.words")
    try FileManager.default.copyItem(atPath: folder.path(of: "models/de.words"), toPath: path)
    #expect(throws: WordModels.Failure.misnamed(path: path, language: "de")) {
      try PredictionLines(WordLinesOptions(languages: ["es"]), models: models)
    }
    #expect(try answers(#"{"prefix": "h", "lang": "es"}"#).first?.contains("holds words of 'de'") == true)
  }

  @Test func `a damaged model is an error at the start`() throws {
    let path = folder.path(of: "models/en.words")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes[bytes.count - 1] ^= 1
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(throws: WordModels.Failure.unusable(.damaged(path: path))) {
      try PredictionLines(WordLinesOptions(), models: models)
    }
  }
}
