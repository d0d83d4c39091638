import Testing

@testable import KeylineCore

@Suite struct LearningTests {
  private func learned(_ lessons: [WordLesson]) -> [String] {
    lessons.compactMap { if case .finished(let text) = $0 { text.word } else { nil } }
  }

  @Test func `a word is learned when it ends, with what stands before it`() throws {
    var play = try WordPlay()
    play.type("see you, Anna\n")
    #expect(learned(play.lessons) == ["see", "you", "Anna"])
    #expect(play.lessons.last == .finished(LearnedText(context: "see you, ", word: "Anna")))
  }

  @Test func `what a word became is learned, not what was typed`() throws {
    var play = try WordPlay(words: ["tomo": ["tomorrow"]], corrections: ["teh": "the"])
    play.type("teh tomo")
    play.alt("1")
    #expect(learned(play.lessons) == ["the", "tomorrow"])
  }

  @Test func `a correction that is taken back is unlearned, and the literal word learned`() throws {
    var play = try WordPlay(corrections: ["teh": "the"])
    play.type("teh ")
    play.key(.backspace)
    #expect(play.lessons.contains(.reopened(LearnedText(context: "", word: "the"))))
    #expect(learned(play.lessons) == ["the", "teh"])
  }

  @Test func `a word that is opened again is unlearned`() throws {
    var play = try WordPlay()
    play.type("helo ")
    play.key(.backspace)
    #expect(play.lessons.last == .reopened(LearnedText(context: "", word: "helo")))
  }

  @Test(arguments: ["password\n", "my PIN is\n", "Passwort:\n\n"])
  func `a password below its label is not learned, what follows it is`(label: String) throws {
    var play = try WordPlay()
    play.type(label + "sunshine again\nthen ")
    #expect(learned(play.lessons).suffix(1) == ["then"])
    #expect(!learned(play.lessons).contains { ["sunshine", "again"].contains($0) })
  }

  @Test func `pastes are not learned`() throws {
    var play = try WordPlay()
    play.send(.input(.paste(Array("secretword".utf8))))
    play.type(" ")
    #expect(play.lessons.isEmpty)
  }

  @Test func `incognito learns nothing, and teaches nothing`() throws {
    var play = try WordPlay(privacy: Privacy(isIncognito: true))
    play.type("hello")
    play.alt("0")
    #expect(play.lessons.isEmpty)
    #expect(play.text == "hello ")
  }

  @Test func `incognito blocks nothing`() throws {
    var play = try WordPlay(words: ["hel": ["hello"]], privacy: Privacy(isIncognito: true))
    play.type("hel")
    play.key(.delete, .alt)
    #expect(play.lessons.isEmpty)
    #expect(play.session.notice == WordWording.nothingForgotten)
  }

  @Test(arguments: ["12345", "abcDEF0123456789abcdef", "hunter2x"])
  func `what is no word is kept as it is typed, and not taught`(text: String) throws {
    var play = try WordPlay()
    play.type(text)
    play.alt("0")
    #expect(play.text.hasPrefix(text))
    #expect(!play.lessons.contains { if case .verdict = $0 { true } else { false } })
    #expect(play.session.notice == WordWording.notTaught)
  }

  @Test func `with learning off nothing is learned`() throws {
    var play = try WordPlay(settings: ["learning": "off"])
    play.type("hello ")
    #expect(play.lessons.isEmpty)
  }

  @Test func `the literal word is kept and taught`() throws {
    var play = try WordPlay(corrections: ["teh": "the"])
    play.type("teh")
    play.alt("0")
    #expect(play.text == "teh ")
    #expect(play.lessons.contains(.verdict(.taught("teh"))))
  }

  @Test func `the selected word is never offered again`() throws {
    var play = try WordPlay(words: ["to": ["tomorrow", "today"]])
    play.type("to")
    play.key(.character("g"), .control)
    play.key(.right)
    play.key(.delete, .alt)
    #expect(play.lessons == [.verdict(.blocked("today"))])
  }

  @Test func `a word that the mouse holds has a menu`() throws {
    var play = try WordPlay(words: ["to": ["tomorrow", "today"]])
    play.type("to")
    let row = play.session.wordRow
    let first = try #require(row.items.first { $0.number == 1 })
    play.send(.input(.mouse(MouseEvent(.press(.left), column: first.column, row: row.row))))
    play.wait(Delay.longPress)
    play.type("n")
    #expect(play.lessons == [.verdict(.blocked("tomorrow"))])
    #expect(play.text == "to")
  }
}
