import KeylinePrediction
import Testing

@testable import keyline_train

@Suite struct WordSelectionTests {
  /// What hunspell would accept.
  private static let right: Set<String> = [
    "the", "receive", "house", "London", "NASA", "don't", "straße", "rare", "damn",
    "GitHub", "GITHUB", "iPhone", "IPHONE", "iPhones", "IPHONES", "iPhone's", "IPHONE'S",
    "anmaßend", "ANMASSEND", "Spaß", "SPASS", "RSS", "Klasse", "KLASSE", "king", "King", "english", "English",
  ]

  private func selection(tail: Int = 10) throws -> [String: ModelWord] {
    var corpus = Corpus(language: "en")
    corpus.add(["we saw London and london and London", "Then he rang", "i rang, I rang, I rang"], weight: 2)
    corpus.add(
      ["a king, King and King, Strasse, Strasse, Strasse", String(repeating: "the English ", count: 30)],
      weight: 1)
    let frequencies: [(text: String, frequency: Float)] = [
      ("the", 0.05), ("receive", 0.001), ("recieve", 0.00001), ("dont", 0.00001), ("don't", 0.01),
      ("house", 0.001),
      ("nasa", 0.0001), ("gonna", 0.0001), ("straße", 0.0001), ("rare", 0.000001), ("damn", 0.0001),
      ("東京", 0.001), ("2nd", 0.001),
      ("anmassend", 0.0001), ("spass", 0.0001), ("rss", 0.0001), ("klasse", 0.0001),
      ("github", 0.0001), ("iphone", 0.0001), ("iphones", 0.0001), ("iphone's", 0.0001),
    ]
    let evidence = WordSelection.Evidence(
      corpus: corpus, statistics: WordStatistics(corpus), frequencies: frequencies, frequencyShare: 0.5,
      offensive: ["damn"], mixedForms: ["github": "GitHub", "iphone": "iPhone"])
    let selection = try WordSelection(evidence, tail: tail) { words throws(TrainerError) in
      Self.right.intersection(words)
    }
    return Dictionary(uniqueKeysWithValues: selection.words.map { (WordFolding.fold($0.text), $0) })
  }

  @Test(arguments: [
    ("london", "London"), ("i", "I"), ("nasa", "NASA"), ("house", "house"), ("straße", "straße"),
    ("then", "then"), ("github", "GitHub"), ("iphone", "iPhone"), ("iphones", "iPhones"),
    ("iphone's", "iPhone's"),
  ])
  func `a word is written as the texts write it, or the dictionary`(folded: String, written: String) throws {
    guard folded != "then" else {
      #expect(try selection()["then"] == nil, "once in the texts is not enough")
      return
    }
    #expect(try selection()[folded]?.text == written)
  }

  @Test(
    arguments: [
      ("the", [.indexed, .correct, .offered]), ("recieve", [.indexed]), ("dont", [.indexed]),
      ("gonna", [.indexed, .offered]), ("damn", [.indexed, .correct, .offensive, .offered]),
    ] as [(String, WordTraits)])
  func `misspellings are not offered, slang is`(word: String, traits: WordTraits) throws {
    #expect(try selection()[word]?.traits == traits)
  }

  @Test func `a word that a dictionary has with ß only gets it back`() throws {
    let words = try selection()
    for word in ["anmaßend", "spaß", "rss", "klasse", "straße"] {
      #expect(words[word]?.traits.contains(.correct) == true, "\(word)")
    }
    for word in ["anmassend", "spass"] { #expect(words[word] == nil) }
    #expect(words["strasse"]?.traits == [.indexed], "in the texts it is a misspelling")
  }

  @Test(arguments: [("king", true), ("english", false), ("london", false)])
  func `a name that is a word of its own in small letters is known as both`(
    word: String, isAlsoLower: Bool
  ) throws {
    let word = try #require(try selection()[word])
    #expect(word.text.first?.isUppercase == true)
    #expect(word.isAlsoLower == isAlsoLower)
  }

  @Test func `other scripts and numbers are no words of a model`() throws {
    #expect(try selection()["東京"] == nil)
    #expect(try selection()["2nd"] == nil)
  }
}
