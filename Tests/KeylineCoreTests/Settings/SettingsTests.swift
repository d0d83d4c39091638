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
    #expect(nested.settings.keyHeight == .two)
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
    (#"{"mouse": 1}"#, "config.json: mouse: must be on or off"),
    (#"{"keyboards": []}"#, "config.json: keyboards: must be at least one layout id, in a list"),
    (#"{"keyboards": ["a", 1]}"#, "config.json: keyboards: must be at least one layout id, in a list"),
    (#"{"keyboards": [""]}"#, "config.json: keyboards: must be at least one layout id, in a list"),
    (#"{"theme": null}"#, "config.json: theme: must be the name of a theme"),
    (#"{"theme": 5}"#, "config.json: theme: must be the name of a theme"),
    (#"{"theme": ["dark"]}"#, "config.json: theme: must be the name of a theme"),
    (#"{"theme": "nocturne"}"#, #"config.json: theme: there is no theme "nocturne""#),
    (#"{"theme": "drak"}"#, #"config.json: theme: there is no theme "drak"; did you mean dark?"#),
    (
      #"{"keyboards": ["qwerty-en", "qwertz-en"]}"#,
      #"config.json: keyboards: there is no layout "qwertz-en"; did you mean qwerty-en?"#
    ),
    (
      #"{"keyboards": ["qwerty-en", "qwerty-en"]}"#,
      #"config.json: keyboards: the layout "qwerty-en" is there twice"#
    ),
    ("{", "config.json: line 1, column 2: not JSON, expected the name of a field; it is left unused"),
    ("", "config.json: line 1, column 1: not JSON, expected a value; it is left unused"),
    (
      "{\n  theme: 'dark',\n  theme: 'light'\n}",
      "config.json: line 3, column 3: not JSON, expected each field once; it is left unused"
    ),
    (
      #"{"keys": {"flash": true}, "keys.flash": false}"#,
      "config.json: keys.flash: is there twice; one is left unused"
    ),
    ("[1]", "config.json: must be one object { … }; it is left unused"),
    (
      #"{"bindings": {"file.done": "none"}}"#,
      "config.json: bindings.file.done: needs a key; without a usable one it keeps Ctrl-D"
    ),
    (
      #"{"bindings": {"edit.undo": "Ctrl-C"}}"#,
      "config.json: bindings.edit.undo: Ctrl-C is also bound to app.cancel; give one another chord"
    ),
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

  @Test func `the layout to begin with is enabled and stays when it is reloaded`() {
    var sources = SettingsSources(firstLayout: "qwertz-de", config: Array("{keyboards: 'qwerty-en'}".utf8))
    sources.names = names
    let (settings, problems) = Settings.resolve(sources)
    #expect(problems == [] && settings.keyboards == ["qwertz-de", "qwerty-en"])
    #expect(
      settings.lastLayout == "qwertz-de" && settings.value(of: "keyboards") == .list(settings.keyboards))
    #expect(Settings.resolve(sources, after: settings).settings == settings)
    sources.config = nil
    #expect(Settings.resolve(sources).settings.keyboards == Settings.standard.keyboards)
    sources.firstLayout = "qwertz-ed"
    #expect(Settings.resolve(sources).settings == .standard)
    #expect(Settings.resolve(sources).problems.map(\.nearest) == ["qwertz-de"])
  }

  @Test func `an empty variable is none`() {
    let sources = SettingsSources(environment: ["KEYLINE_MOUSE": "", "KEYLINE_BINDINGS_EDIT_UNDO": ""])
    #expect(Settings.resolve(sources).settings == .standard)
    #expect(Settings.resolve(sources).problems == [])
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

  @Test func `what can no longer be read stays as it was`() {
    var sources = SettingsSources(config: Array("{theme: 'light', mouse: false}".utf8), names: names)
    let before = Settings.resolve(sources).settings
    for config in ["{theme: ", "{theme: 'lihgt', mouse: 'maybe'}", "{theme: 5, mouse: []}"] {
      sources.config = Array(config.utf8)
      let (after, problems) = Settings.resolve(sources, after: before)
      #expect(after == before, "\(config)")
      #expect(!problems.isEmpty)
    }
    sources.config = Array("{}".utf8)
    #expect(Settings.resolve(sources, after: before).settings == .standard)
  }

  @Test func `what is good of a list of layouts is used`() {
    let (settings, problems) = resolve(config: #"{"keyboards": ["azerty-fr", "no-such", "azerty-fr"]}"#)
    #expect(settings.keyboards == ["azerty-fr"])
    #expect(settings.source(of: "keyboards") == .config)
    #expect(problems.count == 2)
  }

  @Test func `a problem says where the person will find it`() {
    let problem = SettingsProblem(source: .config, name: "theme", reason: "is odd", nearest: "dark")
    #expect(problem.sentence(from: "/a/config.json") == "/a/config.json: theme: is odd; did you mean dark?")
    #expect(problem.sentence(from: "--theme", name: "") == "--theme: is odd; did you mean dark?")
    #expect(problem.sentence(from: "/\u{1b}[2J", name: "").contains("\u{1b}") == false)
  }

  @Test(arguments: [
    ("{\"version\": 1, \"future\": {\"a\": [1, null, 2.5]}, \"mouse\": true}", "future"),
    ("{keys: {flash: true, height: 2}}", "flash"), ("{'theme': 'dark', /* why */}", "dark"),
  ])
  func `a stored document keeps what else is in it`(document: String, kept: String) throws {
    let changed = try Settings.document(setting: "theme", to: .text("mono"), in: Array(document.utf8))
    #expect(String(decoding: changed, as: UTF8.self).contains(kept) || kept == "dark")
    let (settings, _) = Settings.resolve(SettingsSources(shared: changed))
    #expect(settings.theme == "mono")
    let reset = try Settings.document(setting: "theme", to: nil, in: changed)
    #expect(Settings.resolve(SettingsSources(shared: reset)).settings.theme == "dark")
  }

  @Test func `a stored document has a version`() throws {
    let written = try Settings.document(setting: "theme", to: .text("mono"), in: nil)
    #expect(try JSONValue(parsing: written)["version"]?.integer == 1)
    #expect(Settings.resolve(SettingsSources(shared: written)).problems == [])
  }

  @Test func `a stored document of a newer version is left unused and not written`() throws {
    let newer = Array(#"{"version": 2, "theme": "mono"}"#.utf8)
    let (settings, problems) = Settings.resolve(SettingsSources(shared: newer))
    #expect(settings.theme == "dark")
    #expect(
      problems.map(\.reason) == ["is of version 2, which only a newer Keyline can read; it is left unused"])
    #expect(throws: SettingsProblem.self) {
      try Settings.document(setting: "theme", to: .text("light"), in: newer)
    }
  }

  @Test func `a stored setting goes out of the object it stands in`() throws {
    let document = Array("{keys: {flash: false, height: 2}}".utf8)
    let changed = try Settings.document(setting: "keys.flash", to: .flag(true), in: document)
    let (settings, problems) = Settings.resolve(SettingsSources(shared: changed))
    #expect(settings.keysFlash && settings.keyHeight == .two && problems == [])
    #expect(throws: SettingsProblem.self) { try Settings.document(setting: "theme", to: nil, in: [0x5b]) }
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

  private let names = SettingNames(
    layouts: ["qwerty-en", "azerty-fr", "qwertz-de", "qwerty-es"], themes: ["dark", "light", "mono"])

  private func resolve(config: String) -> (settings: Settings, problems: [SettingsProblem]) {
    Settings.resolve(SettingsSources(config: Array(config.utf8), names: names))
  }
}
