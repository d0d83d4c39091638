import KeylinePrediction
import Testing

@Suite struct ModelErrorTests {
  private static let bytes = ModelWriter.write(RandomModel(seed: 5, words: 120, ngrams: 300).contents)

  private static func error(of bytes: [UInt8]) throws -> ModelError? {
    let file = try TemporaryModel(bytes)
    do throws(ModelError) {
      try LanguageModel(mapping: file.path).verify()
      return nil
    } catch {
      #expect(error.message.hasPrefix(file.path))
      #expect(error.message.hasSuffix("."))
      return error
    }
  }

  @Test func `a missing file and a folder cannot be read`() {
    for path in ["/nowhere/en.words", "/tmp"] {
      #expect { try LanguageModel(mapping: path) } throws: { error in
        if case ModelError.unreadable(path, _) = error { true } else { false }
      }
    }
  }

  @Test func `another file is told from a model`() throws {
    guard case .foreign = try Self.error(of: Array("#!/bin/sh\nexit 0\n".utf8)) else {
      Issue.record("taken for a model")
      return
    }
  }

  @Test func `another version is named`() throws {
    var bytes = Self.bytes
    bytes[8] = 9
    guard case .otherVersion(_, 9) = try Self.error(of: bytes) else {
      Issue.record("taken for one of this version")
      return
    }
  }

  @Test(arguments: [0, 3, 8, 40, 100, 7000, bytes.count / 2, bytes.count - 1])
  func `a truncated file is an error`(length: Int) throws {
    #expect(try Self.error(of: Array(Self.bytes[..<length])) != nil)
  }

  @Test func `a file with something behind it is an error`() throws {
    guard case .wrongSize = try Self.error(of: Self.bytes + [0]) else {
      Issue.record("its size was not looked at")
      return
    }
  }

  @Test func `every wrong bit is found`() throws {
    for place in stride(from: 0, to: Self.bytes.count, by: 37) {
      var bytes = Self.bytes
      bytes[place] ^= 1 << UInt8(place % 8)
      #expect(throws: ModelError.self) { try LanguageModel(bytes: bytes).verify() }
    }
  }
}
