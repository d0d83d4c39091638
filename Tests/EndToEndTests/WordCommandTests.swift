import Foundation
import KeylinePrediction
import KeylineTestSupport
import Testing

@Suite struct WordCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("models")
    let words: [(String, Float)] = [("tomorrow", -4), ("today", -5), ("the", -2)]
    let contents = ModelContents(
      language: "en",
      words: words.map { ModelWord($0.0, logProbability: $0.1, traits: [.indexed, .correct, .offered]) },
      ngrams: [],
      backoffs: Array(repeating: 0, count: 7))
    try Data(ModelWriter.write(contents)).write(to: URL(fileURLWithPath: folder.path(of: "models/en.words")))
  }

  @Test func `each line is answered before the next is sent`() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: ExecutablePath.keyline())
    process.arguments = ["predict", "--jsonl"]
    process.environment = ["KEYLINE_DATA_DIR": folder.path]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    for (request, answer) in [
      (#"{"context": "see you ", "prefix": "tomo"}"#, #"{"candidates":["tomorrow"]}"#),
      ("nonsense", #"{"error":"the line is not JSON at byte 1"}"#),
      (#"{"prefix": "t", "n": 2}"#, #"{"candidates":["the","tomorrow"]}"#),
    ] {
      try input.fileHandleForWriting.write(contentsOf: Data((request + "\n").utf8))
      var line = Data()
      while line.last != 0x0A {
        let next = try output.fileHandleForReading.read(upToCount: 1) ?? Data()
        try #require(!next.isEmpty)
        line += next
      }
      #expect(String(decoding: line, as: UTF8.self) == answer + "\n")
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: ["predict", "correct"])
  func `a standard input that is closed is an empty one`(command: String) throws {
    let run = try CommandRun(
      ["sh", "-c", "'\(ExecutablePath.keyline())' \(command) --jsonl <&-"],
      environment: ["KEYLINE_DATA_DIR": folder.path])
    #expect(run.status == .exited(0))
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }

  @Test func `a standard input that cannot be read is named`() throws {
    let run = try CommandRun(
      ["sh", "-c", "'\(ExecutablePath.keyline())' predict --jsonl </"],
      environment: ["KEYLINE_DATA_DIR": folder.path])
    #expect(run.status == .exited(1))
    #expect(run.errors == "keyline: standard input cannot be read: Is a directory.\n")
  }

  @Test func `a language without words is one line on standard error`() throws {
    let run = try CommandRun([ExecutablePath.keyline(), "predict", "--jsonl", "--lang", "tlh"])
    #expect(run.status == .exited(1))
    #expect(run.output.isEmpty)
    #expect(
      run.errors == "keyline: There is no model of words for 'tlh': build it with `make models LANGS=tlh`.\n")
  }
}
