import Testing

@testable import KeylineCore

/// When the score is handed over to be kept.
@Suite struct KeepingScoreTests {
  private func play(_ mode: String) throws -> CompletionPlay {
    try CompletionPlay(settings: ["statistics": mode])
  }

  private func kept(_ play: CompletionPlay) -> [[Tally]] {
    play.keyboard.effects.compactMap { if case .keepScore(let tallies) = $0 { tallies } else { nil } }
  }

  @Test func `a while after the first key all keys until then are handed over, and each once`() throws {
    var play = try play("keep")
    play.type("abc", every: .seconds(1))
    play.wait(.seconds(7))
    #expect(kept(play).isEmpty)
    play.wait(.seconds(1))
    #expect(kept(play).map { $0.map(\.presses) } == [[3]])
    play.type("de")
    play.wait(.seconds(30))
    #expect(kept(play).map { $0.map(\.presses) } == [[3], [2]])
    #expect(Tally.sum(kept(play).joined()) == play.session.score.total)
    play.wait(.seconds(60))
    #expect(kept(play).count == 2)
  }

  @Test(arguments: ["off", "run"])
  func `without leave nothing is handed over`(mode: String) throws {
    var play = try play(mode)
    play.type("abc")
    play.wait(.seconds(60))
    #expect(kept(play).isEmpty)
  }

  @Test func `what was counted before there was leave is not handed over`() throws {
    var play = try play("run")
    play.type("abc")
    play.send(.settingsChanged(try play.session.settings.setting("statistics", to: "keep"), problems: []))
    play.type("d")
    play.wait(.seconds(60))
    #expect(kept(play).map { $0.map(\.presses) } == [[1]])
    #expect(play.session.score.total.presses == 4)
  }

  @Test func `each layout has a tally of its own`() throws {
    let other = try SmallLayout.read(replacing: "\"id\": \"small\"", with: "\"id\": \"other\"")
    var session = Session(
      keyboards: [try SmallLayout.read(), other],
      settings: try Settings.standard.setting("statistics", to: "keep"),
      size: ScreenSize(columns: 80, rows: 24))
    for chord in [KeyChord(.character("a")), KeyChord(.function(9)), KeyChord(.character("b"))] {
      _ = session.reduce(.input(.key(KeyEvent(chord))), now: .zero)
    }
    let change = session.takeScoreChange()
    #expect(change.map(\.layout) == ["small", "other"])
    #expect(change.map(\.presses) == [2, 1])
    #expect(session.takeScoreChange().isEmpty)
  }

  @Test func `the page reads what was kept, once what waits is kept`() throws {
    var play = try play("keep")
    play.type("abc")
    play.key(.character("s"), .alt)
    let effects = play.keyboard.effects
    #expect(kept(play).map { $0.map(\.presses) } == [[4]])
    #expect(effects.last == .loadScore)
    var earlier = Tally()
    earlier[.pressedLetters] = 1_234
    play.send(.scoreLoaded(earlier))
    #expect(play.session.scoreLines[0].contains("over time"))
    #expect(play.session.scoreLines[1].hasSuffix("1234"))
  }
}
