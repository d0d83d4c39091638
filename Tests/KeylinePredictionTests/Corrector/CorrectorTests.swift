import KeylineCore
import KeylinePrediction
import Testing

@Suite struct CorrectorTests {
  private let corrector: Corrector

  init() throws { corrector = try CorrectorSamples.corrector() }

  private func correct(_ word: String, after context: String = "", options: WordOptions = []) -> Correction {
    corrector.correct(WordQuery(context: context, word: word, options: options))
  }

  @Test(arguments: [
    ("hte", "the"), ("recieve", "receive"),  // changed places
    ("necesary", "necessary"), ("frend", "friend"), ("peple", "people"),  // left out
    ("wordd", "word"), ("runnning", "running"), ("helklo", "hello"),  // put in
    ("runing", "running"), ("leter", "letter"),  // a double letter
    ("hpuse", "house"), ("wprd", "word"),  // a neighbouring key
    ("cafe", "café"), ("dont", "don't"), ("freind", "friend"),
    ("seperate", "separate"), ("definately", "definitely"), ("beutiful", "beautiful"),
  ])
  func `finds what was meant`(typed: String, meant: String) {
    #expect(correct(typed).candidates.first?.text == meant)
  }

  @Test(arguments: [
    ("sykologist", "psychologist"), ("fotograf", "photograph"), ("enuff", "enough"), ("nite", "night"),
    ("rite", "right"), ("stashun", "station"), ("reseev", "receive"),
  ])
  func `finds by ear what is far by letters`(typed: String, meant: String) {
    #expect(correct(typed).candidates.map(\.text).contains(meant))
  }

  @Test(arguments: [("alot", "a lot"), ("infact", "in fact")])
  func `divides words that were joined`(typed: String, meant: String) {
    #expect(correct(typed).candidates.first?.text == meant)
  }

  @Test func `an error in the first letter costs more`() throws {
    let first = try #require(correct("jouse").candidates.first { $0.text == "house" })
    let later = try #require(correct("hpuse").candidates.first { $0.text == "house" })
    #expect(first.cost > later.cost)
  }

  @Test func `context tells known words apart, and changes none unasked`() {
    let heard = correct("here", after: "I can ")
    #expect(heard.isKnown)
    #expect(heard.candidates.first?.text == "hear")
    #expect(heard.autocorrection == nil)
    #expect(correct("here", after: "the ").candidates.first?.text == "here")
  }

  @Test func `a known word stays`() {
    let correction = correct("house", after: "the ")
    #expect(correction.isKnown)
    #expect(correction.autocorrection == nil)
  }

  @Test func `a word the model has seen misspelled is not known`() {
    let correction = correct("teh", after: "of ")
    #expect(!correction.isKnown)
    #expect(correction.autocorrection == "the")
  }

  @Test(arguments: [("hte", "the"), ("Hte", "The"), ("necesary", "necessary"), ("Recieve", "Receive")])
  func `changes a clear slip, written as it was typed`(typed: String, becomes: String) {
    #expect(correct(typed).autocorrection == becomes)
  }

  @Test(arguments: [("london", "London"), ("i", "I"), ("i'm", "I'm")])
  func `gives a name its capital`(typed: String, becomes: String) {
    #expect(correct(typed, after: "the ").autocorrection == becomes)
    #expect(correct(typed, after: "the ").isKnown)
  }

  @Test func `a capital inside a sentence may be a name`() {
    #expect(correct("Recieve", after: "the ").autocorrection == nil)
    #expect(correct("Recieve", after: "the fact. ").autocorrection == "Receive")
  }

  @Test(arguments: ["xqzw", "brmpfl", "zzzz"])
  func `what is like no word stays`(word: String) {
    #expect(correct(word).autocorrection == nil)
  }

  @Test func `what is offensive is never a target`() {
    #expect(!correct("dag").candidates.contains { $0.text == "dang" })
    #expect(!correct("danng").candidates.contains { $0.text == "dang" })
    #expect(correct("danng").autocorrection != "dang")
  }

  @Test(arguments: ["dog's", "house's", "they'll"])
  func `an ending after an apostrophe makes no unknown word`(word: String) {
    #expect(correct(word).isKnown == (word != "dog's"))
  }

  @Test func `a part of a word with a hyphen is known by its parts`() {
    #expect(correct("well-known").isKnown)
    #expect(!correct("well-knwon").isKnown)
    #expect(correct("well-knwon").autocorrection == nil)
  }

  @Test func `capitals stay capitals among the candidates`() {
    let correction = correct("HTE")
    #expect(correction.candidates.first?.text == "THE")
    #expect(correction.autocorrection == nil)
  }

  @Test func `offers as many as are wanted`() {
    #expect(corrector.correct(WordQuery(context: "", word: "ther", count: 1)).candidates.count == 1)
    #expect(corrector.correct(WordQuery(context: "", word: "ther", count: 5)).candidates.count == 5)
  }

  @Test(arguments: [
    String(repeating: "a", count: 10_000), String(repeating: "é", count: 10_000), "👍", "👨‍👩‍👧‍👦", "th👍e", "тhe",
    "日本語",
    "สวัสดี", "\u{FFFD}\u{FFFD}", "e\u{301}e\u{301}", "", "'", "-", "'''''", "----", "\u{0}", "1234", "ﬀ", "İ",
    "ß",
  ])
  func `odd words are neither changed nor a danger`(word: String) {
    #expect(correct(word, after: "the ").autocorrection == nil)
    #expect(correct("hte", after: word + " ").autocorrection == "the")
  }

  @Test func `an accent that is written apart is an accent`() {
    #expect(correct("cafe\u{301}").candidates.first?.text == "café")
  }
}
