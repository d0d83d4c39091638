import Testing

@testable import KeylineCore

@Suite struct TapeWriterTests {
  private var writer = TapeWriter(
    beginning: Beginning(selection: TextSelection(caret: 0)), settings: .standard,
    size: ScreenSize(columns: 80, rows: 24), asksAI: false, at: .zero)

  private static let head = "resize 80x24\nscripted\n"

  private func key(_ notation: String, _ phase: KeyPhase = .press) throws -> TapeMoment {
    .key(KeyEvent(try KeyChord(notation: notation), phase))
  }

  private mutating func type(_ text: String, every pause: Int, from start: Int = 0) throws {
    for (index, character) in text.enumerated() {
      writer.note(.key(KeyEvent(KeyChord(.character(character)))), at: .milliseconds(start + index * pause))
    }
  }

  /// The lines without the remark that comes first.
  private mutating func lines(at end: Int) -> String {
    writer.finish(at: .milliseconds(end))
    return String(writer.takeLines().drop { $0 != "\n" }.dropFirst())
  }

  @Test mutating func `a word becomes a line, with the time after each character`() throws {
    writer.note(try key("h"), at: .milliseconds(500))
    writer.note(try key("i"), at: .milliseconds(593))
    writer.note(try key(" "), at: .milliseconds(700))
    writer.note(try key("x"), at: .milliseconds(750))
    #expect(lines(at: 900) == Self.head + "sleep 500ms\ntype \"hi \" 93ms 107ms 50ms\ntype \"x\" 150ms\n")
  }

  @Test mutating func `other keys and what is held keep their times`() throws {
    writer.note(try key("Enter"), at: .zero)
    writer.note(try key("e", .release), at: .milliseconds(20))
    writer.note(try key("e", .repeating), at: .milliseconds(30))
    writer.note(.paste(Array("a \"b\"\n".utf8)), at: .milliseconds(30))
    #expect(
      lines(at: 30) == Self.head + "key Enter\nsleep 20ms\nkey e release\nsleep 10ms\nkey e repeat\n"
        + "paste \"a \\\"b\\\"\\n\"\n")
  }

  @Test mutating func `a click names the drawn key, another place its cell, and a hold its time`() {
    func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ key: String? = nil) -> TapeMoment {
      .mouse(MouseEvent(kind, column: column, row: 4), keyID: key)
    }
    writer.note(mouse(.press(.left), 3, "a"), at: .zero)
    writer.note(mouse(.release(.left), 3, "a"), at: .zero)
    writer.note(mouse(.press(.left), 3), at: .zero)
    writer.note(mouse(.release(.left), 3), at: .milliseconds(450))
    writer.note(mouse(.press(.left), 3), at: .milliseconds(450))
    writer.note(mouse(.drag(.left), 5), at: .milliseconds(500))
    writer.note(mouse(.release(.left), 5), at: .milliseconds(600))
    #expect(
      lines(at: 600) == Self.head + "click a\nhold 4,5 450ms\nmouse press 4,5 left\nsleep 50ms\n"
        + "mouse drag 6,5 left\nsleep 100ms\nmouse release 6,5 left\n")
  }

  @Test mutating func `answers come when they came`() {
    writer.note(.answer(.text("one\n")), at: .milliseconds(5))
    writer.note(.answer(.finished(CompletionEnd(.finished))), at: .milliseconds(9))
    writer.note(.answer(.failed(.overloaded(status: 529))), at: .milliseconds(9))
    #expect(
      lines(at: 9) == Self.head + "sleep 5ms\nanswer part \"one\\n\"\nsleep 4ms\nanswer end\n"
        + "answer failure overloaded\n")
  }

  @Test(arguments: [
    ("sk-ant-api03-abcdef", "*******************"), ("Password: hunter2", "Password: *******"),
    ("pay 4111 1111 1111 1111", "pay **** **** **** ****"),
  ])
  mutating func `secrets are left out, letter by letter`(typed: String, told: String) throws {
    try type(typed, every: 0)
    var text = ""
    for line in try Tape(parsing: lines(at: 0)).lines {
      if case .type(let part, _) = line.command { text += part }
    }
    #expect(text == told)
  }

  @Test mutating func `a secret that is corrected halfway stays one`() throws {
    try type("sk-ant-ab", every: 1)
    writer.note(try key("Backspace"), at: .milliseconds(9))
    try type("cdefgh", every: 1, from: 10)
    let told = lines(at: 16)
    #expect(!told.contains("cdefgh") && !told.contains("ant"))
  }

  @Test mutating func `what it writes can be read, and reads as what was noted`() throws {
    let odd = "a\\\"\t\u{1B}\u{7F}\u{200D}é"
    writer.note(
      .begun(Beginning(text: PieceTree(odd), selection: TextSelection(anchor: 1, head: 3))), at: .zero)
    writer.note(.set(name: "theme", value: "two words"), at: .zero)
    writer.note(.clipboard(Array(odd.utf8)), at: .zero)
    writer.note(.mark("here"), at: .zero)
    writer.note(.expectText(odd), at: .zero)
    #expect(
      try Tape(parsing: lines(at: 0)).lines.map(\.command).dropFirst(2) == [
        .text(before: "a", selected: "\\\"", after: "\t\u{1B}\u{7F}\u{200D}é"),
        .set(name: "theme", value: "two words"), .clipboard(odd), .mark(name: "here"), .expectText(odd),
      ])
  }

  @Test func `a tape begins with what is not as on a fresh machine, and nothing personal`() throws {
    let settings = try Settings.standard.setting("theme", to: "light").setting("ai.model", to: "mine")
    var writer = TapeWriter(
      beginning: Beginning(text: "abc", selection: TextSelection(caret: 1), purpose: .code),
      settings: settings,
      size: ScreenSize(columns: 40, rows: 12), asksAI: true, at: .seconds(3))
    writer.finish(at: .seconds(3))
    let lines = writer.takeLines().split(separator: "\n").dropFirst()
    #expect(
      lines == [
        "resize 40x12", "set theme light", "scripted", "set ai.provider demo", "purpose code",
        "text \"a\" \"bc\"",
      ])
  }
}
