import Testing

@testable import KeylineCore

@Suite struct SettingsTests {
  @Test func `a fresh machine has the defaults and no problem`() {
    let (settings, problems) = Settings.resolve(SettingsSources())
    #expect(problems == [])
    #expect(settings.autocapitalize && settings.mouse && settings.keysFlash && !settings.usesASCIILabels)
    #expect(settings.keyHeight == .automatic)
    #expect(settings.theme == "dark")
    #expect(settings.bindings == .defaults)
    for definition in SettingDefinition.all {
      #expect(settings.value(of: definition.name) == definition.standard)
      #expect(settings.source(of: definition.name) == .standard)
      #expect(
        SettingValue(parsing: definition.standard.description, as: definition.kind) == definition.standard)
    }
  }

  @Test func `each source hides those below it`() {
    var sources = SettingsSources()
    sources.preferences = Array(#"{"theme": "preferred", "lastLayout": "azerty-fr"}"#.utf8)
    check(sources, "preferred", .preferences)
    sources.shared = Array(#"{"version": 1, "theme": "shared"}"#.utf8)
    check(sources, "shared", .shared)
    sources.config = Array("{theme: 'configured', /* a comment */}".utf8)
    check(sources, "configured", .config)
    sources.environment = ["KEYLINE_THEME": "environment", "HOME": "/"]
    check(sources, "environment", .environment)
    sources.flags = ["theme": "flagged"]
    check(sources, "flagged", .flag)
    #expect(Settings.resolve(sources).settings.lastLayout == "azerty-fr")
  }

  private func check(_ sources: SettingsSources, _ theme: String, _ source: SettingSource) {
    let (settings, problems) = Settings.resolve(sources)
    #expect(problems == [])
    #expect(settings.theme == theme)
    #expect(settings.source(of: "theme") == source)
  }

  @Test func `nested objects and dotted names mean the same`() {
    let nested = resolve(config: "{keys: {height: 2, flash: false}, bindings: {edit: {undo: ['Alt-z']}}}")
    let dotted = resolve(config: #"{"keys.height": "2", "keys.flash": "off", "bindings.edit.undo": "Alt-z"}"#)
    #expect(nested.problems == [] && dotted.problems == [])
    #expect(nested.settings == dotted.settings)
    #expect(nested.settings.keyHeight == .lines(2))
    #expect(!nested.settings.keysFlash)
    #expect(nested.settings.bindings.chords(for: .undo).map(\.notation) == ["Alt-z"])
  }

  @Test(arguments: [
    ("doubleSpacePeriod", "KEYLINE_DOUBLE_SPACE_PERIOD"), ("keys.flash", "KEYLINE_KEYS_FLASH"),
    ("bindings.move.wordLeft", "KEYLINE_BINDINGS_MOVE_WORD_LEFT"), ("mouse", "KEYLINE_MOUSE"),
  ])
  func `names in the environment follow one rule`(name: String, variable: String) {
    #expect(SettingDefinition.named(name)?.environmentName == variable)
  }

  @Test func `no two settings share a variable`() {
    #expect(Set(SettingDefinition.all.map(\.environmentName)).count == SettingDefinition.all.count)
  }

  @Test(arguments: [
    (
      #"{"autocapitalise": true}"#,
      "config.json: autocapitalise: there is no such setting; did you mean autocapitalize?"
    ),
    (#"{"mouse": "maybe"}"#, "config.json: mouse: must be on or off"),
    (#"{"mouse": [1]}"#, "config.json: mouse: must be on or off"),
    (#"{"labels": "asci"}"#, "config.json: labels: must be one of unicode, ascii; did you mean ascii?"),
    (#"{"keys.height": 4}"#, "config.json: keys.height: must be one of auto, 1, 2, 3"),
    (#"{"keyboards": []}"#, "config.json: keyboards: must be a list of names"),
    (#"{"theme": null}"#, "config.json: theme: must be a text"),
    (#"{"theme": 1.5}"#, "config.json: theme: must be a text"),
    ("{", "config.json: is not valid JSON; it is left unused"),
    ("", "config.json: is not valid JSON; it is left unused"),
    ("[1]", "config.json: must be one object { … }"),
    (
      #"{"bindings": {"edit.undo": "Ctrl-1"}}"#,
      "config.json: bindings.edit.undo: Ctrl-1: terminals send no bytes for Control with a digit; choose another key"
    ),
    (
      #"{"bindings": {"edit.undu": "Alt-z"}}"#,
      "config.json: bindings.edit.undu: there is no such setting; did you mean bindings.edit.undo?"
    ),
  ])
  func `what cannot be used is reported and the default holds`(config: String, problem: String) {
    let (settings, problems) = resolve(config: config)
    #expect(problems.first.map { $0.description.hasPrefix(problem) } == true, "\(problems)")
    #expect(problems.count == 1)
    #expect(settings.autocapitalize && settings.mouse && settings.theme == "dark")
  }

  @Test func `a wrong value leaves the next lower source in force`() {
    let sources = SettingsSources(
      environment: ["KEYLINE_MOUSE": "perhaps", "KEYLINE_MUOSE": "on", "KEYLINE_DATA_DIR": "/x"],
      config: Array("{mouse: false}".utf8))
    let (settings, problems) = Settings.resolve(sources)
    #expect(!settings.mouse)
    #expect(settings.source(of: "mouse") == .config)
    #expect(problems.map(\.name) == ["KEYLINE_MOUSE", "KEYLINE_MUOSE"])
    #expect(problems.last?.nearest == "KEYLINE_MOUSE")
  }

  @Test func `preferences may only hold what the keyboard remembers`() {
    var sources = SettingsSources()
    sources.preferences = Array(#"{"autocapitalize": false, "mouse": false}"#.utf8)
    let (settings, problems) = Settings.resolve(sources)
    #expect(settings.autocapitalize && !settings.mouse)
    #expect(problems.map(\.name) == ["autocapitalize"])
  }

  @Test func `one setting can be changed by name`() throws {
    let changed = try Settings.standard.setting("keyboards", to: "azerty-fr, qwerty-en")
    #expect(changed.keyboards == ["azerty-fr", "qwerty-en"])
    #expect(changed.source(of: "keyboards") == .flag)
    #expect(throws: SettingsProblem.self) { try Settings.standard.setting("keyboard", to: "x") }
    #expect(try Settings.standard.setting("bindings.edit.redo", to: "none").bindings.chords(for: .redo) == [])
    let taken = try Settings.standard.setting("bindings.edit.redo", to: "Ctrl-B").bindings
    #expect(taken.action(for: try KeyChord(notation: "Ctrl-B")) == .redo)
    let comma = try Settings.standard.setting("bindings.edit.redo", to: "Alt-,,Alt-e")
    #expect(comma.bindings.chords(for: .redo).map(\.notation) == ["Alt-,", "Alt-e"])
  }

  private func resolve(config: String) -> (settings: Settings, problems: [SettingsProblem]) {
    Settings.resolve(SettingsSources(config: Array(config.utf8)))
  }
}
