import KeylineCore
import KeylinePrediction
import Testing

/// Slips that everyone makes, and forms that everyone writes on purpose.
@Suite struct FamousSlipTests {
  private let corrector: Corrector

  init() throws {
    var small = SmallModel(
      [
        "the": 0.045, "they": 0.006, "I": 0.02, "I'm": 0.003, "I'll": 0.002, "I've": 0.002, "see": 0.001,
        "receive": 0.00005,
        "definitely": 0.0003, "he's": 0.001, "she's": 0.0008, "can't": 0.001, "won't": 0.0008,
        "what's": 0.0008,
        "we'll": 0.0005, "we're": 0.0006, "don't": 0.003, "well": 0.002, "were": 0.002, "ill": 0.00003,
        "hes": 0.000_002,
        "shes": 0.000_002, "cant": 0.00005, "wont": 0.00004, "whats": 0.00003, "its": 0.001, "it's": 0.003,
        "with": 0.006, "wife": 0.0001, "working": 0.0004, "OK": 0.0002, "Hi": 0.0001, "London": 0.00006,
        "Yup": 0.00001, "GITHUB": 0.00001, "IPHONE": 0.00001,
      ],
      ngrams: ["<s> hi": 0.01, "<s> yup": 0.001, "<s> london": 0.00006], backoffs: ["<s>": 0.9, "i": 0.01])
    for (word, probability) in [
      ("recieve", 0.000_001), ("definately", 0.000_001), ("dont", 0.0002), ("im", 0.0002),
    ] {
      small.add(word, probability, [.indexed])
    }
    for (word, probability) in [
      ("teh", 0.000_002), ("lol", 0.0001), ("wif", 0.000_001), ("async", 0.000_001),
    ] {
      small.add(word, probability, [.indexed, .offered])
    }
    small.add("workin", 0.000_001, [.indexed])
    small.words.append(
      ModelWord("King", logProbability: -9, traits: SmallModel.plain, isAlsoLower: true))
    small.words.append(ModelWord("I'd", logProbability: -6, traits: SmallModel.plain, isAlsoLower: true))
    corrector = Corrector(
      model: try small.model(), keys: KeyProximity(layout: try CorrectorSamples.layout("qwerty-en")))
  }

  private func change(_ word: String, after context: String) -> String? {
    corrector.correct(WordQuery(context: context, word: word)).autocorrection
  }

  @Test(arguments: [
    ("teh", "the"), ("hte", "the"), ("recieve", "receive"), ("definately", "definitely"), ("dont", "don't"),
    ("im", "I'm"), ("hes", "he's"), ("shes", "she's"), ("cant", "can't"), ("wont", "won't"),
    ("whats", "what's"),
  ])
  func `a famous slip is corrected wherever it stands`(typed: String, meant: String) {
    for context in ["", "I ", "see ", "Well. "] { #expect(change(typed, after: context) == meant) }
    #expect(!corrector.leavesAlone(typed, history: nil))
  }

  @Test(arguments: [
    ("Recieve", "Receive"), ("Dont", "Don't"), ("Im", "I'm"), ("Hes", "He's"), ("Cant", "Can't"),
  ])
  func `a capital changes nothing about it`(typed: String, meant: String) {
    for context in ["", "Well. "] { #expect(change(typed, after: context) == meant) }
  }

  @Test(arguments: ["ill", "well", "were", "its", "Ill", "Well", "Were"])
  func `words that are as good without an apostrophe stay`(word: String) {
    for context in ["", "I ", "they ", "Well. "] { #expect(change(word, after: context) == nil) }
  }

  @Test(arguments: ["ok", "lol", "wif", "workin", "async", "hi", "yup", "btw", "idk", "kubectl"])
  func `chat and jargon stay as they are typed`(word: String) {
    for context in ["", "I ", "see the ", "Well. "] { #expect(change(word, after: context) == nil) }
  }

  @Test(arguments: ["github", "iphone"])
  func `a name in capitals or mixed case is neither made of small letters nor offered for them`(word: String)
  {
    let correction = corrector.correct(WordQuery(context: "see ", word: word, count: 5))
    #expect(correction.isKnown && correction.autocorrection == nil)
    #expect(corrector.leavesAlone(word, history: nil))
  }

  @Test(arguments: [("i", "I"), ("i'm", "I'm"), ("i'd", "I'd")])
  func `the pronoun gets its capital whatever texts do`(typed: String, meant: String) {
    for context in ["", "see ", "Well. "] { #expect(change(typed, after: context) == meant) }
    for context in ["`for ", "example.", "@"] { #expect(change(typed, after: context) == nil) }
  }

  @Test func `what is a name and a word of its own stays as it is typed, and is offered as a name`() {
    for context in ["", "see the ", "Well. "] { #expect(change("king", after: context) == nil) }
    #expect(corrector.leavesAlone("king", history: nil))
    #expect(corrector.correct(WordQuery(context: "see the ", word: "knig")).candidates.first?.text == "King")
  }

  @Test func `a name gets its capital all the same`() {
    #expect(change("london", after: "see ") == "London")
  }
}
