import KeylineCore
import Testing

@testable import KeylinePrediction

@Suite struct NeverCorrectedTests {
  @Test(arguments: [
    ("b4", NeverCorrected.digits), ("3rd", .digits), ("NASA", .capitals), ("iPhone", .capitals),
    ("TEh", .capitals),
    ("I'M", .capitals), ("example.com", .address), ("me@example.com", .address), ("~/notes", .address),
    ("/etc/hosts", .address), ("C:\\teh", .address), ("https://teh", .address), ("snake_case", .address),
    ("--all", .hyphenated), ("well-knwon", .hyphenated), ("@teh", .mention), ("#teh", .tag),
    ("x", .oneLetter),
    ("тeh", .mixedScripts), ("teh👍", .notLetters), ("te*h", .notLetters), ("te\u{200B}h", .notLetters),
    (String(repeating: "a", count: 41), .tooLong),
  ])
  func `a word has a class`(word: String, expected: NeverCorrected) {
    #expect(NeverCorrected.class(of: word) == expected)
  }

  @Test(arguments: [
    ("see @", NeverCorrected.mention), ("in #", .tag), ("at http://", .address), ("www.", .address),
    ("mail me@", .mention),
    ("~/", .address), ("src/", .address), ("notes.", .address), ("well-", .hyphenated),
    ("rock'", .afterApostrophe),
    ("rock\u{2019}", .afterApostrophe), ("4", .address), ("--dry-", .hyphenated),
    ("run `git ", .code), ("say `a` and `b ", .code),
  ])
  func `what stands before gives it one`(context: String, expected: NeverCorrected) {
    #expect(NeverCorrected.class(of: "teh", after: context) == expected)
  }

  @Test(arguments: [
    "", " ", "the ", "(", "\"", "“", "¿", "hello,", "end. ", "one — ", "'", "see http://example.com ",
    "mail @me ", "run `git` ", "run `git\n",
  ])
  func `ordinary text gives it none`(context: String) {
    #expect(NeverCorrected.class(of: "teh", after: context) == nil)
  }

  @Test(arguments: ["teh", "Teh", "d'Artagnan", "cafe\u{301}", "naïve", "сейчас"])
  func `an ordinary word has none`(word: String) {
    #expect(NeverCorrected.class(of: word) == nil)
  }

  @Test func `a word that was opened again is let be`() {
    #expect(NeverCorrected.class(of: "teh", options: .reopened) == .reopened)
  }

  @Test func `every class keeps a slip from being changed`() throws {
    let corrector = try CorrectorSamples.corrector()
    #expect(corrector.correct(WordQuery(context: "", word: "hte")).autocorrection == "the")
    for context in ["see @", "in #", "http://", "well-", "rock'", "4", "run `git "] {
      let query = WordQuery(context: context, word: "hte")
      #expect(corrector.correct(query).autocorrection == nil, "\(context)")
    }
    for word in ["hte4", "HTE", "hTe", "hte.com", "@hte", "#hte", "hte-hte", "hтe", "hte👍", "x"] {
      #expect(corrector.correct(WordQuery(context: "", word: word)).autocorrection == nil, "\(word)")
    }
    let query = WordQuery(context: "", word: "hte", options: .reopened)
    #expect(corrector.correct(query).autocorrection == nil)
  }

  @Test func `no word of a class is ever changed`() throws {
    var corrector = try CorrectorSamples.corrector()
    corrector.limits.places = 200
    var random = SplitMix(seed: 4)
    var counts: [NeverCorrected: Int] = [:]
    let letters = Array("etaoinshrdluxyzETAOIN'-_.@#/:0123é\u{2019}тα👍")
    let contexts = [
      "", "the ", "run `git ", "see @", "in #", "http://", "~/", "well-", "rock'", "4", "(", "a.b.",
    ]
    let slips = ["hte", "recieve", "necesary", "freind", "peple", "runing", "dont", "london", "alot"]
    for _ in 0..<100_000 {
      var word = Array(slips.randomElement(using: &random) ?? "")
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0...word.count, using: &random)
        let letter = letters.randomElement(using: &random) ?? "a"
        if place < word.count, Bool.random(using: &random) {
          word[place] = letter
        } else {
          word.insert(letter, at: place)
        }
      }
      if Int.random(in: 0..<20, using: &random) == 0 { word = [letters.randomElement(using: &random) ?? "a"] }
      let context = contexts.randomElement(using: &random) ?? ""
      let options: WordOptions = Int.random(in: 0..<50, using: &random) == 0 ? .reopened : []
      guard let found = NeverCorrected.class(of: String(word), after: context, options: options),
        word != ["i"]
      else { continue }
      counts[found, default: 0] += 1
      let query = WordQuery(context: context, word: String(word), options: options)
      guard let changed = corrector.correct(query).autocorrection else { continue }
      Issue.record("\(context)|\(String(word)) of class \(found) became \(changed)")
    }
    let covered = Set(counts.keys).union([.tooLong])
    #expect(covered == Set(NeverCorrected.allCases), "\(counts)")
    #expect(counts.values.reduce(0, +) > 50_000)
  }
}
