import Testing

@testable import KeylineCore

/// What is counted of a run, and where.
@Suite struct ScoreTests {
  private static let words = ["tomo": ["tomorrow", "tomography"], "omw": ["omwards"]]

  private func play(
    _ settings: [String: String] = [:], corrections: [String: String] = ["teh": "the"],
    privacy: Privacy = Privacy()
  ) throws -> WordPlay {
    try WordPlay(words: Self.words, corrections: corrections, settings: settings, privacy: privacy)
  }

  // MARK: Presses

  @Test func `keys are counted by what they are for`() throws {
    var play = try play()
    play.type("ab c\n")
    play.key(.backspace)
    play.key(.left)
    play.key(.right, .shift)
    play.alt("1")
    play.key(.function(1))
    play.key(.escape)
    let score = play.session.score.total
    #expect(ScoreCounter.presses.map { score[$0] } == [4, 2, 2, 1, 2])
    #expect(score.presses == 11)
    #expect(score[.characters] == 5)
  }

  @Test func `keys that a page or a list reads are for that`() throws {
    var play = try play()
    play.type("tomo")
    play.key(.character("g"), .control)
    play.type("1")
    play.alt("x")
    play.type("help")
    play.key(.escape)
    play.key(.character("r"), .control)
    play.type("to")
    let score = play.session.score.total
    #expect(play.text == "tomorrow ")
    #expect(ScoreCounter.presses.map { score[$0] } == [4, 1, 2, 2, 6])
  }

