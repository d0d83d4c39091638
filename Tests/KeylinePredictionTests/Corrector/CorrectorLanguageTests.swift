import KeylineCore
import KeylinePrediction
import Testing

@Suite struct CorrectorLanguageTests {
  private func french() throws -> Corrector {
    try CorrectorSamples.corrector(
      "fr", on: "azerty-fr",
      [
        "l'": 0.02, "d'": 0.02, "qu'": 0.01, "c'": 0.02, "il": 0.02, "est": 0.02, "amour": 0.0005,
        "ami": 0.0005,
        "amis": 0.0004, "école": 0.0002, "où": 0.002, "garçon": 0.0002, "cœur": 0.0001, "beaucoup": 0.0005,
      ])
  }

  private func german() throws -> Corrector {
    try CorrectorSamples.corrector(
      "de", on: "qwertz-de",
      [
        "Straße": 0.0002, "schön": 0.0003, "über": 0.002, "Haus": 0.0003, "Tür": 0.0002, "Arbeit": 0.0002,
        "Zimmer": 0.0002, "Fisch": 0.0001, "und": 0.03, "immer": 0.001, "müssen": 0.0005,
      ])
  }

  private func spanish() throws -> Corrector {
    try CorrectorSamples.corrector(
      "es", on: "qwerty-es",
      [
        "está": 0.002, "también": 0.001, "niño": 0.0002, "hacer": 0.0005, "vaca": 0.00002, "bien": 0.002,
        "mañana": 0.0003, "querer": 0.0001,
      ])
  }

  private func first(_ corrector: Corrector, _ word: String) -> String? {
    corrector.correct(WordQuery(context: "", word: word)).candidates.first?.text
  }

  @Test(arguments: [
    ("ecole", "école"), ("l'ecole", "l'école"), ("garcon", "garçon"), ("lamour", "l'amour"),
    ("l'amuor", "l'amour"),
    ("q'il", "qu'il"), ("quil", "qu'il"), ("coeur", "cœur"), ("cest", "c'est"),
  ])
  func `French accents, elisions and sounds`(typed: String, meant: String) throws {
    #expect(first(try french(), typed) == meant)
  }

  @Test func `an elided word is known by its parts`() throws {
    let corrector = try french()
    #expect(corrector.correct(WordQuery(context: "", word: "d'amis")).isKnown)
    #expect(!corrector.correct(WordQuery(context: "", word: "d'amsi")).isKnown)
    #expect(corrector.correct(WordQuery(context: "", word: "d'amis")).autocorrection == nil)
  }

  @Test(arguments: [
    ("strasse", "Straße"), ("schoen", "schön"), ("ueber", "über"), ("muessen", "müssen"), ("schon", "schön"),
    ("fisch", "Fisch"), ("vish", "Fisch"),
  ])
  func `German letters and sounds`(typed: String, meant: String) throws {
    #expect(first(try german(), typed) == meant)
  }

  @Test func `a German compound of known words is known`() throws {
    let corrector = try german()
    #expect(corrector.correct(WordQuery(context: "", word: "Arbeitszimmer")).isKnown)
    #expect(!corrector.correct(WordQuery(context: "", word: "Arbeitszimmre")).isKnown)
    #expect(corrector.correct(WordQuery(context: "", word: "Arbeitszimmer")).autocorrection == nil)
  }

  @Test(arguments: [
    ("esta", "está"), ("tambien", "también"), ("nino", "niño"), ("acer", "hacer"), ("baca", "vaca"),
    ("kerer", "querer"),
  ])
  func `Spanish accents and sounds`(typed: String, meant: String) throws {
    #expect(first(try spanish(), typed) == meant)
  }

  @Test func `a neighbouring key is one of the layout`() throws {
    // On this layout z lies beside t, and y below a.
    let words: KeyValuePairs = ["Tor": 0.0001, "Uor": 0.0001]
    let german = try CorrectorSamples.corrector("xx", on: "qwertz-de", words)
    let english = try CorrectorSamples.corrector("xx", on: "qwerty-en", words)
    func cost(_ corrector: Corrector) -> Float? {
      corrector.correct(WordQuery(context: "", word: "Zor")).candidates.first { $0.text == "Tor" }?.cost
    }
    let (near, far) = (try #require(cost(german)), try #require(cost(english)))
    #expect(near < far)
  }
}
