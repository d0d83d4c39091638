import KeylinePrediction
import Testing

@Suite struct WordTokenizerTests {
  @Test(
    arguments: [
      ("Don't stop, now!", "en", [.word("Don't"), .word("stop"), .comma, .word("now"), .sentenceEnd]),
      ("It\u{2019}s 'quoted'", "en", [.word("It's"), .word("quoted")]),
      ("well-known a/b", "en", [.word("well"), .word("known"), .word("a"), .word("b")]),
      (
        "at 10:30, 1,000.5 or 3rd.", "en",
        [.word("at"), .number, .comma, .number, .word("or"), .number, .sentenceEnd]
      ),
      (
        "www.example.com e.g. x", "en",
        [.word("www"), .word("example"), .word("com"), .word("e"), .word("g"), .sentenceEnd, .word("x")]
      ),
      (
        "He said \"no.\" Then…\nyes", "en",
        [
          .word("He"), .word("said"), .word("no"), .sentenceEnd, .word("Then"), .sentenceEnd, .sentenceEnd,
          .word("yes"),
        ]
      ),
      (
        "L'amour de l\u{2019}art", "fr",
        [.word("L'"), .word("amour"), .word("de"), .word("l'"), .word("art")]
      ),
      ("aujourd'hui qu'il", "fr", [.word("aujourd'hui"), .word("qu'"), .word("il")]),
      ("dell'arte", "it", [.word("dell'"), .word("arte")]),
      ("l'amour", "en", [.word("l'amour")]),
      ("crème brûlée", "fr", [.word("crème"), .word("brûlée")]),
      ("mp3 日本語 👩‍👩‍👧 ok", "en", [.word("mp3"), .word("日本語"), .word("ok")]),
      ("", "en", []), ("' '' - . x", "en", [.sentenceEnd, .word("x")]),
    ] as [(String, String, [WordToken])])
  func `finds words, numbers, commas and sentences`(text: String, language: String, tokens: [WordToken]) {
    #expect(WordTokenizer(language: language).tokens(of: text) == tokens)
  }

  @Test(
    arguments: [
      ("", 3, [.sentenceEnd]), ("I see ", 3, [.sentenceEnd, .word("I"), .word("see")]),
      ("I see you ", 3, [.word("I"), .word("see"), .word("you")]),
      ("I see. You ", 3, [.sentenceEnd, .word("You")]), ("I see.", 3, [.sentenceEnd]),
      ("I see, ", 2, [.word("see"), .comma]),
    ] as [(String, Int, [WordToken])])
  func `the last tokens are those of the last sentence`(text: String, limit: Int, tokens: [WordToken]) {
    #expect(WordTokenizer(language: "en").lastTokens(of: text, limit: limit) == tokens)
  }

  @Test func `any bytes end`() {
    for byte in UInt8.min...UInt8.max {
      let text = String(decoding: [byte, 0xE2, 0x80, byte, 0x61, byte], as: UTF8.self)
      _ = WordTokenizer(language: "fr").tokens(of: text)
    }
    #expect(WordTokenizer(language: "en").tokens(of: String(repeating: "a", count: 10_000)).count == 1)
  }
}
