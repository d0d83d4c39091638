import Testing

@testable import KeylineCore

@Suite struct TakingWordsTests {
  private static let words = [
    "tomo": ["tomorrow", "tomography"], "": ["the", "a"], "tomography": ["tomography"],
  ]

  @Test func `a word of the bar takes the place of what is typed of it, with a blank behind it`() throws {
    var play = try WordPlay(words: Self.words)
    play.type("see you tomo")
    #expect(play.offered == ["tomorrow", "tomography"])
    play.alt("2")
    #expect(play.text == "see you tomography ")
  }

  @Test(arguments: [".", ",", "!", "?", ";", ":", ")", "”", "»", "-"])
  func `a mark takes the blank back that came by itself`(mark: String) throws {
    var play = try WordPlay(words: Self.words)
    play.type("tomo")
    play.alt("1")
    play.type(mark)
    #expect(play.text == "tomorrow" + mark)
  }

  @Test(arguments: ["!", "?", ";", ":", "»"])
  func `French has a blank before a high mark`(mark: String) throws {
    var play = try WordPlay(words: Self.words, settings: ["languages": "fr"])
    play.type("tomo")
    play.alt("1")
    play.type(mark)
    #expect(play.text == "tomorrow " + mark)
  }

  @Test func `a quotation mark takes the blank back where it closes`() throws {
    var play = try WordPlay(words: Self.words)
    play.type("say \"tomo")
    play.alt("1")
    play.type("\" or tomo")
    play.alt("1")
    play.type("\"")
    #expect(play.text == "say \"tomorrow\" or tomorrow \"")
  }

  @Test func `a blank of the person's own is not taken back`() throws {
    var play = try WordPlay(words: Self.words)
    play.type("tomorrow !")
    #expect(play.text == "tomorrow !")
  }

  @Test func `before a blank that is there no second one comes`() throws {
    var play = try WordPlay(" night", words: Self.words)
    play.key(.home, .control)
    play.type("tomo")
    play.alt("1")
    #expect(play.text == "tomorrow night")
    #expect(play.session.document.caret == 9)
  }

  @Test func `a word that is taken is one step of the history`() throws {
    var play = try WordPlay(words: Self.words)
    play.type("tomo")
    play.alt("1")
    play.alt("u")
    #expect(play.text == "tomo")
  }

  @Test func `a next word is offered behind a blank`() throws {
    var play = try WordPlay(words: Self.words)
    play.type("see ")
    play.alt("1")
    #expect(play.text == "see the ")
  }

  @Test func `without smart spacing no blank comes`() throws {
    var play = try WordPlay(words: Self.words, settings: ["smartSpacing": "off"])
    play.type("tomo")
    play.alt("1")
    #expect(play.text == "tomorrow")
  }

  @Test func `inside a word its whole takes part`() throws {
    var play = try WordPlay("tomography", words: Self.words)
    play.key(.left)
    play.key(.left)
    #expect(play.queries.last?.word == "tomography")
    play.alt("1")
    #expect(play.text == "tomography ")
  }

  @Test func `where nothing is offered that is said`() throws {
    var play = try WordPlay(words: [:])
    play.type("x")
    play.alt("1")
    #expect(play.text == "x")
    #expect(play.session.notice == WordWording.noneShown)
  }

  @Test func `Tab takes the first word where a part of it is typed, and is a tab elsewhere`() throws {
    var play = try WordPlay(words: Self.words)
    play.type("see tomo")
    play.key(.tab)
    #expect(play.text == "see tomorrow ")
    play.key(.tab)
    #expect(play.text == "see tomorrow \t")
  }

  @Test func `Tab takes the pending correction before anything else`() throws {
    var play = try WordPlay(words: ["teh": ["tehran"]], corrections: ["teh": "the"])
    play.type("in teh")
    play.key(.tab)
    #expect(play.text == "in the ")
  }

  @Test func `code is neither corrected nor completed by Tab`() throws {
    var play = try WordPlay(
      words: ["teh": ["tehran"]], corrections: ["teh": "the"], privacy: Privacy(purpose: .code))
    play.type("x teh")
    play.key(.tab)
    play.type(" ")
    #expect(play.text == "x teh\t ")
  }

  @Test func `the picker goes through words with arrows and takes one with Enter or its digit`() throws {
    var play = try WordPlay(words: Self.words)
    play.type("tomo")
    play.key(.character("g"), .control)
    play.key(.right)
    #expect(play.session.words.selected == 1)
    play.key(.enter)
    #expect(play.text == "tomography ")
    play.type("tomo")
    play.key(.character("g"), .control)
    play.type("1")
    #expect(play.text == "tomography tomorrow ")
  }

  @Test func `a click on a word takes it, and one on the literal word keeps that`() throws {
    var play = try WordPlay(words: Self.words)
    play.type("tomo")
    let row = play.session.wordRow
    let second = try #require(row.items.first { $0.number == 2 })
    for kind in [MouseEvent.Kind.press(.left), .release(.left)] {
      play.send(.input(.mouse(MouseEvent(kind, column: second.column + 1, row: row.row))))
    }
    #expect(play.text == "tomography ")
  }

  @Test func `an answer to an older text is dropped`() throws {
    var play = try WordPlay(words: Self.words)
    play.type("to")
    let old = try #require(play.session.words.query)
    play.type("m")
    play.send(.words(WordAnswer(candidates: [WordCandidate("toast")]), to: old))
    #expect(play.offered.isEmpty)
  }

  @Test func `the blank that fingers type after a word is there already`() throws {
    var play = try WordPlay(words: Self.words)
    play.type("tomo")
    play.alt("1")
    play.type(" night")
    #expect(play.text == "tomorrow night")
  }

  @Test func `no blank stays at the end of a line`() throws {
    var play = try WordPlay(words: Self.words)
    play.type("tomo")
    play.alt("1")
    play.type("\n")
    #expect(play.text == "tomorrow\n")
  }

  @Test func `a word that is typed in front of another leaves that alone`() throws {
    var play = try WordPlay("go home", words: Self.words)
    play.key(.left, .control)
    play.type("tomo")
    play.alt("1")
    #expect(play.text == "go tomorrow home")
  }
}
