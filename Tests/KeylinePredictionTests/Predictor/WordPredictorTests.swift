import KeylineCore
import KeylinePrediction
import Testing

@Suite struct WordPredictorTests {
  private static func english() -> SmallModel {
    var small = SmallModel(
      [
        "the": 0.05, "tomorrow": 0.002, "today": 0.003, "to": 0.03, "London": 0.001, "long": 0.002,
        "NASA": 0.0005,
        "don't": 0.004, "done": 0.001, "donkey": 0.0001, "I'm": 0.01, "important": 0.0004, "image": 0.0003,
        "know": 0.004, "known": 0.001, "see": 0.004, "you": 0.02, "café": 0.0001, "cafeteria": 0.00005,
        "I": 0.03,
        "is": 0.02, "in": 0.02,
      ],
      ngrams: ["see you": 0.4, "see you tomorrow": 0.3, "you tomorrow": 0.01, "<s> I": 0.2],
      backoffs: ["see": 0.3, "you": 0.5, "see you": 0.4, "<s>": 0.6])
    small.add("shit", 0.001, [.indexed, .correct, .offensive, .offered])
    small.add("recieve", 0.001, [])
    small.add("receive", 0.0005)
    small.add("zebra", 0.00001, [.correct, .offered])
    return small
  }

  private func words(
    _ context: String, _ word: String, count: Int = 3, options: WordOptions = [],
    _ model: SmallModel = english(),
    history: UserHistory = UserHistory()
  ) throws -> [String] {
    var predictor = WordPredictor(models: [try model.model()], history: history)
    return predictor.answer(WordQuery(context: context, word: word, count: count, options: options))
      .candidates.map(\.text)
  }

  @Test func `the context decides what comes next`() throws {
    #expect(try words("We see you ", "").first == "tomorrow")
    #expect(try words("We see ", "").first == "you")
    #expect(try words("", "").first == "I")
  }

  @Test(arguments: [
    ("tomo", "tomorrow"), ("Tomo", "Tomorrow"), ("TOMO", "TOMORROW"), ("T", "The"), ("lond", "London"),
    ("nas", "NASA"), ("LOND", "LONDON"), ("Nas", "NASA"), ("NaS", "NaSA"), ("zeb", "zebra"),
    ("Dont", "Don't"),
    ("dont", "don't"),
    ("im", "I'm"), ("don\u{2019}", "don't"), ("caf", "café"), ("Cafet", "Cafeteria"),
    ("well-kno", "well-know"),
    ("'tomo", "'tomorrow"),
  ])
  func `what was typed stays, and the word is completed`(typed: String, completed: String) throws {
    #expect(try words("we ", typed, count: 8).contains(completed))
  }

  @Test func `a sentence begins with a capital`() throws {
    #expect(try words("Yes. ", "", count: 20).contains("The"))
    #expect(try words("Yes, ", "", count: 20).contains("the"))
  }

  @Test func `a capital inside a sentence asks for a name, and a small letter for none`() throws {
    #expect(try words("We see ", "L").first == "London")
    #expect(try words("We see ", "l").first == "long")
    #expect(try words("we see ", "NA").first == "NASA")
    let often = SmallModel(["long": 0.002, "London": 0.004, "l": 0.01])
    #expect(try words("We see ", "l", often).first == "long")
    // Who writes without capitals means both.
    #expect(try words("we see ", "l", often).first == "London")
    #expect(try words("Yes. ", "L", often).first == "London")
  }

  @Test(arguments: ["shi", "Shi", "shit", "reciev", "recieve", ""])
  func `neither offensive nor misspelled words are offered`(typed: String) throws {
    let all = try words("a ", typed, count: 30)
    #expect(!all.contains { WordFolding.fold($0) == "shit" || WordFolding.fold($0) == "recieve" })
  }

  @Test func `what is typed is itself no candidate`() throws {
    #expect(try words("we ", "know") == ["known"])
    #expect(try words("we ", "to", count: 2) == ["today", "tomorrow"])
  }

