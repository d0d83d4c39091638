import Foundation
import KeylineCore
import KeylinePrediction
import KeylineTestSupport
import Testing

@testable import keyline

@Suite struct CorrectionLinesTests {
  private let folder: TemporaryFolder
  private let folders: DataFolders

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("models")
    try folder.makeFolder("layouts")
    folders = DataFolders(environment: ["KEYLINE_DATA_DIR": folder.path], executable: "/nowhere/bin/keyline")
    try add("en", ["the": -3, "then": -6, "Tor": -12, "Uor": -12])
    try add("de", ["und": -3, "Tor": -9, "Uor": -9])
    for layout in ["qwerty-en", "qwertz-de"] {
      let name = "layouts/\(layout).json"
      try Data(contentsOf: Scenario.checkout.appendingPathComponent(name)).write(
        to: URL(fileURLWithPath: folder.path(of: name)))
    }
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
    var corrections = try CorrectionLines(
      options, models: WordModels(folders: folders), layouts: LayoutFiles(folders: folders))
    var loop = JSONLineLoop { (request) throws(JSONLineLoop.Refusal) in try corrections.answer(request) }
    let output = loop.feed(Array(input.utf8)[...]) + loop.finish()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (#"{"context": "I have ", "word": "teh", "n": 1}"#, #"{"autocorrect":"the","candidates":["the"]}"#),
    (#"{"word": "the", "n": 1}"#, #"{"autocorrect":null,"candidates":["the"]}"#),
    (#"{"word": "the4"}"#, #"{"autocorrect":null,"candidates":["the","then"]}"#),
    (#"{"word": "xqzkj"}"#, #"{"autocorrect":null,"candidates":[]}"#),
    (#"{"word": "udn", "n": 1, "lang": "de"}"#, #"{"autocorrect":"und","candidates":["und"]}"#),
  ])
  func `a request is answered on one line`(request: String, answer: String) throws {
    let given = try JSONValue(parsing: Array(try #require(answers(request).first).utf8))
    #expect(given == (try JSONValue(parsing: Array(answer.utf8))))
  }

  @Test func `the keys are those of the language's layout`() throws {
    // Beside t lies z on the German layout, y on the English one.
    let first = try answers(#"{"word": "zor", "n": 1}"#, WordLinesOptions(languages: ["de"])).first
    #expect(first?.contains("\"Tor\"") == true)
    let models = WordModels(folders: folders)
    let layouts = LayoutFiles(folders: folders)
    #expect(layouts.layout(of: "de-AT")?.id == "qwertz-de")
    #expect(layouts.layout(of: "fi")?.id == "qwerty-en")
    #expect(throws: WordModels.Failure.self) {
      try CorrectionLines(WordLinesOptions(languages: ["fi"]), models: models, layouts: layouts)
    }
  }

  @Test(arguments: [
    "", "x", "[1]", "{\"word\": 1}", "{}", "{\"word\": \"a\", \"n\": 0}",
    "{\"word\": \"a\", \"lang\": \"xx\"}",
    "{\"word\": \"a\", \"lang\": \"../en\"}", "{\"learn\": \"secret\"}", "{\"context\": \"secret\"}",
    "{\"prefix\": \"secret\"}", "{\"word\": \"secret teh\"}", "{\"word\": \"te\\u0000h\"}",
  ])
  func `what cannot be answered gets an error that says nothing of the text, and the next line is read`(
    request: String
  ) throws {
    let lines = try answers(request + "\n{\"word\": \"teh\", \"n\": 1}\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("{\"error\":\"") == true)
    #expect(lines.first?.contains("secret") == false)
    #expect(lines.last?.contains("\"the\"") == true)
  }

  @Test func `what lines teach is not corrected, for this run`() throws {
    let request = #"{"word": "teh", "n": 1}"#
    let taught = try answers(
      #"{"learn": "I say teh here."}"# + "\n" + request, WordLinesOptions(learns: true))
    #expect(taught.first == #"{"ok":true}"#)
    #expect(taught.last?.contains("null") == true)
    #expect(try answers(request).first?.contains("null") == false)
  }
}
