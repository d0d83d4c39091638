import KeylineCore
import Testing

@testable import KeylinePrediction

@Suite struct UserHistoryTests {
  private let day = 20_000

  private func history(_ sentences: [String], day: Int? = nil) -> UserHistory {
    var history = UserHistory(today: day ?? self.day)
    for sentence in sentences { learn(sentence, in: &history, day: day ?? self.day) }
    return history
  }

  @discardableResult
  private func learn(_ sentence: String, in history: inout UserHistory, day: Int) -> [LearnedSequence] {
    var tokens: [WordToken] = []
    var changes: [LearnedSequence] = []
    for word in sentence.split(separator: " ").map(String.init) {
      changes += history.learn(word, after: tokens, day: day)
      tokens.append(.word(word))
    }
    return changes
  }

  private func words(
    _ history: UserHistory, _ prefix: String, after tokens: [WordToken] = [.word("x"), .word("y")]
  ) -> [String] {
    history.candidates(startingWith: prefix, after: tokens, limit: 10).map { $0.form ?? $0.word }
  }

  // MARK: Learning

  @Test func `a word that was written once is a candidate at once`() {
    let history = history(["we met Kjetil today"])
    #expect(words(history, "k") == ["Kjetil"])
    #expect(words(history, "KJ") == ["Kjetil"])
    #expect(words(history, "x") == [])
    #expect(history.knows("kjetil") && !history.knows("kjeti"))
  }

  @Test func `what follows a word comes first after it`() {
    let history = history(["meet me tomorrow", "tell me that", "tell her tomorrow", "tell her tomorrow"])
    #expect(words(history, "t", after: [.word("tell"), .word("me")]).first == "that")
    #expect(words(history, "t", after: [.word("tell"), .word("her")]).first == "tomorrow")
    #expect(words(history, "", after: [.word("you"), .word("tell")]).prefix(2) == ["her", "me"])
  }

  @Test func `two words of context say more than one`() {
    let history = history(["a b x", "a b x", "c b y", "c b y", "c b y"])
    #expect(words(history, "", after: [.word("a"), .word("b")]).first == "x")
    #expect(words(history, "", after: [.word("c"), .word("b")]).first == "y")
  }

  @Test func `a sentence's start is a context`() {
    let history = history(["Dear Anna", "Dear Anna", "my dear friend"])
    #expect(words(history, "", after: []).first == "dear")
    #expect(words(history, "", after: [.word("end"), .sentenceEnd]).first == "dear")
    #expect(words(history, "", after: [.word("Dear")]).first == "Anna")
  }

  @Test func `what was just written counts more`() {
    var history = history(["salmon salmon"])
    for _ in 0..<200 { learn("other", in: &history, day: day) }
    learn("salad", in: &history, day: day)
    #expect(words(history, "sal", after: [.comma]).first == "salad")
    for _ in 0..<400 { learn("other", in: &history, day: day) }
    #expect(words(history, "sal", after: [.comma]).first == "salmon")
  }

  @Test func `a weight halves in sixty days`() {
    let rows = LearnedWords([
      LearnedSequence(words: ["old"], weight: 3, day: day - 60),
      LearnedSequence(words: ["oldest"], weight: 3, day: day - 120),
      LearnedSequence(words: ["olive"], weight: 1, day: day),
    ])
    #expect(words(UserHistory(rows, today: day), "ol") == ["old", "olive", "oldest"])
    var later = UserHistory(rows, today: day)
    learn("olive", in: &later, day: day + 6_000)
    #expect(words(later, "ol").first == "olive")
  }

  @Test func `a clock that goes back changes nothing`() {
    var history = history(["word"])
    let changes = learn("word", in: &history, day: day - 500)
    #expect(changes.map(\.day) == [day, day])
    let rows = LearnedWords([LearnedSequence(words: ["future"], weight: 2, day: day + 900)])
    #expect(UserHistory(rows, today: day).rows.forms.map(\.weight) == [2])
  }