  @Test(arguments: [
    "👩‍👩‍👧", "日本語", "สวัสดี", "qqq", "1234", "\u{0}", "a\u{301}", "''", "-", "https://", "a@b",
    String(repeating: "a", count: 10_000), String(repeating: "é", count: 60),
    String(repeating: "-", count: 300),
  ])
  func `what no word begins with has no candidates`(typed: String) throws {
    let model = Self.english()
    for context in ["", "日本語", String(repeating: "x ", count: 5000)] {
      let all = try words(context, typed, model)
      #expect(all.allSatisfy { $0.hasPrefix(typed) })
    }
  }

  @Test func `a word is known however it is written, and a misspelled one is not`() throws {
    var predictor = WordPredictor(models: [try Self.english().model()])
    for (word, isKnown) in [
      ("the", true), ("London", true), ("recieve", false), ("zebra", true), ("xyz", false), ("", false),
    ] {
      #expect(predictor.answer(WordQuery(context: "", word: word)).isKnown == isKnown)
    }
  }

  @Test func `an elided word is written together with the next`() throws {
    var small = SmallModel(
      language: "fr",
      ["l'": 0.02, "amour": 0.001, "ami": 0.002, "arbre": 0.001, "école": 0.001, "écran": 0.0001],
      ngrams: ["l' amour": 0.5], backoffs: ["l'": 0.1])
    small.add("aujourd'hui", 0.002)
    #expect(try words("c'est ", "l'am", small) == ["l'amour", "l'ami"])
    #expect(try words("c'est ", "L\u{2019}am", small) == ["L\u{2019}amour", "L\u{2019}ami"])
    #expect(try words("c'est ", "l'", count: 1, small) == ["l'amour"])
    #expect(try words("à l", "eco", small) == ["école"])
    #expect(try words("et ", "aujourd'", small) == ["aujourd'hui"])
  }

  @Test func `what the user writes comes first, and is marked`() throws {
    var predictor = WordPredictor(models: [try Self.english().model()])
    let query = WordQuery(context: "see you ", word: "to")
    #expect(predictor.answer(query).candidates.first?.text == "tomorrow")
    for _ in 0..<5 { predictor.learn("I see you toposort. We see you toposort!", day: 20_000) }
    let answer = predictor.answer(query)
    #expect(answer.candidates.first == WordCandidate("toposort", from: .user))
    #expect(predictor.answer(WordQuery(context: "", word: "toposort")).isKnown)
  }

  @Test func `what the user writes often comes sooner after words that it was never written after`() throws {
    var predictor = WordPredictor(models: [try Self.english().model()])
    let query = WordQuery(context: "see you ", word: "don")
    #expect(predictor.answer(query).candidates.map(\.text) == ["don't", "done", "donkey"])
    for _ in 0..<8 { predictor.learn("his donkey is there", day: 20_000) }
    #expect(predictor.answer(query).candidates.first == WordCandidate("donkey", from: .user))
  }

  @Test func `words that the user never wrote keep their order and their distance`() throws {
    var predictor = WordPredictor(models: [try Self.english().model()])
    let query = WordQuery(context: "see you ", word: "k", count: 5)
    let before = predictor.scores(for: query)
    for _ in 0..<20 { predictor.learn("his donkey is there", day: 20_000) }
    let after = predictor.scores(for: query)
    #expect(after.map(\.candidate.text) == before.map(\.candidate.text) && after.count == 2)
    let distances = [before, after].map { $0[0].probability / $0[1].probability }
    #expect(abs(distances[0] - distances[1]) < 1e-4 * distances[0])
    #expect(after[0].probability < before[0].probability)
  }

  @Test func `a blocked word gives its place to the next`() throws {
    var history = UserHistory()
    history.apply(.blocked("today"))
    #expect(try words("we ", "to", count: 1, history: history) == ["tomorrow"])
  }
}