  @Test func `a key counts for the drawn key that it lights, on the layer that is drawn`() throws {
    var play = try play(["keys.flash": "off"])
    play.type("abBa ")
    play.key(.backspace)
    #expect(
      play.session.score.total.keys == [
        ScoreKey(layer: "base", key: "a"): 2, ScoreKey(layer: "base", key: "b"): 2,
        ScoreKey(layer: "base", key: "space"): 1, ScoreKey(layer: "base", key: "delete"): 1,
      ])
  }

  @Test func `a click on a drawn key is a press of it`() throws {
    var play = try play()
    for id in ["b", "pages", "1"] {
      let place = try #require(play.session.screenLayout.frame(ofKey: id))
      for kind in [MouseEvent.Kind.press(.left), .release(.left)] {
        play.send(.input(.mouse(MouseEvent(kind, column: place.column, row: place.row))))
      }
    }
    let score = play.session.score.total
    #expect(score[.pressedLetters] == 2 && score[.pressedCommands] == 1 && score.presses == 3)
    #expect(score.keys[ScoreKey(layer: "digits", key: "1")] == 1)
    #expect(score[.characters] == 2)
  }

  @Test func `drawn keys that type into a page count once`() throws {
    var play = try play()
    play.alt("x")
    let before = play.session.score.total.presses
    let place = try #require(play.session.screenLayout.frame(ofKey: "b"))
    for kind in [MouseEvent.Kind.press(.left), .release(.left)] {
      play.send(.input(.mouse(MouseEvent(kind, column: place.column, row: place.row))))
    }
    #expect(play.session.score.total.presses == before + 1)
    #expect(play.session.score.total[.characters] == 0)
  }

  // MARK: Savings

  @Test func `a word of the bar saves the rest of it and its blank, less the key that took it`() throws {
    var play = try play()
    play.type("tomo")
    play.alt("2")
    let score = play.session.score.total
    #expect(play.text == "tomography ")
    #expect(score[.savedByWords] == 6)
    #expect(score[.characters] == 11)
    #expect(score[.takenSecondWord] == 1 && score[.takenFirstWord] == 0)
    #expect(score[.offeredWords] == 1 && score[.takenWords] == 1)
    #expect(score.pressesPerCharacter == 5.0 / 11)
  }

  @Test(arguments: [".", " ", "\n"])
  func `the blank that came with a word saves nothing where a mark takes its place`(next: String) throws {
    var play = try play()
    play.type("tomo")
    play.alt("1")
    play.type(next)
    let score = play.session.score.total
    #expect(score[.savedByWords] == 3)
    #expect(score[.characters] == play.text.count)
  }

  @Test func `a correction saves what it would have cost by hand, and no more where it is taken back`() throws
  {
    var play = try play()
    play.type("teh ")
    #expect(play.session.score.total[.savedByCorrections] == 4)
    #expect(play.session.score.total[.corrections] == 1)
    play.key(.backspace)
    let score = play.session.score.total
    #expect(play.text == "teh ")
    #expect(score[.savedByCorrections] == 0 && score[.corrections] == 1 && score[.reverts] == 1)
  }

  @Test func `undo right after a correction takes it back`() throws {
    var play = try play()
    play.type("teh ")
    play.alt("u")
    #expect(play.session.score.total[.reverts] == 1 && play.session.score.total.saved == 0)
  }

  @Test func `a correction that turns out to be none is neither one nor taken back`() throws {
    var play = try play()
    play.type("teh.txt")
    let score = play.session.score.total
    #expect(play.text == "teh.txt")
    #expect(score[.corrections] == 0 && score[.reverts] == 0 && score.saved == 0)
  }

  @Test func `a replacement saves as one`() throws {
    var play = try play()
    play.send(.replacementsChanged(Replacements([try Replacement(shortcut: "omw", text: "on my way")])))
    play.type("omw")
    play.alt("1")
    #expect(play.session.score.total[.savedByReplacements] == 10)
    #expect(play.session.score.total[.takenFirstWord] == 1)
  }

  @Test func `a word that is finished in spite of offers was offered, not taken`() throws {
    var play = try play()
    play.type("omw xyz ")
    #expect(play.session.score.total[.offeredWords] == 1)
    #expect(play.session.score.total.wordAcceptance == 0)
  }

  @Test func `what is pasted saves nothing and was not written`() throws {
    var play = try play()
    play.type("a")
    play.send(.input(.paste(Array("many words".utf8))))
    #expect(play.session.score.total[.characters] == 1 && play.session.score.total.saved == 0)
  }

  @Test(arguments: [
    (Key.tab, Modifiers(), ScoreCounter.savedByGhost, 17), (.right, .alt, .savedByGhostWords, 7),
    (.character("4"), .alt, .savedByCompletions, 17), (.character("5"), .alt, .savedByCompletions, 6),
  ])
  func `completions save by the way they are taken`(
    key: Key, modifiers: Modifiers, saver: ScoreCounter, saved: Int
  ) throws {
    var play = try CompletionPlay()
    play.type("on for")
    play.pauseAndAnswer("tonight at eight?", "lunch?")
    play.key(key, modifiers)
    let score = play.session.score.total
    #expect(score[saver] == saved && score.saved == saved)
    #expect(score[.offeredCompletions] == 1 && score[.takenCompletions] == 1)
    #expect(score[key == .character("5") ? .takenSecondCompletion : .takenFirstCompletion] == 1)
  }

  @Test func `a completion that is taken word by word was offered once and taken once`() throws {
    var play = try CompletionPlay()
    play.type("on for")
    play.pauseAndAnswer("tonight at eight?")
    for _ in 0..<3 { play.key(.right, .alt) }
    #expect(play.session.score.total.completionAcceptance == 1)
  }

  // MARK: Speed

  @Test func `pauses are no writing`() throws {
    var play = try CompletionPlay()
    play.type("abcdefghij", every: .milliseconds(500))
    play.wait(.seconds(60))
    play.type("klmnopqrst", every: .milliseconds(500))
    let score = play.session.score.total
    #expect(score[.activeMicroseconds] == 9_000_000)
    #expect(score.wordsPerMinute.map { ($0 * 100).rounded() } == 2667)
  }

  @Test func `a moment is too short for a speed`() throws {
    var play = try CompletionPlay()
    play.type("abc", every: .milliseconds(100))
    #expect(play.session.score.total.wordsPerMinute == nil)
  }

  // MARK: Where nothing is counted

  @Test(
    arguments: [
      (["statistics": "off"], Privacy()), ([:], Privacy(isIncognito: true)),
      ([:], Privacy(purpose: .password)),
      (["statistics": "keep"], Privacy(isIncognito: true)),
    ] as [([String: String], Privacy)])
  func `nothing is counted where that is not wanted`(settings: [String: String], privacy: Privacy) throws {
    var play = try play(settings, privacy: privacy)
    play.type("teh tomo")
    play.alt("1")
    play.key(.backspace)
    play.wait(.seconds(60))
    #expect(play.session.score == Score())
  }

  @Test func `incognito stops the count where it stands`() throws {
    var play = try play()
    play.type("ab")
    play.alt("x")
    play.type("incognito")
    play.key(.enter)
    let before = play.session.score.total
    play.type("teh ")
    #expect(play.session.isIncognito && play.session.score.total == before)
  }
}
