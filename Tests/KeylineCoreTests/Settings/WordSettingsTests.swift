import Testing

@testable import KeylineCore

@Suite struct WordSettingsTests {
  @Test func `the defaults: the layout's language, corrections and learning, replacements only offered`() {
    let words = Settings.standard.words
    #expect(words.languages == [])
    #expect(words.autocorrects && words.learns && !words.repeatsCandidates && !words.expandsReplacements)
  }

  @Test func `each has its name`() throws {
    var settings = try Settings.standard.setting("languages", to: "de, en")
    #expect(settings.words.languages == ["de", "en"])
    #expect(settings.value(of: "languages")?.description == "de,en")
    settings = try settings.setting("autocorrect", to: "off").setting("learning", to: "off")
      .setting("suggestions.repeat", to: "on").setting("replacements.expand", to: "on")
    let words = settings.words
    #expect(!words.autocorrects && !words.learns && words.repeatsCandidates && words.expandsReplacements)
    #expect(try settings.setting("languages", to: "auto").words.languages == [])
  }

  @Test(arguments: [#"["en", "pt-BR"]"#, #""en,pt-BR""#])
  func `languages are a list or a text`(written: String) {
    let sources = SettingsSources(config: Array(#"{"languages": \#(written)}"#.utf8))
    let (settings, problems) = Settings.resolve(sources)
    #expect(problems == [] && settings.words.languages == ["en", "pt-BR"])
  }

  @Test(arguments: [
    "[]", #"["en", "EN"]"#, #"["en", "auto"]"#, #""english""#, #""en,de,fr,es""#, #""""#, "1",
  ])
  func `what are no languages is named`(written: String) {
    let sources = SettingsSources(config: Array(#"{"languages": \#(written)}"#.utf8))
    let (settings, problems) = Settings.resolve(sources)
    #expect(settings.words.languages == [])
    #expect(
      problems.map(\.reason)
        == ["must be one to three language codes such as en,de, each once, or auto"])
  }
}
