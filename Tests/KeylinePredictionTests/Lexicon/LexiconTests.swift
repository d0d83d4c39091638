import Testing

@testable import KeylinePrediction

@Suite struct LexiconTests {
  private static func lexicon() throws -> (Lexicon, LanguageModel) {
    var small = SmallModel([
      "the": 0.1, "then": 0.05, "London": 0.01, "NASA": 0.01, "iPhone": 0.001, "I'm": 0.02, "café": 0.003,
      "straße": 0.001, "l'": 0.01, "a": 0.2,
    ])
    small.add("thence", 0.0001, [.correct])
    let model = try small.model()
    return (model.lexicon, model)
  }

  @Test(arguments: [
    ("the", "the"), ("THE", "the"), ("london", "London"), ("nasa", "NASA"), ("IPHONE", "iPhone"),
    ("i\u{2019}m", "I'm"),
    ("CAFÉ", "café"), ("straße", "straße"), ("L'", "l'"), ("A", "a"), ("thence", "thence"),
  ])
  func `finds a word whatever its case, and gives it as it is written`(word: String, text: String) throws {
    let (lexicon, model) = try Self.lexicon()
    let entry = try #require(lexicon.entry(of: word))
    #expect(lexicon.text(of: entry) == text)
    #expect(lexicon.foldedText(of: entry) == WordFolding.fold(text))
    if let id = entry.id { #expect(lexicon.text(of: id) == text) }
    #expect((entry.id == nil) == (text == "thence"))
    withExtendedLifetime(model) {}
  }

  @Test(arguments: [
    "", "th", "thx", "londons", "caf", "cafe", "日本", "the ", String(repeating: "a", count: 10_000),
  ])
  func `has no other words`(word: String) throws {
    #expect(try Self.lexicon().0.entry(of: word) == nil)
  }

  @Test func `a place knows the best word below and the letters that follow`() throws {
    let (lexicon, _) = try Self.lexicon()
    let node = try #require(lexicon.node(of: "th"))
    #expect(node.depth == 2)
    #expect(node.entry == nil)
    #expect(abs(node.best - -2.302585) < 1e-4)
    var letters: [Unicode.Scalar] = []
    lexicon.forEachChild(of: lexicon.root) { letters.append($0.scalar) }
    #expect(letters == ["a", "c", "i", "l", "n", "s", "t"])
    var next: [LexiconNode] = []
    lexicon.forEachChild(of: node) { next.append($0) }
    #expect(next.map(\.scalar) == ["e"])
    #expect(next.first?.entry.map { lexicon.text(of: $0) } == "the")
  }

  @Test func `ids that are no words have no text`() throws {
    let (lexicon, _) = try Self.lexicon()
    #expect(lexicon.text(of: .unknown).isEmpty)
    #expect(lexicon.text(of: WordID(rawValue: 4000)).isEmpty)
    #expect(lexicon.text(of: WordID(rawValue: .max)).isEmpty)
  }

  @Test(arguments: [11, 12, 13] as [UInt64])
  func `holds every word it was made of, in order, and no other`(seed: UInt64) throws {
    let random = RandomModel(seed: seed, words: 3000, ngrams: 10)
    let model = try LanguageModel(bytes: ModelWriter.write(random.contents))
    var found: [String] = []
    var ids: [WordID] = []
    func walk(_ node: LexiconNode) {
      if let entry = node.entry {
        found.append(model.lexicon.text(of: entry))
        if let id = entry.id { ids.append(id) }
      }
      model.lexicon.forEachChild(of: node) {
        #expect($0.best <= node.best)
        walk($0)
      }
    }
    walk(model.lexicon.root)
    let words = random.contents.words.sorted {
      WordFolding.precedes(WordFolding.fold($0.text), WordFolding.fold($1.text))
    }
    #expect(found == words.map(\.text))
    #expect(ids.map { Int($0.rawValue) } == Array(4..<4 + random.contents.indexedWords.count))
    #expect(ids.map { model.lexicon.text(of: $0) } == random.contents.indexedWords.map(\.text))
  }

  @Test func `an alphabet of more than a hundred letters works`() throws {
    var small = SmallModel([:])
    for scalar in 0x4E00..<0x4F00 {
      small.add(Unicode.Scalar(scalar).map(String.init).map { $0 + "的" } ?? "", 0.001)
    }
    let model = try small.model()
    for word in small.words {
      #expect(model.lexicon.entry(of: word.text).map { model.lexicon.text(of: $0) } == word.text)
    }
  }
}
