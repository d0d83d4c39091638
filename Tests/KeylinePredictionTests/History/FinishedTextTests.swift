import KeylineCore
import Testing

@testable import KeylinePrediction

@Suite struct FinishedTextTests {
  private let day = 20_000

  private func learned(_ context: String, _ word: String, language: String = "en") -> [String] {
    var history = UserHistory(today: day)
    let tokenizer = WordTokenizer(language: language)
    let changes = history.learn(LearnedText(context: context, word: word), day: day, tokenizer: tokenizer)
    return changes.map { $0.words.joined(separator: " ") }
  }

  @Test(arguments: [
    ("", "Hello", ["hello", ". hello"]), ("see you ", "soon", ["soon", "you soon", "see you soon"]),
    ("It ended. ", "Then", ["then", ". then"]), ("yes, ", "we", ["we", ", we", "yes , we"]),
    ("of ", "course", ["course", "of course", ". of course"]),
    ("10 ", "euros", ["euros", "0 euros", ". 0 euros"]), ("(", "or", ["or", ". or"]),
    ("he said \"", "so", ["so", "said so", "he said so"]),
    ("a well-", "known", ["known", "well known", "a well known"]),
    ("we ", "don\u{2019}t", ["don't", "we don't", ". we don't"]),
  ])
  func `a word is learned with the two before it`(context: String, word: String, sequences: [String]) {
    #expect(learned(context, word) == sequences)
  }

  @Test func `an elided word is two`() {
    #expect(
      learned("je vois ", "l'arbre", language: "fr") == [
        "l'", "vois l'", "je vois l'", "arbre", "l' arbre", "vois l' arbre",
      ])
  }

  @Test(arguments: [
    ("my password is ", "sunshine"), ("password: correct horse ", "battery"), ("DB_PASSWORD=", "hunter"),
    ("key sk-ant-api03-AbCdEf0123456789xyz and ", "so"), ("anna@", "example"), ("anna@example.", "org"),
    ("/usr/", "local"), ("#", "tag"), ("@", "anna"), ("snake_", "case"), ("--", "option"), (" -", "option"),
    ("key=", "value"), ("https://", "example"), ("~/", "notes"), ("a:", "b"), ("3", "d"), ("", "hunter2"),
    ("", "😀"), ("", String(repeating: "a", count: 10_000)),
  ])
  func `what is a secret or part of something else is not learned`(context: String, word: String) {
    #expect(learned(context, word) == [])
  }

  @Test func `a lesson of a keyboard passes over what is a secret, too`() {
    var predictor = WordPredictor(models: [])
    let secret = LearnedText(context: "my password is ", word: "sunshine")
    #expect(predictor.take(.finished(secret), day: day) == LearnedChange())
    #expect(!predictor.history.knows("sunshine"))
    #expect(predictor.take(.finished(LearnedText(context: "so ", word: "it")), day: day).sequences.count == 3)
  }

  @Test func `what is written anew is taken back`() {
    var history = UserHistory(today: day)
    let tokenizer = WordTokenizer(language: "en")
    let text = LearnedText(context: "see you ", word: "soon")
    let learned = history.learn(text, day: day, tokenizer: tokenizer)
    let taken = history.unlearn(text, day: day, tokenizer: tokenizer)
    #expect(taken.map(\.words) == learned.map(\.words) && taken.allSatisfy { $0.weight == -1 })
    #expect(!history.knows("soon") && history.rows.forms.isEmpty && history.rows.sequences.isEmpty)
  }
}
