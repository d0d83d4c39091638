import Testing

@testable import KeylineCore

/// Taking completions: with which keys, how much, and what undo makes of it.
@Suite struct TakingTests {
  private static func shown(
    _ text: String = "on for", settings: [String: String] = [:],
    answers: [String] = ["tonight at eight?", "lunch?", "the game?"]
  ) throws -> CompletionPlay {
    var play = try CompletionPlay(settings: settings)
    play.type(text)
    play.wait(.milliseconds(400))
    let id = play.session.completion.request?.id ?? 0
    play.answer(id, .text(answers.joined(separator: "\n")), .finished(CompletionEnd(.finished)))
    return play
  }

  @Test(arguments: [
    (Key.tab, Modifiers(), "on for tonight at eight?"), (.right, Modifiers(), "on for tonight at eight?"),
    (.end, Modifiers(), "on for tonight at eight?"),
    (Key.right, Modifiers.control, "on for tonight at eight?"),
    (Key.character("e"), Modifiers.control, "on for tonight at eight?"),
    (Key.right, Modifiers.alt, "on for tonight"),
    (Key.character("4"), Modifiers.alt, "on for tonight at eight?"),
    (Key.character("5"), Modifiers.alt, "on for lunch?"),
    (Key.character("6"), Modifiers.alt, "on for the game?"),
  ]) func `a key takes it`(key: Key, modifiers: Modifiers, text: String) throws {
    var play = try Self.shown()
    play.key(key, modifiers)
    #expect(play.text == text)
    if modifiers != .alt || key != .right { #expect(play.completions == []) }
    play.wait(.seconds(5))
    #expect(play.requests.count { if case .complete = $0 { true } else { false } } == 1)
    #expect(play.requests.last == .taken(id: 1, characters: text.count - "on for".count))
  }

  @Test func `word by word the rest stays`() throws {
    var play = try Self.shown()
    play.key(Key.right, Modifiers.alt)
    #expect(play.session.ghostText == " at eight?")
    play.key(Key.right, Modifiers.alt)
    play.key(Key.right, Modifiers.alt)
    #expect(play.text == "on for tonight at eight?")
    #expect(play.session.ghostText == nil)
  }

  @Test func `each take is one step of undo with its name`() throws {
    var play = try Self.shown()
    play.key(Key.right, Modifiers.alt)
    play.key(.tab)
    play.key(Key.character("u"), Modifiers.alt)
    #expect(play.text == "on for tonight")
    #expect(play.session.notice == "Undid: suggestion")
    play.key(Key.character("u"), Modifiers.alt)
    #expect(play.text == "on for")
  }

  @Test(arguments: [
    (Key.right, Modifiers()), (.end, Modifiers()), (Key.right, Modifiers.alt), (Key.right, Modifiers.control),
    (Key.character("e"), Modifiers.control),
  ])
  func `without a completion the keys move`(key: Key, modifiers: Modifiers) throws {
    var play = try CompletionPlay("ab cd")
    play.key(.home)
    play.key(key, modifiers)
    #expect(play.text == "ab cd")
    #expect(play.session.document.selection.head > 0)
  }

  @Test func `Tab stays a tab`() throws {
    var plain = try CompletionPlay("ab")
    plain.key(.tab)
    #expect(plain.text == "ab\t")
    var quoted = try Self.shown()
    quoted.key(Key.character("q"), Modifiers.control)
    quoted.key(.tab)
    #expect(quoted.text == "on for\t")
    var indented = try CompletionPlay("Go on\n  ")
    indented.key(Key.character("/"), Modifiers.alt)
    indented.answer(1, .text("with it\n"), .finished(CompletionEnd(.finished)))
    #expect(indented.session.ghostText == "with it")
    indented.key(.tab)
    #expect(indented.text == "Go on\n  \t")
  }

  @Test func `Esc dismisses, then means what it always does`() throws {
    var play = try Self.shown()
    play.key(.escape)
    #expect(play.completions == [] && play.text == "on for")
    play.wait(.seconds(5))
    #expect(play.completions == [])
  }

  @Test func `next and previous go round`() throws {
    var play = try Self.shown()
    play.key(Key.character("n"), Modifiers.alt)
    #expect(play.session.ghostText == " lunch?")
    play.key(Key.character("p"), Modifiers.alt)
    play.key(Key.character("p"), Modifiers.alt)
    #expect(play.session.ghostText == " the game?")
    play.key(.tab)
    #expect(play.text == "on for the game?")
  }

  @Test func `Ctrl-G takes by number or with arrows`() throws {
    var number = try Self.shown()
    number.key(Key.character("g"), Modifiers.control)
    number.key(.character("5"))
    #expect(number.text == "on for lunch?")
    var arrows = try Self.shown()
    arrows.key(Key.character("g"), Modifiers.control)
    arrows.key(.down)
    arrows.key(.down)
    arrows.key(.enter)
    #expect(arrows.text == "on for the game?")
    var left = try Self.shown()
    left.key(Key.character("g"), Modifiers.control)
    left.key(.escape)
    #expect(left.text == "on for" && left.completions.count == 3)
    var none = try CompletionPlay("ab")
    none.key(Key.character("g"), Modifiers.control)
    #expect(none.session.modes.isEmpty && none.session.notice != nil)
  }

  @Test func `keys are bound anew, and a chord means two things at its two times`() throws {
    var play = try Self.shown(settings: ["bindings.completion.take": "Ctrl-F"])
    play.key(Key.character("f"), Modifiers.control)
    #expect(play.text == "on for tonight at eight?")
    play.key(.home)
    play.key(Key.character("f"), Modifiers.control)
    #expect(play.session.document.selection.head == 1)
  }

  @Test func `in the midst of a line there is no ghost text, but its numbers take`() throws {
    var play = try CompletionPlay("on for . See you.")
    for _ in 0..<11 { play.key(.left) }
    play.key(Key.character("/"), Modifiers.alt)
    play.answer(1, .text("tonight\nlunch\n"), .finished(CompletionEnd(.finished)))
    #expect(play.completions.count == 2 && play.session.ghostText == nil)
    play.key(Key.character("5"), Modifiers.alt)
    #expect(play.text.contains("lunch"))
  }

  @Test func `a click takes a completion`() throws {
    var play = try Self.shown()
    let pane = play.session.screenLayout.completions
    #expect(pane.height == 3)
    play.send(.input(.mouse(MouseEvent(.press(.left), column: 5, row: pane.row + 1))))
    play.send(.input(.mouse(MouseEvent(.release(.left), column: 5, row: pane.row + 1))))
    #expect(play.text == "on for lunch?")
  }

  @Test func `what is taken keeps the line ends of the file out`() throws {
    let play = try Self.shown(answers: ["one\r\ntwo\u{1B}[31m"])
    #expect(play.completions == [" one", " two"])
  }
}
