import Foundation
import KeylineCore
import KeylinePrediction
import Testing

/// What becomes of a mapped model when somebody writes to its file.
@Suite struct ChangedModelTests {
  private static let bytes = ModelWriter.write(RandomModel(seed: 9, words: 900, ngrams: 4_000).contents)

  private let file: TemporaryModel
  private let model: LanguageModel

  init() throws {
    file = try TemporaryModel(Self.bytes)
    model = try LanguageModel(mapping: file.path)
  }

  private func ask() {
    var predictor = WordPredictor(models: [model])
    for prefix in ["", "a", "be", "x"] {
      let query = WordQuery(context: "a b ", word: prefix, count: 5)
      _ = predictor.answer(query)
      _ = predictor.scores(for: query)
    }
  }

  @Test(arguments: [0, 1, 4_096, bytes.count / 2])
  func `a file that is cut off while it is in use ends nothing, and says so`(length: Int) throws {
    ask()
    #expect(model.isUnchanged)
    #expect(truncate(file.path, off_t(length)) == 0)
    ask()
    #expect(!model.isUnchanged)
    #expect(throws: ModelError.self) { try model.verify() }
    // Writing it anew brings back nothing that was lost meanwhile.
    try Data(Self.bytes).write(to: URL(fileURLWithPath: file.path), options: [])
    ask()
    #expect(!model.isUnchanged)
  }

  @Test func `each file is cut off for itself, and again once it is mapped again`() throws {
    let other = try TemporaryModel(Self.bytes)
    for _ in 0..<3 {
      let cut = try LanguageModel(mapping: other.path)
      #expect(truncate(other.path, 0) == 0)
      var predictor = WordPredictor(models: [cut])
      _ = predictor.answer(WordQuery(context: "", word: "a", count: 5))
      #expect(!cut.isUnchanged && model.isUnchanged)
      try Data(Self.bytes).write(to: URL(fileURLWithPath: other.path), options: [])
    }
    ask()
    try model.verify()
  }

  @Test func `a file that is written over in place says so`() throws {
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file.path))
    try handle.write(contentsOf: Data(repeating: 7, count: Self.bytes.count))
    try handle.close()
    ask()
    #expect(!model.isUnchanged)
  }

  @Test func `a file that is replaced or removed stays what it was`() throws {
    try Data(Self.bytes.reversed()).write(to: URL(fileURLWithPath: file.path), options: .atomic)
    ask()
    #expect(model.isUnchanged)
    try model.verify()
    #expect(unlink(file.path) == 0)
    ask()
    #expect(model.isUnchanged)
  }

  @Test func `a check goes piece by piece and finds what verify finds`() throws {
    var check = ModelCheck(of: model)
    while try check.advance() {}
    var bytes = Self.bytes
    bytes[bytes.count - 1] ^= 1
    var other = ModelCheck(of: try LanguageModel(bytes: bytes))
    #expect(throws: ModelError.damaged(path: "the model")) { while try other.advance() {} }
  }
}
