import KeylineTestSupport
import Testing

/// `keyline settings` as a person types it.
@Suite struct SettingsCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func settings(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
    try CommandRun(
      [ExecutablePath.keyline(), "settings"] + arguments, environment: environment, folder: folder)
  }

  @Test(arguments: [
    ("theme", "lihgt", "there is no theme \"lihgt\"; did you mean light?"),
    ("theme", "nocturne", "there are dark, light, mono"), ("theme", "", "must be the name of a theme"),
    ("keyboards", "qwerty-en,qwertz-en", "there is no layout \"qwertz-en\"; did you mean qwerty-en?"),
    ("keyboards", "qwerty-en,qwerty-en", "twice"), ("keyboards", ",", "at least one layout id"),
    ("mouse", "maybe", "must be on or off"), ("labels", "asci", "did you mean ascii?"),
    ("keys.height", "4", "must be one of auto, 1, 2, 3"),
    ("bindings.edit.redo", "Alt-Entr", "did you mean Enter?"),
    ("bindings.edit.redo", "Ctrl-B", "also bound to move.left"),
    ("bindings.edit.redo", "Ctrl-1", "send no bytes"), ("bindings.edit.redo", "Alt-[", "terminal itself"),
    ("bindings.edit.redo", "Ctrl-Enter", "send no bytes"), ("bindings.edit.redo", "Ctrl-M", "same byte"),
    ("bindings.file.done", "none", "needs a key"), ("bindings.app.cancel", "none", "needs a key"),
    ("bindings.edit.undo", "Ctrl-D", "also bound to file.done"),
    ("bindings.edit.undoo", "Alt-z", "did you mean bindings.edit.undo?"),
    ("them", "dark", "did you mean theme?"),
  ])
  func whatCannotBeUsedIsRefused(name: String, value: String, reason: String) throws {
    let run = try settings("set", name, value)
    #expect(run.status == .exited(1) && run.output.isEmpty)
    #expect(run.errors.hasPrefix("keyline: \(name): ") && run.errors.contains(reason), "\(run.errors)")
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
    #expect(try settings("list").errors.isEmpty, "nothing was written")
  }

  @Test(arguments: [
    ("theme", "mono"), ("keyboards", "azerty-fr,qwerty-en"), ("bindings.edit.redo", "Alt-r,Ctrl-Enter"),
    ("bindings.file.done", "Alt-q"), ("keys.height", "2"),
  ])
  func whatCanBeUsedIsKeptAndGivenBack(name: String, value: String) throws {
    #expect(try settings("set", name, value).status == .exited(0))
    #expect(try settings("get", name).output == value + "\n")
    let before = try settings("reset", name)
    #expect(before.status == .exited(0) && before.errors.isEmpty)
    #expect(try settings("list").output.contains("settings.json") == false)
  }

  @Test func aThemeAndALayoutThatCannotBeReadAreRefused() throws {
    try folder.write("{\"styles\": {\"nose\": {}}}", to: ".config/keyline/themes/odd.json")
    try folder.write("{\"id\": 1}", to: ".config/keyline/layouts/odd.json")
    #expect(try settings("set", "theme", "odd").errors.contains("no such style"))
    #expect(
      try settings("set", "keyboards", "odd").errors.contains(".config/keyline/layouts/odd.json: \"id\""))
  }

  @Test func whatIsWrongElsewhereIsSaidWithItsPlaceAndHindersNothing() throws {
    let config = try folder.write("{theme: 5, keybords: ['qwerty-en']}", to: ".config/keyline/config.json")
    let run = try settings("get", "theme", environment: ["KEYLINE_MUOSE": "on", "KEYLINE_LABELS": "asci"])
    #expect(run.status == .exited(0) && run.output == "dark\n")
    #expect(
      run.errors.split(separator: "\n").sorted() == [
        "keyline: \(config): keybords: there is no such setting; did you mean keyboards?",
        "keyline: \(config): theme: must be the name of a theme",
        "keyline: KEYLINE_LABELS: must be one of unicode, ascii; did you mean ascii?",
        "keyline: KEYLINE_MUOSE: there is no such setting; did you mean KEYLINE_MOUSE?",
      ])
    #expect(try settings("set", "mouse", "off").status == .exited(0))
  }

  @Test(arguments: [
    ("{theme: 'dark', theme: 'mono'}", "line 1, column 17: not JSON, expected each field once"),
    ("{", "line 1, column 2: not JSON"), ("[]", "must be one object"),
    ("{\"theme\": \"dark\"", "line 1, column 17: not JSON"),
  ])
  func aDocumentThatIsNoneIsSaidWithItsLine(text: String, reason: String) throws {
    let config = try folder.write(text, to: ".config/keyline/config.json")
    #expect(try settings("get", "theme").errors.hasPrefix("keyline: \(config): \(reason)"))
  }

  @Test func aStoredDocumentThatIsNoneIsNotOverwritten() throws {
    let path = try folder.write("{\"theme\": ", to: ".local/share/keyline/settings.json")
    let run = try settings("set", "theme", "mono")
    #expect(run.status == .exited(1) && run.errors.contains("\(path): line 1, column 11"))
    #expect(try folder.read(".local/share/keyline/settings.json") == Array("{\"theme\": ".utf8))
  }
}
