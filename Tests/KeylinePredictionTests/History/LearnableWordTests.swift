import KeylineCore
import Testing

@testable import KeylinePrediction

@Suite struct LearnableWordTests {
  @Test(arguments: [
    "a", "I", "hello", "don't", "don\u{2019}t", "l'", "well-known", "mother-in-law", "naïve", "cafe\u{301}",
    "Straße",
    "iPhone", "McDonald", "JavaScript", "LaTeX", "mp3", "IPv6", "k8s", "utf-8", "привет", "你好", "こんにちは",
    "สวัสดี",
    "col·legi", "'tis", "dogs'",
    "Donaudampfschifffahrtsgesellschaftskapitänin",
  ])
  func `a word is learned`(word: String) { #expect(LearnableWord.isOne(word)) }

  @Test(arguments: [
    "", "42", "3.14", "1234567", "hunter2", "Tr0ub4dor", "covid19x", "aBcDeFgH", "xKqZvWpR", "-", "--", "-x",
    "x-",
    "a--b", "a_b", "a/b", "@anna", "#tag", "anna@example.org", "http://x", "~/notes", "😀", "ok😀", "👨‍👩‍👧", "1️⃣",
    "🇩🇪",
    "a b", "a\u{0}b", "tab\t", "\u{301}a", "e.g.", "100%", "$HOME", "今日はとても良い天気ですね", "\u{202E}abc",
    String(repeating: "a", count: 49), String(repeating: "b", count: 10_000),
    String(repeating: "\u{301}", count: 100),
    "a" + String(repeating: "\u{301}", count: 100),
  ])
  func `what is no word is not learned`(word: String) {
    #expect(!LearnableWord.isOne(word))
    var history = UserHistory(today: 20_000)
    #expect(history.learn(word, after: [.word("the")], day: 20_000) == [])
    #expect(history.counts.words == 0)
  }
}
