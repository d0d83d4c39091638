import Glibc
import Testing

@testable import KeylineTestSupport

/// Files that change while the keyboard runs.
@Suite struct ChangedFileTests {
  private static let config = ".config/keyline/config.json"
  private static let layout = ".config/keyline/layouts/tiny.json"
  private static let theme = ".config/keyline/themes/mine.json"
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start() throws -> TerminalProgram {
    let program = try TerminalProgram.keyboard(
      size: TerminalSize(columns: 200, rows: 24), environment: ["KEYLINE_DATA_DIR": ""], folder: folder)
    try program.waitFor(text: "F1 help")
    return program
  }

  private func waitForMouseOff(_ isOff: Bool, _ program: TerminalProgram) throws {
    try program.waitFor("the mouse to be \(isOff ? "off" : "on")") { $0.text.contains("mouse off") == isOff }
  }

  /// As an editor does that keeps the old file until the new one is whole.
  private func replace(_ name: String, by text: String) throws {
    let new = try folder.write(text, to: name + ".new")
    #expect(rename(new, folder.path(of: name)) == 0)
  }

  private func finish(_ program: TerminalProgram) throws {
    try program.type("typed")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "typed")
  }

  @Test(arguments: [true, false])
  func aConfigurationTakesEffectWhenItIsWritten(isThere: Bool) throws {
    if isThere { try folder.write("{}", to: Self.config) }
    let program = try start()
    try folder.write("{mouse: false}", to: Self.config)
    try waitForMouseOff(true, program)
    try replace(Self.config, by: "{mouse: true}")
    try waitForMouseOff(false, program)
    try replace(Self.config, by: "{mouse: false}")
    try waitForMouseOff(true, program)
    #expect(unlink(folder.path(of: Self.config)) == 0)
    try waitForMouseOff(false, program)
    try finish(program)
  }

  @Test func aConfigurationBehindALinkTakesEffect() throws {
    let target = try folder.write("{}", to: "dotfiles/keyline.json")
    try folder.write("", to: ".config/keyline/other")
    #expect(symlink(target, folder.path(of: Self.config)) == 0)
    let program = try start()
    try folder.write("{mouse: false}", to: "dotfiles/keyline.json")
    try waitForMouseOff(true, program)
    try finish(program)
  }

  @Test func aConfigurationOfTheCommandLineTakesEffect() throws {
    try folder.write("{}", to: "mine.json")
    let program = try TerminalProgram.keyboard(
      ["--config", "mine.json", "text"], size: TerminalSize(columns: 200, rows: 24), folder: folder)
    try folder.write("{mouse: false}", to: "mine.json")
    try waitForMouseOff(true, program)
    try finish(program)
  }

  @Test func whatAnotherProcessSetsTakesEffect() throws {
    let program = try start()
    func set(_ name: String, _ value: String) throws {
      let run = try CommandRun([ExecutablePath.keyline(), "settings", "set", name, value], folder: folder)
      #expect(run.status == .exited(0), "\(run.errors)")
    }
    try set("mouse", "off")
    try waitForMouseOff(true, program)
    try set("keyboards", "azerty-fr,qwertz-de")
    try program.waitFor("the French keys") { $0.text.contains(" FR ") && !$0.text.contains(" EN ") }
    try set("labels", "ascii")
    try program.waitFor("labels in ASCII") { !$0.text.contains("⇧") }
    let isColoured = { (screen: TerminalScreen) in screen[23, 1].foreground != .standard }
    #expect(isColoured(program.screen))
    try set("theme", "mono")
    try program.waitFor("a theme without colours") { !isColoured($0) }
    try finish(program)
  }

  @Test func aConfigurationThatCannotBeReadChangesNothingAndIsSaid() throws {
    try folder.write("{mouse: false}", to: Self.config)
    let program = try start()
    try waitForMouseOff(true, program)
    let path = try folder.write("{mouse: ", to: Self.config)
    try program.waitFor(text: "\(path): line 1, column 9: not JSON")
    try waitForMouseOff(true, program)
    try replace(Self.config, by: "{mouse: 'maybe'}")
    try program.waitFor(text: "\(path): mouse: must be on or off")
    try waitForMouseOff(true, program)
    try replace(Self.config, by: "{mouse: true}")
    try waitForMouseOff(false, program)
    try finish(program)
  }

  @Test func aLayoutTakesEffectWhenItChangesAndStaysWhenItBreaks() throws {
    try folder.write("{keyboards: ['tiny']}", to: Self.config)
    try folder.write(Self.tiny("one"), to: Self.layout)
    let program = try start()
    try program.waitFor(text: "one")
    let path = try folder.write(Self.tiny("two"), to: Self.layout)
    try program.waitFor(text: "two")
    try replace(Self.layout, by: Self.tiny("thr"))
    try program.waitFor(text: "thr")
    try folder.write(Self.tiny("fou").replacing("\"locale\"", with: "\"local\""), to: Self.layout)
    try program.waitFor(text: "\(path): there is no field \"local\"; did you mean \"locale\"?")
    try program.waitFor(text: "thr")
    #expect(unlink(path) == 0)
    try program.waitFor(text: "The file of the layout tiny is gone")
    try program.waitFor(text: "thr")
    try replace(Self.layout, by: Self.tiny("fiv"))
    try program.waitFor(text: "fiv")
    try finish(program)
  }

  @Test func aThemeTakesEffectWhenItChangesAndStaysWhenItBreaks() throws {
    let program = try TerminalProgram.keyboard(
      size: TerminalSize(columns: 200, rows: 24), environment: ["COLORTERM": "truecolor"], folder: folder)
    try program.waitFor(text: "F1 help")
    func waitForColor(_ sequence: String) throws {
      try program.wait(for: "the colour \(sequence)", within: TerminalProgram.patience) {
        String(decoding: program.output, as: UTF8.self).contains(sequence)
      }
    }
    try folder.write(Self.theme("toolbar", "#010203"), to: Self.theme)
    try folder.write("{theme: 'mine'}", to: Self.config)
    try waitForColor("38;2;1;2;3")
    try replace(Self.theme, by: Self.theme("toolbar", "#040506"))
    try waitForColor("38;2;4;5;6")
    try folder.write(Self.theme("tolbar", "#070809"), to: Self.theme)
    try program.waitFor(text: "mine.json")
    #expect(program.screen.text.contains("there is no such style"))
    try replace(Self.theme, by: Self.theme("toolbar", "#0A0B0C"))
    try waitForColor("38;2;10;11;12")
    try finish(program)
  }

  @Test func whatIsWrongAtTheStartIsSaidWithItsPlace() throws {
    let path = try folder.write("{keyboards: ['qwerty-en', 'tyni']}", to: Self.config)
    try folder.write(Self.tiny("one"), to: Self.layout)
    let program = try start()
    try program.waitFor(text: "\(path): keyboards: there is no layout \"tyni\"; did you mean tiny?")
    try finish(program)
  }

  @Test(arguments: [
    (
      ["--layout", "azerti-fr", "text"], "--layout: there is no layout \"azerti-fr\"; did you mean azerty-fr?"
    ),
    (["--keyboards", "qwerty-en,nope", "text"], "--keyboards: there is no layout \"nope\""),
    (["--theme", "lihgt", "text"], "--theme: there is no theme \"lihgt\"; did you mean light?"),
    (["--config", "none.json", "text"], "--config: there is no file none.json"),
  ])
  func whatAnOptionNamesInVainIsSaidAndTheRunGoesOn(arguments: [String], sentence: String) throws {
    let program = try TerminalProgram.keyboard(
      arguments, size: TerminalSize(columns: 200, rows: 24), folder: folder)
    try program.waitFor(text: sentence)
    try finish(program)
  }

  @Test(arguments: [
    ["--layout", "qwertz-de", "text"],
    ["--layout", "qwertz-de", "--keyboards", "qwerty-en,qwertz-de", "text"],
  ])
  func theLayoutOfTheCommandLineComesFirst(arguments: [String]) throws {
    let program = try TerminalProgram.keyboard(
      arguments, size: TerminalSize(columns: 200, rows: 24), folder: folder)
    try program.waitFor(text: " DE ")
    try folder.write("{mouse: false}", to: Self.config)
    try waitForMouseOff(true, program)
    #expect(program.screen.text.contains(" DE "))
    try program.type("\u{1b}[20~")
    try program.waitFor("the next keyboard") { !$0.text.contains(" DE ") }
    try finish(program)
  }

  @Test(arguments: [
    ("KEYLINE_THEME", "lihgt", "KEYLINE_THEME: there is no theme \"lihgt\"; did you mean light?"),
    ("KEYLINE_KEYBOARDS", "azerti-fr", "KEYLINE_KEYBOARDS: there is no layout \"azerti-fr\""),
    ("KEYLINE_BINDINGS_FILE_DONE", "none", "KEYLINE_BINDINGS_FILE_DONE: needs a key"),
    ("KEYLINE_MUOSE", "off", "KEYLINE_MUOSE: there is no such setting; did you mean KEYLINE_MOUSE?"),
  ])
  func whatAVariableSaysInVainIsSaidAndTheRunGoesOn(name: String, value: String, sentence: String) throws {
    let program = try TerminalProgram.keyboard(
      size: TerminalSize(columns: 200, rows: 24), environment: [name: value], folder: folder)
    try program.waitFor(text: sentence)
    try finish(program)
  }

  private static func theme(_ style: String, _ foreground: String) -> String {
    "{ styles: { \(style): { foreground: '\(foreground)' } } }"
  }

  private static func tiny(_ label: String) -> String {
    """
    { "id": "tiny", "version": "1.0.0", "locale": "en", "name": "Tiny", "layout": "ABC", "indicator": "TY",
      "keys": [
        { "id": "delete", "role": "backspace" }, { "id": "globe", "role": "nextKeyboard" },
        { "id": "space", "role": "space", "width": 3 }, { "id": "return", "role": "enter" },
        { "id": "k", "display": "\(label)" }
      ],
      "layers": [{ "id": "base", "rows": [["k", "a"], ["delete", "globe", "space", "return"]] }] }
    """
  }
}
