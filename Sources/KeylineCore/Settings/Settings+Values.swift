/// From values by name to typed settings.
extension Settings {
  /// Types the values; a setting without one gets its default.
  ///
  /// Values have passed `SettingDefinition`, so only the bindings can still be wrong.
  static func typed(
    values given: [String: SettingValue], sources: [String: SettingSource], lastLayout: String?
  ) -> (settings: Settings, problems: [SettingsProblem]) {
    var values = Dictionary(
      SettingDefinition.all.map { ($0.name, $0.standard) }, uniquingKeysWith: { first, _ in first })
    values.merge(given) { _, new in new }
    let (bindings, bindingProblems) = Bindings.resolving(overrides: overrides(in: given))
    let settings = Settings(
      keyboards: values.list("keyboards"), autocapitalize: values.flag("autocapitalize"),
      doubleSpacePeriod: values.flag("doubleSpacePeriod"), smartSpacing: values.flag("smartSpacing"),
      theme: values.text("theme"), usesASCIILabels: values.text("labels") == "ascii",
      keysFlash: values.flag("keys.flash"),
      keyHeight: KeyHeight(rawValue: values.text("keys.height")) ?? .automatic,
      mouse: values.flag("mouse"), words: WordSettings(values), ai: AISettings(values),
      demonstration: DemonstrationSettings(values),
      recording: RecordingSettings(
        idleSeconds: values.number("recording.idleSeconds"), keepsInput: values.flag("recording.input")),
      statistics: values.word("statistics"), emulation: Emulation(values.list("emulate")),
      reducesMotion: values.flag("reducedMotion"),
      bindings: bindings, lastLayout: lastLayout, values: values,
      sources: sources)
    let problems = bindingProblems.map { problem in
      let name = bindingsPrefix + problem.action
      return SettingsProblem(source: sources[name] ?? .standard, name: name, reason: problem.clause)
    }
    return (settings, problems)
  }

  private static let bindingsPrefix = "bindings."

  private static func overrides(in values: [String: SettingValue]) -> [String: [String]] {
    var overrides: [String: [String]] = [:]
    for (name, value) in values where name.hasPrefix(bindingsPrefix) {
      if case .list(let chords) = value { overrides[String(name.dropFirst(bindingsPrefix.count))] = chords }
    }
    return overrides
  }
}

extension WordSettings {
  fileprivate init(_ values: [String: SettingValue]) {
    let languages = values.list("languages")
    self.init(
      isOn: values.flag("suggestions.words"),
      languages: languages == [SettingValue.automatic] ? [] : languages,
      autocorrects: values.flag("autocorrect"), learns: values.flag("learning"),
      repeatsCandidates: values.flag("suggestions.repeat"),
      expandsReplacements: values.flag("replacements.expand"))
  }
}

extension AISettings {
  fileprivate init(_ values: [String: SettingValue]) {
    self.init(
      isEnabled: values.flag("ai.enabled"), mode: values.word("ai.mode"), trigger: values.word("ai.trigger"),
      provider: values.word("ai.provider"), model: values.given("ai.model"),
      baseURL: values.given("ai.baseURL"),
      debounce: .milliseconds(values.number("ai.debounceMilliseconds")),
      minimumCharacters: values.number("ai.minimumCharacters"),
      timeoutSeconds: values.number("ai.timeoutSeconds"), confirms: values.flag("ai.confirm"),
      language: values.given("suggestion.language"), keepsLedgerText: values.flag("ledger.keepText"))
  }
}

extension DemonstrationSettings {
  fileprivate init(_ values: [String: SettingValue]) {
    self.init(
      delay: .milliseconds(values.number("demo.delayMilliseconds")), failure: values.word("demo.failure"),
      seed: values.number("demo.seed"))
  }
}

extension [String: SettingValue] {
  /// A choice as the type that lists its words.
  fileprivate func word<Word: RawRepresentable<String>>(_ name: String) -> Word {
    guard let word = Word(rawValue: text(name)) else { preconditionFailure("\(name) has another word") }
    return word
  }

  /// A text, nil where the setting stands for somebody else's choice.
  fileprivate func given(_ name: String) -> String? {
    let text = text(name)
    return text == SettingValue.unset || text == SettingValue.automatic ? nil : text
  }

  fileprivate func number(_ name: String) -> Int {
    guard case .number(let number) = self[name] else { preconditionFailure("\(name) is not a number") }
    return number
  }

  fileprivate func flag(_ name: String) -> Bool {
    guard case .flag(let isOn) = self[name] else { preconditionFailure("\(name) is not a flag") }
    return isOn
  }

  fileprivate func text(_ name: String) -> String {
    guard case .text(let text) = self[name] else { preconditionFailure("\(name) is not a text") }
    return text
  }

  fileprivate func list(_ name: String) -> [String] {
    guard case .list(let list) = self[name] else { preconditionFailure("\(name) is not a list") }
    return list
  }
}
