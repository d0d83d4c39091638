import Testing

@testable import keyline_train

@Suite struct FrequencyListTests {
  @Test func `a word's place says how frequent it is`() throws {
    let groups = [[], ["the"]] + Array(repeating: [], count: 98) + [["of", "été"]]
    let words = try FrequencyList(Bytes.frequencies(groups), path: "x").words
    #expect(words.map(\.text) == ["the", "of", "été"])
    #expect(abs(words[0].frequency - 0.9772) < 0.001)
    #expect(abs(words[1].frequency - 0.1) < 0.001)
  }

  @Test func `what is no list is refused, cut anywhere or not`() {
    let whole = Bytes.frequencies([["a"], ["b", "c"]])
    for length in 0..<whole.count {
      #expect(throws: TrainerError.self) { try FrequencyList(Array(whole[..<length]), path: "x") }
    }
  }

  @Test func `a plain list of words may be a dictionary of hunspell's`() {
    let words = WordList.frequencies(in: Array("2\nhouse/SM\ntree\n".utf8))
    #expect(words.map(\.text) == ["house", "tree"])
    #expect(words.map(\.frequency) == [0.5, 0.5])
  }

  @Test func `pairs are two words and a count`() throws {
    let pairs = try WordPairs([0xEF, 0xBB, 0xBF] + Array("of the 12\nin a 3\n".utf8), path: "x").pairs
    #expect(pairs.map(\.first) == ["of", "in"])
    #expect(pairs.map(\.second) == ["the", "a"])
    #expect(pairs.map(\.count) == [12, 3])
    #expect(throws: TrainerError.self) { try WordPairs(Array("of the\n".utf8), path: "x") }
  }
}
