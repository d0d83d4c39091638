import KeylineCore
import Testing

@testable import KeylinePrediction

@Suite struct SpellingCostTests {
  private let costs = SpellingCosts()

  private func cost(_ typed: String, _ meant: String, language: String = "xx") -> Float? {
    TypedSpelling(typed, keys: nil, rules: SoundRules(language: language), costs: costs)
      .cost(meaning: meant.unicodeScalars.map(\.value), limit: 10)
  }

  @Test func `nothing costs nothing`() { #expect(cost("word", "word") == 0) }

  @Test func `each error has its cost`() {
    #expect(cost("wrod", "word") == costs.transposition)
    #expect(cost("wrd", "word") == costs.vowelGap)
    #expect(cost("wod", "word") == costs.consonantGap)
    #expect(cost("worxd", "word") == costs.consonantGap)
    #expect(cost("leter", "letter") == costs.doubling)
    #expect(cost("worrd", "word") == costs.doubling)
    #expect(cost("wprd", "word") == costs.substitution)
    #expect(cost("werd", "word") == costs.vowel)
    #expect(cost("cafe", "café") == costs.accent)
    #expect(cost("cafe\u{301}", "cafe") == costs.accent)
    #expect(cost("dont", "don't") == costs.apostrophe)
    #expect(cost("do-nt", "dont") == costs.hyphen)
    #expect(cost("caos", "chaos") == costs.silent)
  }

  @Test func `errors add up`() {
    #expect(cost("wrodd", "word") == costs.transposition + costs.doubling)
  }

  @Test func `the first letter costs more, but for its accent`() throws {
    #expect(cost("pord", "word") == costs.substitution + costs.first)
    #expect(cost("ord", "word") == costs.consonantGap + costs.first)
    #expect(cost("xword", "word") == costs.consonantGap + costs.first)
    #expect(cost("ecole", "école") == costs.accent)
  }

  @Test(arguments: [
    ("fone", "phone"), ("nife", "knife"), ("rong", "wrong"), ("stashun", "station"), ("nite", "night"),
    ("enuf", "enough"),
    ("cof", "cough"), ("wud", "would"), ("picher", "picture"), ("kwick", "quick"), ("lite", "light"),
    ("hart", "heart"),
  ])
  func `sounds cost less than their letters`(typed: String, meant: String) throws {
    let byEar = try #require(cost(typed, meant, language: "en"))
    let byLetters = try #require(cost(typed, meant))
    #expect(byEar < byLetters)
    #expect(byEar <= 1.3)
  }

  @Test func `a rule of the start holds at the start alone`() throws {
    #expect(try #require(cost("nife", "knife", language: "en")) < 0.5)
    #expect(try #require(cost("anife", "aknife", language: "en")) >= costs.consonantGap)
  }

  @Test func `what costs too much has no cost`() {
    let typed = TypedSpelling("word", keys: nil, rules: SoundRules(language: "en"), costs: costs)
    #expect(typed.cost(meaning: "zebra".unicodeScalars.map(\.value), limit: 1) == nil)
  }
}
