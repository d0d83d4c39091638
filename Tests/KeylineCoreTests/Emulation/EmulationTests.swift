import Testing

@testable import KeylineCore

/// What a session does differently under each rule.
@Suite struct EmulationTests {
  private func requests(_ play: CompletionPlay) -> [CompletionQuery] {
    play.requests.compactMap { if case .complete(_, let query, _) = $0 { query } else { nil } }
  }

  private func setting(_ rules: String, in play: inout CompletionPlay) throws {
    play.send(.settingsChanged(try play.session.settings.setting("emulate", to: rules), problems: []))
  }

  // MARK: Access

  @Test(arguments: ["noAccess", "noApp", "ios"])
  func `nothing is asked, whatever was granted`(rule: String) throws {
    var play = try CompletionPlay(settings: ["emulate": rule])
    play.type("we meet")
    play.wait(.seconds(2))
    #expect(requests(play).isEmpty)
    #expect(play.session.completionBadge == "AI off: access")
    #expect(play.session.stateMarks.contains("~" + rule))
  }

  @Test func `a request under way is given up, and may be made again without the rule`() throws {
    var play = try CompletionPlay()
    play.type("we meet")
    play.wait(.milliseconds(400))
    #expect(requests(play).count == 1)
    try setting("noAccess", in: &play)
    play.answer(1, .text("tonight"), .finished(CompletionEnd(.finished)))
    #expect(play.completions.isEmpty)
    try setting("none", in: &play)
    play.type("s")
    play.wait(.milliseconds(400))
    #expect(requests(play).count == 2)
  }

  // MARK: Context

  @Test func `a provider sees only the end of the text`() throws {
    var play = try CompletionPlay(settings: ["emulate": "context:8"])
    play.type("one two three four")
    play.wait(.milliseconds(400))
    #expect(requests(play).map(\.before) == ["ree four"])
  }

  @Test func `the predictor sees the word and what is left of the length`() throws {
    var play = try WordPlay(settings: ["emulate": "context:8"])
    play.type("one two tom")
    #expect(play.queries.last?.word == "tom")
    #expect(play.queries.last?.context == " two ")
    play.type("orrowing")
    #expect(play.queries.last?.word == "tomorrowing" && play.queries.last?.context == "")
  }

  @Test(arguments: [(0, "AB C"), (1, "Ab C"), (2, "Ab c"), (40, "Ab c")])
  func `where the end of the text is cut off a sentence seems to begin`(length: Int, text: String) throws {
    var play = try WordPlay(
      settings: ["emulate": "context:\(length)", "autocapitalize": "on", "suggestions.words": "off"])
    play.type("ab c")
    #expect(play.text == text)
  }

  // MARK: Secure fields

  @Test func `a secure field is a password's as long as it is one`() throws {
    var play = try CompletionPlay()
    try setting("secure", in: &play)
    #expect(play.session.purpose == .password)
    play.type("we meet")
    play.wait(.seconds(2))
    #expect(requests(play).isEmpty && play.session.litKey == nil)
    try setting("none", in: &play)
    #expect(play.session.purpose == .text)
  }

  // MARK: The globe

  @Test func `no globe is drawn, and the key of the system goes on to the next keyboard`() throws {
    let other = try SmallLayout.read(replacing: "\"id\": \"small\"", with: "\"id\": \"other\"")
    var session = Session(
      keyboards: [try SmallLayout.read(), other], settings: .standard, size: ScreenSize(columns: 80, rows: 24)
    )
    #expect(session.screenLayout.frame(ofKey: "globe") != nil)
    for rule in ["noGlobe", "none"] {
      let settings = try session.settings.setting("emulate", to: rule)
      _ = session.reduce(.settingsChanged(settings, problems: []), now: .zero)
      #expect((session.screenLayout.frame(ofKey: "globe") == nil) == (rule == "noGlobe"))
    }
    _ = session.reduce(
      .settingsChanged(try session.settings.setting("emulate", to: "noGlobe"), problems: []), now: .zero)
    _ = session.reduce(.input(.key(KeyEvent(KeyChord(.function(9))))), now: .zero)
    #expect(session.keyboard.id == "other")
    #expect(session.screenLayout.frame(ofKey: "globe") == nil)
  }

  // MARK: The app

  @Test func `without the app there are no replacements`() throws {
    var play = try WordPlay(settings: ["emulate": "noApp"])
    play.send(.replacementsChanged(Replacements([try Replacement(shortcut: "omw", text: "on my way")])))
    play.type("omw")
    #expect(!play.offered.contains("on my way"))
  }

  // MARK: The end

  @Test func `the keyboard is ended at its time and starts again with its text, each time`() throws {
    var play = try WordPlay(settings: ["emulate": "kill:3"])
    play.send(.started(after: 0))
    play.type("abc")
    play.key(.left)
    play.wait(.milliseconds(2_999))
    #expect(play.session.deaths == 0)
    play.wait(.milliseconds(1))
    #expect(play.session.deaths == 1 && play.session.notice == EmulationWording.revived)
    play.type("d")
    #expect(play.text == "abdc")
    play.wait(.seconds(3))
    #expect(play.session.deaths == 2 && play.text == "abdc")
  }

  @Test func `a rule that is taken back ends nobody`() throws {
    var play = try WordPlay(settings: ["emulate": "kill:3"])
    play.send(.started(after: 0))
    play.send(.settingsChanged(try play.session.settings.setting("emulate", to: "none"), problems: []))
    play.wait(.seconds(60))
    #expect(play.session.deaths == 0)
  }

  @Test func `a rule that is set counts from then on`() throws {
    var play = try WordPlay()
    play.send(.started(after: 0))
    play.wait(.seconds(10))
    play.send(.settingsChanged(try play.session.settings.setting("emulate", to: "kill:3"), problems: []))
    play.wait(.seconds(2))
    #expect(play.session.deaths == 0)
    play.wait(.seconds(1))
    #expect(play.session.deaths == 1)
  }
}