  @Test func `what is learned is answered for the disk`() {
    var history = UserHistory(today: day)
    let changes = learn("See Anna there", in: &history, day: day)
    #expect(
      changes == [
        LearnedSequence(words: ["see"], form: LearnedSequence.unknownForm, weight: 1, day: day),
        LearnedSequence(words: [".", "see"], weight: 1, day: day),
        LearnedSequence(words: ["anna"], form: "Anna", weight: 1, day: day),
        LearnedSequence(words: ["see", "anna"], weight: 1, day: day),
        LearnedSequence(words: [".", "see", "anna"], weight: 1, day: day),
        LearnedSequence(words: ["there"], weight: 1, day: day),
        LearnedSequence(words: ["anna", "there"], weight: 1, day: day),
        LearnedSequence(words: ["see", "anna", "there"], weight: 1, day: day),
      ])
    let read = UserHistory(LearnedWords(changes), today: day)
    #expect(read.rows.forms.count == 3 && words(read, "", after: [.word("see")]) == ["Anna"])
    #expect(words(read, "a") == ["Anna"])
  }

  @Test func `numbers and commas are contexts and no words`() {
    var history = UserHistory(today: day)
    _ = history.learn("euros", after: [.word("pay"), .number], day: day)
    _ = history.learn("please", after: [.number, .comma], day: day)
    #expect(words(history, "", after: [.word("only"), .number]).first == "euros")
    #expect(words(history, "", after: [.number, .comma]).first == "please")
    #expect(words(history, "0") == [] && words(history, ",") == [] && words(history, ".") == [])
  }

  @Test func `what is never learned is no context either`() {
    var history = UserHistory(today: day)
    let changes = history.learn("there", after: [.word("hunter2")], day: day)
    #expect(changes.map(\.words) == [["there"]])
    #expect(
      history.learn("on", after: [.word("@anna"), .word("there")], day: day).map(\.words.count) == [1, 2])
  }

  @Test func `a word can be taken back`() {
    var history = history(["some word"])
    let changes = history.unlearn("word", after: [.word("some")], day: day)
    #expect(changes.map(\.weight) == [-1, -1, -1])
    #expect(!history.knows("word") && words(history, "w") == [])
    #expect(words(history, "", after: [.word("some")]) == ["some"])
    #expect(history.unlearn("never", after: [], day: day) == [])
  }

  @Test func `the least are let go of at the cap`() {
    var history = UserHistory(today: day)
    for _ in 0..<3 { _ = history.learn("kept", after: [], day: day) }
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    for number in 0..<26_000 {
      let name = String(
        [number / 676 % 26, number / 26 % 26, number % 26, number / 17576].map { letters[$0] })
      _ = history.learn("w" + name, after: [], day: day)
    }
    #expect(history.counts.words <= HistoryWeights.mostWords * 5 / 4)
    #expect(history.counts.words >= HistoryWeights.mostWords)
    #expect(history.knows("kept") && words(history, "ke") == ["kept"])
  }

  // MARK: Forms

  @Test(
    arguments: [
      (["my iPhone rang", "the iPhone is old", "an iphone"], "iphone", "iPhone"),
      (["The end", "to the end"], "the", "the"), (["we use NASA data"], "nasa", "NASA"),
      (["WE SHOUT LOUDLY", "so loudly"], "loudly", "loudly"), (["so I said"], "i", "I"),
      (["don\u{2019}t go"], "don't", "don\u{2019}t"), (["we don\u{2019}t go"], "don't", "don\u{2019}t"),
      (["Hello there"], "hello", nil), (["STOP"], "stop", nil),
    ] as [([String], String, String?)])
  func `a word has the form it is mostly written in`(sentences: [String], word: String, form: String?) {
    let history = history(sentences)
    #expect(history.form(of: word) == form)
    #expect(history.knows(word))
  }

  // MARK: Probabilities

  @Test func `probabilities add up to one at most and confidence grows with the evidence`() {
    let history = history(["so we go", "so we go", "so we stay", "and we go home"])
    let known = history.context(after: [.word("so"), .word("we")])
    let all = Set(history.rows.texts).map { history.probability(of: $0, in: known) }
    #expect(abs(all.reduce(0, +) - 1) < 0.001)
    let less = history.context(after: [.word("but"), .word("we")])
    let none = history.context(after: [.word("but"), .word("they")])
    #expect(known.confidence > less.confidence && less.confidence > none.confidence)
    #expect(known.confidence < 1 && none.confidence > 0)
    #expect(UserHistory().context(after: []).confidence == 0)
  }

  // MARK: Verdicts

  @Test func `a blocked word is never offered and never learned`() {
    var history = history(["see the fnord"])
    history.apply(.blocked("Fnord"))
    #expect(
      words(history, "fn") == []
        && !words(history, "", after: [.word("see"), .word("the")]).contains("fnord"))
    #expect(!history.knows("fnord") && history.isBlocked("FNORD"))
    #expect(history.learn("fnord", after: [], day: day) == [])
    #expect(history.probability(of: "fnord", after: [.word("the")]).probability == 0)
    history.withdraw(.blocked("fnord"))
    #expect(words(history, "fn") == ["fnord"])
  }

  @Test func `a taught word is known and offered as it was taught`() {
    var history = UserHistory(today: day)
    history.apply(.taught("Keyline"))
    #expect(history.knows("keyline"))
    learn("a b c", in: &history, day: day)
    #expect(words(history, "ke") == ["Keyline"])
    history.apply(.blocked("keyline"))
    #expect(words(history, "ke") == [] && !history.knows("keyline"))
    history.apply(.taught("keyline"))
    #expect(words(history, "ke") == ["keyline"])
  }

  @Test func `a correction that was taken back stays taken back`() {
    let rows = LearnedWords(verdicts: [.reverted(typed: "Teh", to: "the")])
    let history = UserHistory(rows, today: day)
    #expect(history.isReverted(typed: "teh", to: "The") && !history.isReverted(typed: "the", to: "teh"))
  }

  @Test func `a forgotten word is gone from everything`() {
    var history = history(["we like Fnord here", "we like Fnord here", "likewise"])
    history.forget("fnord")
    #expect(!history.knows("fnord") && words(history, "f") == [])
    #expect(words(history, "", after: [.word("we"), .word("like")]).contains("fnord") == false)
    let after = history.probability(of: "here", after: [.word("like"), .word("Fnord")])
    #expect(after == history.probability(of: "here", after: [.word("like"), .word("unheard")]))
    #expect(history.rows.sequences.count == 4)
    learn("Fnord again", in: &history, day: day)
    #expect(history.knows("fnord"))
  }
}
