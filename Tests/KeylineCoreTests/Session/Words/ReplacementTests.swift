import Testing

@testable import KeylineCore

@Suite struct OfferedReplacementTests {
  private func play(_ settings: [String: String] = [:]) throws -> WordPlay {
    var play = try WordPlay(words: ["omw": ["omwards"]], settings: settings)
    let replacements = Replacements([
      try Replacement(shortcut: "omw", text: "on my way"),
      try Replacement(shortcut: ";sig", text: "Ada\nLondon"),
    ])
    play.send(.replacementsChanged(replacements))
    return play
  }

  @Test func `a replacement is offered first, and not made unasked`() throws {
    var play = try play()
    play.type("omw")
    #expect(play.offered == ["on my way", "omwards"])
    #expect(play.session.words.candidates.first?.source == .replacement)
    play.type(" ")
    #expect(play.text == "omw ")
  }

  @Test func `it is taken as any word of the bar, and is one step`() throws {
    var play = try play()
    play.type("omw")
    play.alt("1")
    #expect(play.text == "on my way ")
    play.alt("u")
    #expect(play.text == "omw")
  }

  @Test func `a shortcut may have marks, and a text lines`() throws {
    var play = try play()
    play.type("x ;sig")
    play.alt("1")
    #expect(play.text == "x Ada\nLondon ")
  }

  @Test(arguments: [("omw ", "on my way "), ("omw.", "omw."), ("Omw ", "On my way ")])
  func `where it is set so, a blank makes the replacement, and nothing else does`(
    typed: String, text: String
  ) throws {
    var play = try play(["replacements.expand": "on"])
    play.type(typed)
    #expect(play.text == text)
  }

  @Test func `Backspace right after takes it back, and it may come again`() throws {
    var play = try play(["replacements.expand": "on"])
    play.type("omw ")
    play.key(.backspace)
    #expect(play.text == "omw ")
    play.type("omw ")
    #expect(play.text == "omw on my way ")
  }
}
