import Testing

@testable import KeylineCore

@Suite struct CorrectingTests {
  private static let corrections = ["teh": "the", "alot": "a lot", "recieve": "receive"]

  @Test(arguments: [" ", ".", ",", ";", ":", "!", "?", ")"])
  func `a blank or a mark has the word before it corrected`(ending: String) throws {
    var play = try WordPlay(corrections: Self.corrections)
    play.type("teh" + ending)
    #expect(play.text == "the" + ending)
  }

  @Test(arguments: ["-", "/", "@", "_", "=", "\n", "1", "é"])
  func `nothing else has`(ending: String) throws {
    var play = try WordPlay(corrections: Self.corrections)
    play.type("teh" + ending)
    #expect(play.text == "teh" + ending)
  }

  @Test func `Backspace right after it takes the correction back, and it stays so`() throws {
    var play = try WordPlay(corrections: Self.corrections)
    play.type("teh ")
    play.key(.backspace)
    #expect(play.text == "teh ")
    #expect(play.lessons.contains(.verdict(.reverted(typed: "teh", to: "the"))))
    play.type("teh ")
    #expect(play.text == "teh teh ")
  }

  @Test(arguments: ["teh.txt", "teh:8080", "teh!=x", "teh?x=1", "teh;x", "teh,md", "teh.@me", "teh./x"])
  func `a correction that turns out to stand inside of something is taken back, and not learned`(
    text: String
  ) throws {
    var play = try WordPlay(corrections: Self.corrections)
    play.type(text)
    #expect(play.text == text)
    #expect(play.lessons.last { if case .reopened = $0 { true } else { false } } != nil)
    #expect(!play.lessons.contains(.verdict(.reverted(typed: "teh", to: "the"))))
    play.type(" teh ")
    #expect(play.text == text + " the ", "elsewhere it is made again")
  }

  @Test(arguments: ["...", ".)", "?!", ".\"", ". Then", ".\n"])
  func `marks and a new sentence leave a correction as it is`(rest: String) throws {
    var play = try WordPlay(corrections: Self.corrections)
    play.type("teh" + rest)
    #expect(play.text == "the" + rest)
  }

  @Test func `a second Backspace deletes`() throws {
    var play = try WordPlay(corrections: Self.corrections)
    play.type("teh ")
    play.key(.backspace)
    play.key(.backspace)
    #expect(play.text == "teh")
  }

  @Test func `after another key Backspace only deletes`() throws {
    var play = try WordPlay(corrections: Self.corrections)
    play.type("teh x")
    play.key(.backspace)
    play.key(.backspace)
    #expect(play.text == "the")
    #expect(!play.lessons.contains(.verdict(.reverted(typed: "teh", to: "the"))))
  }

  @Test func `undo right after it takes it back for good, too`() throws {
    var play = try WordPlay(corrections: Self.corrections)
    play.type("teh ")
    play.alt("u")
    #expect(play.text == "teh")
    #expect(play.lessons.contains(.verdict(.reverted(typed: "teh", to: "the"))))
  }

  @Test func `a word can become two`() throws {
    var play = try WordPlay(corrections: Self.corrections)
    play.type("alot ")
    #expect(play.text == "a lot ")
  }

  @Test func `with autocorrect off the correction is only offered`() throws {
    var play = try WordPlay(corrections: Self.corrections, settings: ["autocorrect": "off"])
    play.type("teh")
    #expect(play.offered == ["the"])
    #expect(play.session.pendingCorrection == nil)
    play.type(" ")
    #expect(play.text == "teh ")
  }

  @Test func `the row shows what the next blank makes of the word, beside the literal word`() throws {
    var play = try WordPlay(corrections: Self.corrections)
    play.type("teh")
    let items = play.session.wordRow.items
    #expect(items.map(\.text) == ["‹teh›", "the"])
    #expect(items.map(\.isPending) == [false, true])
  }

  @Test func `a word that is opened again is not corrected`() throws {
    var play = try WordPlay("teh", corrections: Self.corrections)
    play.type(" ")
    #expect(play.text == "teh ")
    play.key(.backspace)
    play.type(" ")
    #expect(play.text == "teh ")
  }

  @Test func `what was pasted is not corrected`() throws {
    var play = try WordPlay(corrections: Self.corrections)
    play.send(.input(.paste(Array("teh".utf8))))
    play.type(" ")
    #expect(play.text == "teh ")
  }

  @Test(arguments: [Purpose.password, .url, .email, .number])
  func `no words are offered in fields of other kinds`(purpose: Purpose) throws {
    var play = try WordPlay(corrections: Self.corrections, privacy: Privacy(purpose: purpose))
    play.type("teh ")
    #expect(play.text == "teh ")
    #expect(play.queries.isEmpty)
    #expect(play.lessons.isEmpty)
  }

  @Test func `Git's comment lines are left alone`() throws {
    let text = "\n# teh\n# ------------------------ >8 ------------------------\nteh"
    var play = try WordPlay(text, file: "COMMIT_EDITMSG", corrections: Self.corrections)
    play.type(" ")
    #expect(play.text == text + " ")
    play.key(.home, .control)
    play.type("teh ")
    #expect(play.text == "the " + text + " ")
  }

  @Test func `an answer that is late is asked for before the key that depends on it`() throws {
    var session = try Session.sample(offersWords: true)
    _ = try session.key("t")
    #expect(session.areWordsBehind)
    _ = session.reduce(.rested, now: .zero)
    let query = try #require(session.words.query)
    let blank = Event.input(.key(KeyEvent(KeyChord(.character(" ")))))
    let letter = Event.input(.key(KeyEvent(KeyChord(.character("e")))))
    #expect(session.wordQuery(neededFor: blank) == query)
    #expect(session.wordQuery(neededFor: letter) == nil)
    _ = session.reduce(.words(WordAnswer(), to: query), now: .zero)
    #expect(session.wordQuery(neededFor: blank) == nil)
  }

  @Test(arguments: ["'teh' ", "dogs' "])
  func `a quote behind a word is no letter of it`(typed: String) throws {
    var play = try WordPlay(corrections: ["teh'": "the", "dogs'": "dogs"])
    play.type(typed)
    #expect(play.text == typed)
  }

  @Test func `a letter and a stop may be an abbreviation`() throws {
    var play = try WordPlay(corrections: ["i": "I"])
    play.type("x, i.e. i ")
    #expect(play.text == "x, i.e. I ")
  }

  @Test(arguments: ["\n", "]"])
  func `a slip that nothing corrects is not learned`(ending: String) throws {
    var play = try WordPlay(corrections: Self.corrections)
    play.type("teh" + ending)
    #expect(play.text == "teh" + ending)
    #expect(play.lessons.isEmpty)
  }
}
